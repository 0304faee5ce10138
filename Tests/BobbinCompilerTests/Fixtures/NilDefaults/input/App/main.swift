GenerousComponent().middle.leaf.show()
MeanComponent().middle.leaf.show()
MeanComponent().leaf.show()
