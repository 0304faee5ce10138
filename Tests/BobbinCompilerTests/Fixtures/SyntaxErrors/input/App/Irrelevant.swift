struct Nothing {
  let text = "never closed
