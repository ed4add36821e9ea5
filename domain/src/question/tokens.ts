// A question cut into tokens: lower case, British spelling, no punctuation, with the writer's own
// word kept for quoting.
import { monthNumbers } from './periods/words.ts'

/**
 * One word, number or amount of a question. `raw` is as written; `text` is what readers compare.
 */
export type Token = { readonly text: string; readonly raw: string }

/** The longest question that is read; what follows is ignored and the answer mentions it. */
export const questionCharactersMax = 600

const contractions: Record<string, string> = {
  "what's": 'what is',
  whats: 'what is',
  "who's": 'who is',
  whos: 'who is',
  "where's": 'where is',
  "how's": 'how is',
  hows: 'how is',
  "when's": 'when is',
  whens: 'when is',
  "that's": 'that is',
  thats: 'that is',
  "it's": 'it is',
  "there's": 'there is',
  "we've": 'we have',
  weve: 'we have',
  "i've": 'i have',
  ive: 'i have',
  "we're": 'we are',
  "i'm": 'i am',
  im: 'i am',
  "we'll": 'we will',
  "i'll": 'i will',
  "we'd": 'we would',
  "i'd": 'i would',
  "didn't": 'did not',
  didnt: 'did not',
  "don't": 'do not',
  dont: 'do not',
  "doesn't": 'does not',
  doesnt: 'does not',
  "wasn't": 'was not',
  wasnt: 'was not',
  "weren't": 'were not',
  "aren't": 'are not',
  arent: 'are not',
  havent: 'have not',
  hasnt: 'has not',
  hasn: 'has not',
  havnt: 'have not',
  havn: 'have not',
  "havn't": 'have not',
  didn: 'did not',
  wi: 'with',
  owt: 'anything',
  nowt: 'nothing',
  isnt: 'is not',
  wont: 'will not',
  "couldn't": 'could not',
  "shouldn't": 'should not',
  "wouldn't": 'would not',
  "haven't": 'have not',
  "hasn't": 'has not',
  "isn't": 'is not',
  "won't": 'will not',
  "can't": 'can not',
  cant: 'can not',
  cannot: 'can not',
  wil: 'will',
  giv: 'give',
  ow: 'how',
  cld: 'could',
  shld: 'should',
  wld: 'would',
  hav: 'have',
  hve: 'have',
  wot: 'what',
  hwo: 'how',
  waht: 'what',
  wich: 'which',
  whch: 'which',
  wen: 'when',
  wos: 'was',
  innit: 'right',
  summat: 'something',
  teh: 'the',
  til: 'until',
  payday: 'wages due',
  wots: 'what is',
  wens: 'when is',
  wheres: 'where is',
  payd: 'paid',
  payed: 'paid',
  mnay: 'many',
  mcuh: 'much',
  hw: 'how',
  mch: 'much',
  mutch: 'much',
  tho: 'though',
  diff: 'difference',
  yr: 'year',
  yrs: 'years',
  mth: 'month',
  mths: 'months',
  wk: 'week',
  wks: 'weeks',
  qtr: 'quarter',
  qtrs: 'quarters',
  prev: 'previous',
  lst: 'last',
  nxt: 'next',
  mnth: 'month',
  bal: 'balance',
  pymt: 'payment',
  pmts: 'payments',
  avg: 'average',
  fin: 'financial',
  acct: 'account',
  txn: 'transaction',
  txns: 'transactions',
  w: 'with',
  hv: 'have',
  pls: 'please',
  plz: 'please',
  u: 'you',
  ur: 'your',
  thru: 'through',
  gonna: 'going to',
  gotta: 'got to',
  wanna: 'want to',
  gimme: 'give me',
  quid: 'pounds',
  lecky: 'electricity',
  biz: 'business',
  pcm: 'per month',
  pm: 'per month',
  pa: 'per year',
  pw: 'per week',
  b4: 'before',
  tmrw: 'tomorrow',
  tomoz: 'tomorrow',
  tomoro: 'tomorrow',
  tmw: 'tomorrow',
  yest: 'yesterday',
  yday: 'yesterday',
  wkly: 'weekly',
  mthly: 'monthly',
  custs: 'customers',
  cust: 'customer',
  inv: 'invoice',
  invs: 'invoices',
  amt: 'amount',
  tot: 'total',
  recd: 'received',
  pd: 'paid',
  inc: 'including',
  wat: 'what',
  wht: 'what',
  wats: 'what is',
  abt: 'about',
  frm: 'from',
  thx: 'thanks',
  ty: 'thanks',
  lastmonth: 'last month',
  thismonth: 'this month',
  lastyear: 'last year',
  thisyear: 'this year',
  lastweek: 'last week',
  howmuch: 'how much',
  alot: 'a lot',
  dya: 'do you',
  dyou: 'do you',
  whatve: 'what have',
  whatd: 'what did',
  whod: 'who did',
  theres: 'there is',
  shouldve: 'should have',
  wouldve: 'would have',
  n: 'and',
  '&': 'and',
  '+': 'and',
  '%': 'percent',
}

