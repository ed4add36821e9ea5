// Folds printed words so that they can be compared: headers against the dictionary, labels against footers.
// Folded text is for comparing only and is never shown.

const undecomposed: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
}

/** Lower case without accents, signs or doubled spaces: `'Paid out (£)'` becomes `'paid out'`. Letters of every script stay. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[łøđðıßæœ]/g, (letter) => undecomposed[letter] ?? letter)
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim()
}

/** The bank's words with white space folded and nothing else changed: no-break spaces, tabs and line ends become one space. */
export function tidy(text: string): string {
  return text.replace(/[\s\u00a0\u200b\u202f\ufeff]+/g, ' ').trim()
}
