// What a trade calls those who pay it: families and parents, patients, tenants, members, donors,
// the agencies that a contractor works through. They are its customers, where no name of the books
// says otherwise.
import type { NameIndex } from '../names.ts'

const alike = 'clients|patients|punters|shoppers|diners|patrons|guests|buyers|service users'
const narrower =
  'families|parents|tenants|pupils|students|learners|members|subscribers|donors|supporters|sponsors|residents|households|hirers|delegates|attendees|trainees|mums|dads|carers|mums and dads|parents and carers|agencies|end clients'
const oneOf: Readonly<Record<string, string>> = {
  family: 'families',
  parent: 'parents',
  tenant: 'tenants',
  pupil: 'pupils',
  student: 'students',
  member: 'members',
  donor: 'donors',
  sponsor: 'sponsors',
  resident: 'residents',
  agency: 'agencies',
  patient: 'patients',
  client: 'clients',
  guest: 'guests',
  punter: 'punters',
}
const oneByPlural = new Map(Object.entries(oneOf).map(([one, many]) => [many, [one]] as const))
const ones = Object.keys(oneOf).join('|')

const several = new RegExp(
  `(?<!\\b(?:staff|team|committee|board|crew|of|per|letting|estate|recruitment|staffing) )\\b(${alike}|${narrower})\\b(?! (?:of staff|of the team|accounts?|association|club|loans?|fees and))`,
  'gi',
)
// "Which family paid us most", "how much did each tenant pay": one of them.
const singular = new RegExp(
  `\\b(which|what|each|every|a|per|average|our best|our top|any) (${ones})\\b`,
  'gi',
)
// Where it may as well be somebody who is paid, only what pays us is meant.
const agencies = /^(?:agenc(?:y|ies)|sponsors?|residents?|hirers|members?|carers)$/i
const paysUs =
  /\b(?:pa(?:y|ys|id|ying) (?:us|me)|(?:us|me) (?:pay|paid)|ow(?:e|es|ed|ing)(?: us| me)?|from|invoices?|came in|comes in|received?|sent us|brought in|(?:which|what) \w+ (?:(?:has|have|had|did) )?(?:pays?|paid))\b/i

/** The question with customers in place of what the trade calls them. */
export function withPlainParties(text: string, names: NameIndex): string {
  const put = (word: string, instead: string): string => {
    const isNamed = word
      .toLowerCase()
      .split(' ')
      .flatMap((each) => [each, ...(oneByPlural.get(each) ?? [])])
      .some((each) => names.holding(each).length > 0)
    return isNamed || (agencies.test(word) && !paysUs.test(text)) ? word : instead
  }
  const plain = text
    .replace(several, (word) => put(word, 'customers'))
    .replace(singular, (_, before: string, word: string) => `${before} ${put(word, 'customer')}`)
  return withUs(plain)
}

/** What an answer says where customers stand for some of them; null where they are the same. */
export function noteOnParties(text: string, names: NameIndex): string | null {
  const [word = ''] = new RegExp(`\\b(?:${narrower})\\b`, 'i').exec(text) ?? []
  const [, , single = ''] = new RegExp(singular.source, 'i').exec(text) ?? []
  const called = word || (single && oneOf[single.toLowerCase()]) || ''
  if (!called || new RegExp(`^(?:${alike})$`, 'i').test(called)) return null
  return withPlainParties(text, names) === withUs(text)
    ? null
    : `I can’t tell which of your customers are ${called.toLowerCase()}, so this is all of them.`
}

const pay = '(?:pays?|paid|paying)'
const customersPay = new RegExp(
  `\\b(customers?(?: (?:who|that|which))?(?: (?:have|has|had|did|do|does|not|haven['’]?t|hasn['’]?t|didn['’]?t|all|ever|actually|always|usually|typically|normally|still|each))* ${pay})(?! (?:us|me|in[\\s?.!]*$))\\b`,
  'gi',
)
const theyPay = new RegExp(
  `\\b((?:did|do|does|have|has) (?:each(?: one)?(?: of (?:them|those))?|they(?: each| all)?|every one of them) ${pay})(?! (?:us|me|to|for|each))\\b`,
  'gi',
)
const ofPayers = /\bcustomers?\b|\bpa(?:y|ys|id|ying) (?:us|me)\b/i

// "Customers who paid in October" paid us.
function withUs(text: string): string {
  const own = text.replace(customersPay, '$1 us')
  return ofPayers.test(own) ? own.replace(theyPay, '$1 us') : own
}
