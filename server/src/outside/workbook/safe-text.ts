// Makes text harmless in a spreadsheet: a cell that begins like a formula is never run as one.

/** The text, with an apostrophe before it when it begins with `=`, `+`, `-`, `@`, a tab or a line end. */
export function safeText(text: string): string {
  return /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text
}
