// Payers by the trade that a question puts them in: "income from insurers", "the breweries paid
// us". A payer is in a trade by its name or because it is known for it; what the business pays for
// (its own insurance, its nights in hotels) is never meant where money comes in.
import { subCategoryOf } from '../taxonomy.ts'
import { nameWords, stemOf } from './name-words.ts'
import type { BookNames, Subject } from './subject.ts'

type PayerTrade = {
  /** What such firms are called; in the plural, an "s" is taken off before they are compared. */
  readonly called: readonly string[]
  /** Words that the name of such a firm holds. */
  readonly holding: readonly string[]
  readonly known?: readonly string[]
}

const list = (text: string) => text.split('|')

const trades: readonly PayerTrade[] = [
  {
    called: list(
      'insurer|insurers|health insurer|health insurers|medical insurers|private insurers|insurance company|insurance companies|insurance firms|insurance providers|health insurance companies|medical insurance companies|private health insurers|medical insurance|private medical insurance|health insurance',
    ),
    holding: ['insurance', 'insurers', 'assurance'],
    known: list(
      'bupa|axa|aviva|vitality|cigna|wpa|allianz|zurich|simplyhealth|simply health|healix|exeter|freedom health|national friendly|benenden|westfield health|hiscox|direct line|admiral|lv|rsa|nfu|ageas',
    ),
  },
  {
    called: ['hotel', 'hotels', 'hotel group', 'hotel chain'],
    holding: ['hotel', 'hotels', 'inn'],
  },
  {
    called: list('brewery|breweries|brewer|brewers'),
    holding: ['brewery', 'brewing', 'brewers', 'brewhouse', 'ales'],
  },
  { called: list('museum|museums|gallery|galleries'), holding: ['museum', 'museums', 'gallery'] },
  {
    called: list('school|schools|college|colleges|nursery|nurseries'),
    holding: ['school', 'schools', 'academy', 'college', 'nursery', 'primary', 'grammar'],
  },
  { called: list('university|universities'), holding: ['university'] },
  {
    called: list('council|councils|local authority|local authorities'),
    holding: ['council', 'cc', 'cncl', 'mbc', 'mdc'],
  },
  { called: list('church|churches|parish'), holding: ['church', 'parish', 'diocese', 'chapel'] },
  {
    called: list('letting agent|letting agents|estate agent|estate agents|landlord|landlords'),
    holding: ['lettings', 'estates', 'properties', 'homes', 'housing'],
  },
  {
    called: list('housing association|housing associations'),
    holding: ['housing', 'homes'],
  },
  { called: list('solicitor|solicitors|law firms'), holding: ['solicitors', 'law', 'legal'] },
  {
    called: list('restaurant|restaurants|cafe|cafes'),
    holding: ['restaurant', 'kitchen', 'cafe', 'bistro', 'diner'],
  },
  { called: list('pub|pubs'), holding: ['arms', 'tavern', 'pub', 'inn'] },
  {
    called: list('bike shop|bike shops|cycle shop|cycle shops|bicycle shops'),
    holding: ['cycles', 'bikes', 'cycling'],
  },
  { called: list('hospital|hospitals'), holding: ['hospital', 'nhs', 'trust'] },
  { called: list('surgery|surgeries|gp|gps'), holding: ['surgery', 'medical', 'practice'] },
  { called: list('gym|gyms'), holding: ['gym', 'fitness', 'leisure'] },
  {
    called: list(
      'delivery app|delivery apps|takeaway app|takeaway apps|delivery platforms|food apps',
    ),
    holding: [],
    known: list('deliveroo|uber eats|ubereats|just eat|foodhub|too good to go'),
  },
  {
    called: list(
      'card machine|card machines|card reader|card readers|card provider|card terminal|card processor|card processors|payment processors',
    ),
    holding: [],
    known: list(
      'stripe|square|sumup|zettle|izettle|worldpay|dojo|barclaycard payments|elavon|takepayments|paymentsense|clover|tyl|teya',
    ),
  },
]

const longest = Math.max(
  ...trades.flatMap(({ called }) => called.map((name) => name.split(' ').length)),
)

/** The trade whose name begins at a word, and where it ends; the longest name wins. */
function tradeAt(words: readonly string[], start: number) {
  for (let end = Math.min(words.length, start + longest); end > start; end--) {
    const written = words.slice(start, end).join(' ')
    const trade = trades.find(({ called }) => called.includes(written))
    if (trade) return { trade, end, written }
  }
  return null
}

const paidOut =
  /\b(spen[dt]|spending|cost|costs|costing|costly|buy|bought|outgoings|expenses|bills?|refund(?:s|ed)?|back|lent|loan|loans|borrowed|owe|owed|stay|stayed|stays|premiums?|(?:we|i|have|did we) (?:pay|paid))\b/
const movesIn =
  /\b(income|incomes|sales|takings|turnover|revenue|receipts|earnings|money|cash|business|work|trade|get|gets|got|receive|received|earn|earned|take|took|taken|come|comes|came|coming|bring|brings|brought|bringing|make|made|paid|payments|custom)\b/
const leadsIn =
  /\b(?:from|off|out of|via|through|paid by)(?: (?:all|the|our|my|these|various|other|any|those|different))*$/
const workFor =
  /\b(?:sales|work|business|trade|turnover|custom) (?:to|with|for|from)(?: (?:all|the|our|my|any))*$/
const paysUs =
  /^(?:(?:have|has|had|did|do|does|all|ever|actually|between them) )*(?:pays?|paid|paying|sends?|sent|gives?|gave|given|brings?|brought|puts?) (?:us|me|in)\b/

/** Whether the name between two words is of somebody that money comes from. */
function isWherePayersStand(words: readonly string[], start: number, end: number): boolean {
  const before = words.slice(0, start).join(' ')
  const after = words.slice(end).join(' ')
  if (paysUs.test(after)) return true
  if (paidOut.test(`${before} ${after}`)) return false
  if (workFor.test(before)) return true
  return (
    leadsIn.test(before) && (movesIn.test(`${before} ${after}`) || /^(and )?from\b/.test(before))
  )
}

/** Where payers stand by their trade: "share of income from insurers". */
export function payerTradeAt(
  words: readonly string[],
  start: number,
): { readonly end: number; readonly written: string; readonly trade: PayerTrade } | null {
  const found = tradeAt(words, start)
  return found && isWherePayersStand(words, start, found.end) ? found : null
}

/** The payers in a trade, as one subject; null where the books have none. */
export function payersIn(
  { holding, known = [] }: PayerTrade,
  merchants: BookNames['merchants'],
): Subject | null {
  const found = merchants.filter(({ name, codes = [] }) => {
    const own = nameWords(name)
    const text = ` ${own.join(' ')} `
    return (
      codes.some(isReceipt) &&
      (holding.some((word) => own.some((each) => stemOf(each) === stemOf(word))) ||
        known.some((each) => text.startsWith(` ${each} `)))
    )
  })
  const names = found.map(({ name }) => name)
  if (names.length === 0) return null
  const first = names.slice(0, -1).join(', ')
  const name = first ? `${first} and ${names.at(-1)}` : (names[0] ?? '')
  return { kind: 'merchant', ids: found.map(({ id }) => id), name, names }
}

const isReceipt = (code: string) =>
  code === 'uncategorised_in' || subCategoryOf(code).direction === 'in'
