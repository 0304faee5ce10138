import Bobbin
import Narcissus
