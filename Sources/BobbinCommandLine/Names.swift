/// The version of the tool, as in the tag of its release.
package let bobbinVersion = "0.1.0"

let generatedFileName = "Bobbin.generated.swift"

/// The name of the runtime library, as a product and as a module.
let runtimeModuleName = "Bobbin"
