// How a merchant's name is written for people: banks shout, we do not. Brands' own spellings come
// from the dictionary.

// Words that are spelt letter by letter, or that have a spelling of their own.
const knownWords = new Map(
  'ADT AJ BBC BOC BT CEF DFS DHL DIY DPD DVLA DVSA EDF EE ETX GLS HMRC HR HSBC IBM ICO IHG IT ITV KFC LNER LBC MOT NCP NFU NHS NI O2 PAYE PRS RAC RBS RSPB SJP TFL TNT TSB TV UK UPS USA VAT VW WHS XL YHA'
    .split(' ')
    .concat('and at de for in of on the to'.split(' '), 'Mr Mrs Ms Dr St Ltd'.split(' '))
    .map((word) => [word.toUpperCase(), word] as const),
)

/**
 * Title Case for text that is all upper or all lower case; text of mixed case keeps the bank's own
 * spelling.
 */
export function displayCase(text: string): string {
  if (/\p{Ll}/u.test(text) && /\p{Lu}/u.test(text)) return text
  return text
    .split(' ')
    .map((word, index) => wordCase(word, index === 0))
    .join(' ')
}

function wordCase(word: string, first: boolean): string {
  const fixed = knownWords.get(word.toUpperCase())
  if (fixed && !(first && /^\p{Ll}/u.test(fixed))) return fixed
  if (isInitials(word)) return word.toUpperCase()
  // A hyphen or a slash starts a new word; an apostrophe does so only after O and D (O'Neill,
  // D'Arcy).
  return word
    .toLowerCase()
    .replace(/(^|[-/.(])\p{L}/gu, capital)
    .replace(/^[OD]['’]\p{L}/u, capital)
}

/** Upper case, but for the few letters that would become two ("ᾀ" to "ἈΙ"). */
function capital(start: string): string {
  const upper = start.toUpperCase()
  return upper.length === start.length ? upper : start
}

/** No vowel and short (BHS, JCB), or letters joined by "&" (B&Q): read letter by letter. */
function isInitials(word: string): boolean {
  return /^[bcdfghjklmnpqrstvwxz]{2,4}$/i.test(word) || /^[a-z]{1,2}&[a-z]{1,2}$/i.test(word)
}