/**
 * Cuts a question into tokens. Control, zero-width and direction characters vanish; accents are
 * dropped.
 */
export function tokensIn(question: string): Token[] {
  const plain = question
    .slice(0, questionCharactersMax)
    .normalize('NFKD')
    .replace(/\p{Mn}+/gu, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[–—−]/g, '-')
    // "Fill-up" is two words; "Jan-June" and "1-15 October" stay ranges.
    .replace(betweenMonths, '$1 - ')
    .replace(/(\p{L})-(?=\p{L})/gu, '$1 ')
    .replace(/\bw\/(?![ce]\b)\s*/gi, 'with ')
    .replace(/\bw\/([ce])\b/gi, (_, end: string) =>
      /c/i.test(end) ? 'week commencing' : 'week ending',
    )
  const words = plain.match(wordPattern) ?? []
  return words.flatMap((raw, at) => {
    // "N Wren" is a person: the initial isn't a short word.
    const isInitial = /^\p{Lu}$/u.test(raw) && /^\p{Lu}\p{Ll}/u.test(words[at + 1] ?? '')
    // "Uber an trains": the article stands before a vowel alone.
    const isAnd =
      /^an$/i.test(raw) && /^(?:[b-df-gj-np-tv-z]\p{L}|one\b)/iu.test(words[at + 1] ?? '')
    const texts = isInitial ? [raw.toLowerCase()] : isAnd ? ['and'] : textsOf(raw)
    return texts.map((text) => ({ text, raw }))
  })
}

const monthWord = `(?:${Object.keys(monthNumbers).join('|')})`
const betweenMonths = new RegExp(`\\b(${monthWord})-(?=${monthWord}\\b)`, 'gi')

const wordPattern =
  /[£$€]\s?\d(?:[\d,]*\d)?(?:\.\d+)?\s?(?:k|m|bn)?\b|\d{4}-\d{2}-\d{2}|\d{1,2}[/.]\d{1,2}[/.]\d{2,4}|\d{4}[/-]\d{2,4}\b|\d(?:[\d,]*\d)?(?:\.\d+)?(?:st|nd|rd|th|k|m|%|p)?(?![\p{L}\d])|[\p{L}\d]+(?:['’][\p{L}]+)*|[&+%-]/giu

function textsOf(raw: string): string[] {
  // "Soooo" is "so".
  const lower = raw
    .toLowerCase()
    .trim()
    .replace(/([a-z])\1{2,}/g, '$1')
  const written = contractions[lower]
  if (written) return written.split(' ')
  if (lower === '-') return ['-']
  if (/^\d[\d,.]*%$/.test(lower)) return [lower.slice(0, -1), 'percent']
  return [lower.replace(/'s$|'$/, '').replaceAll("'", '')]
}
