// Makes text harmless in a spreadsheet: no cell is run as a formula, also where a program splits a
// CSV at semicolons or tabs, or reads full-width signs like the ordinary ones.

const formulaStart = /^(\s*)([=+\-@\uff1d\uff0b\uff0d\uff20\t\r\n])/u
const formulaAfterSeparator = /([;\t\r\n]\s*["']*\s*)([=+\-@\uff1d\uff0b\uff0d\uff20])/gu

/**
 * The text with an apostrophe before whatever a spreadsheet could take for the beginning of a
 * formula.
 */
export function safeText(text: string): string {
  const safe = text.replace(formulaAfterSeparator, "$1'$2")
  return formulaStart.test(text) ? `'${safe}` : safe
}
