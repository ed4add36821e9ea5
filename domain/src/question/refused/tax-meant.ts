// What sounds like advice on tax and has an answer in the books: how near the VAT threshold is, and
// how much to put aside for tax.
import { holdsOnly, wordsOf } from './words-of.ts'

const vatWords = wordsOf(
  `do does must need have has having to we i our my the a is are am be being will would should could you check tell me how long much more many till until when before
  yet now already there near close closely getting big large enough point of at turnover sales take earn sell make can register registering registered registration
  for charge charging vat where stand on threshold it`,
)
const registers = /\bvat\b(?=.*\b(?:registr|threshold))|\b(?:regist\w+ for|charge|charging) vat\b/i
const asksHowNear =
  /\b(?:how|when|near|close|closely|getting|till|until|before|where)\b|\b(?:need|must|have) to\b|\byet\b|\bbig enough\b/i
const wantsYesOrNo = /^(?:do|must|are|am|should|is)\b(?!.*\b(?:near|close|closely|getting)\b)/i

const keeping =
  /\b(?:put(?:ting)?|set(?:ting)?|stash(?:ing)?|mov(?:e|ing)|transfer(?:ring)?|keep(?:ing)?|leav(?:e|ing)|provid(?:e|ing)|provision|stick(?:ing)?|sav(?:e|ing)|earmark(?:ed)?|have|hold(?:ing)?|ring-?fence[d]?)\b/i
const taxWords = wordsOf(
  `how much what should do must need to be we i being been the our my a an us each every per month for against in into by of it away aside and or not so don't later are
  cash money amount sum tax taxes taxman taxman's hmrc bill bills pot put putting set setting stash stashing move moving transfer transferring keep keeping leave leaving
  provide providing provision make stick sticking save saving savings earmark earmarked have hold holding ringfence ringfenced ring-fence ring-fenced reserve untouched
  vat paye corporation enough want get caught out spend cry`,
)
const taxNamed = /\b(?:tax(?:es)?|taxman(?:'s)?|hmrc|vat|paye)\b/i
const taxes: readonly (readonly [string, RegExp])[] = [
  ['VAT', /\bvat\b/i],
  ['PAYE', /\bpaye\b/i],
  ['corporation tax', /\bcorporation tax\b/i],
]

/** The plain question that such words come to; null for any others. */
export function taxMeant(text: string): string | null {
  return threshold(text) ?? putAside(text)
}

function threshold(text: string): string | null {
  if (!registers.test(text) || !asksHowNear.test(text) || !holdsOnly(vatWords, text)) return null
  // Whether it would be wise to register is advice.
  if (/^should (?:we|i) register\b/i.test(text)) return null
  return wantsYesOrNo.test(text)
    ? 'are we over the VAT threshold'
    : 'how close are we to the VAT threshold'
}

function putAside(text: string): string | null {
  const isAsked = /\b(?:how much|what)\b/i.test(text) && /\b(?:should|do|must|need)\b/i.test(text)
  if (!isAsked || !taxNamed.test(text) || !keeping.test(text)) return null
  if (!holdsOnly(taxWords, text)) return null
  const named = taxes.filter(([, words]) => words.test(text))
  const [only, ...others] = named
  return `how much should we put aside for ${only && others.length === 0 ? only[0] : 'tax'}`
}
