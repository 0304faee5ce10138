/// The version of the tool, as in the tag of its release.
package let bobbinVersion = "0.1.0"

let generatedFileName = "Bobbin.generated.swift"
