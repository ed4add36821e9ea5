// Folds printed words so that they can be compared: headers against the dictionary, labels against
// footers. Folded text is for comparing only and is never shown.

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

const plain = /^[\x20-\x7e]*$/
const notWord = /[^a-z0-9#]+/g

/**
 * Lower case without accents, signs or doubled spaces: `'Paid out (£)'` becomes `'paid out'`.
 * Letters of every script stay.
 */
export function fold(text: string): string {
  if (text === '') return ''
  // Nearly every text is plain, and needs none of the costly steps.
  if (plain.test(text)) return text.toLowerCase().replace(notWord, ' ').trim()
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[łøđðıßæœ]/g, (letter) => undecomposed[letter] ?? letter)
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim()
}

/**
 * The bank's words with white space folded and nothing else changed: no-break spaces, tabs and line
 * ends become one space.
 */
export function tidy(text: string): string {
  return isTidy(text) ? text : spaced(text)
}

// Most texts are tidy already, which a look at each character finds out several times faster than
// replacing does.
function isTidy(text: string): boolean {
  let before = 32
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code < 32 || code > 126 || (code === 32 && before === 32)) return false
    before = code
  }
  return before !== 32
}

function spaced(text: string): string {
  return text.replace(/[\s\u00a0\u200b\u202f\ufeff]+/g, ' ').trim()
}
