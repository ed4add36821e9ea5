// What is taken for granted about the currency of a file that does not name it, and the doubt that
// says so.
import { dollarsSpelt, hasBareDollars } from './bare-dollars.ts'
import { fold } from './fold.ts'
import { suggestedByHeadings } from './heading-language.ts'
import type { KnownTable } from './known-table.ts'
import type { Assumption } from './statement.ts'
import { hasDecimalComma, isBritish, isForeign, saysPounds } from './table-evidence.ts'

type Places = readonly { readonly currency: string; readonly sure: boolean }[]

/** The currency that amounts are taken to be in where nothing names it, and why. */
export type AssumedCurrency = { readonly currency: string; readonly message: string }

/** The currency of amounts of which nothing says it. `assumptions` tell how dates were read. */
export function assumedCurrency(
  known: KnownTable,
  assumptions: readonly Assumption[],
): AssumedCurrency {
  const texts = known.rows
    .slice(0, rowsMax)
    .flatMap(({ row }) => row.cells.filter((cell) => typeof cell === 'string'))
  const suggested = suggestedByHeadings(known.headers)
  if (suggested) {
    const { currency, money, language } = suggested
    return because(currency, money, `the headings are ${language}`)
  }
  const isAbroad = !saysPounds(known) || isMostlyAbroad(texts, known)
  if (isAbroad && isOften(australian, texts, known))
    return because('AUD', 'Australian dollars', 'its payments are worded as in Australia')
  if (isAbroad && texts.some((text) => lakhs.test(text)))
    return because('INR', 'Indian rupees', 'their digits are grouped as in India')
  if (isAbroad && americanBanks.test(known.headers.map(fold).join('|')))
    return because('USD', 'US dollars', 'its headings are those of an American bank')
  if (isAbroad && isOften(canadian, texts, known))
    return because('CAD', 'Canadian dollars', 'its payments name places in Canada')
  if (isAbroad && isOften(statesOfAmerica, texts, known))
    return because('USD', 'US dollars', 'its payments name places in America')
  if (isAbroad && isAmongMany(irish, texts, known))
    return because('EUR', 'euros', 'its payments name firms and places in Ireland')
  const isAmerican = isAbroad
    ? texts.some((text) => american.test(text))
    : isOften(american, texts, known)
  if ((isAmerican || (isAbroad && isEditionAbroad(known))) && isMonthFirst(assumptions))
    return because('USD', 'US dollars', 'its dates and payments are written as in America')
  if (isAbroad && isMonthFirst(assumptions) && !isBritish(known))
    return because('USD', 'US dollars', 'its dates are written month first, as in America')
  if (isAbroad && hasBareDollars(known)) return bareDollars
  const isInEnglish = known.headers.length > 0 && !isForeign(known)
  if (isAbroad && !isInEnglish && texts.some(hasDecimalComma)) return eurosByComma
  return { currency: 'GBP', message: `${poundsWords}${otherSigns(texts, assumptions)}` }
}

/** The note on a currency that was assumed, or on several in one file. */
export function currencyAssumptions(
  places: Places,
  known: KnownTable,
  assumptions: readonly Assumption[],
): Assumption[] {
  const currencies = [...new Set(places.map((place) => place.currency))]
  if (currencies.length > 1) {
    const message = `The file holds several currencies, kept as separate accounts: ${currencies.join(', ')}.`
    return [{ code: 'currencies', message }]
  }
  const isForeign = isMonthFirst(assumptions)
  const british = known.layout !== null && !known.layout.whole && !isForeign
  if (british || places.every((place) => place.sure)) return []
  // Where payments or headings are in pounds it goes without saying; elsewhere it is a doubt.
  const isPlain = saysPounds(known) && !isForeign && currencies[0] === 'GBP'
  if (isPlain) return [{ code: 'currency_default', message: poundsWords }]
  return [{ code: 'currency_assumed', message: assumedCurrency(known, assumptions).message }]
}

/**
 * The note on a bank's data file that names no currency, by its accounts and the words of its
 * payments.
 */
export function poundsAssumed(
  accounts: readonly string[],
  words: readonly string[],
  assumptions: readonly Assumption[] = [],
): Assumption {
  const rows = words.map((text) => ({ sheet: '', row: { line: 0, cells: [text] } }))
  const isPlain = saysPounds({ headers: [], above: accounts, rows }) && !isMonthFirst(assumptions)
  if (isPlain) return { code: 'currency_default', message: poundsWords }
  return { code: 'currency_assumed', message: `${poundsWords}${otherSigns(words, assumptions)}` }
}

/**
 * The currency of a bank's data file that names none: dollars where the month stands first and
 * nothing speaks of Britain.
 */
export function currencyOfFile(
  accounts: readonly string[],
  words: readonly string[],
  assumptions: readonly Assumption[],
): AssumedCurrency | null {
  const rows = words.map((text) => ({ sheet: '', row: { line: 0, cells: [text] } }))
  if (!isMonthFirst(assumptions) || isBritish({ headers: [], above: accounts, rows })) return null
  return because('USD', 'US dollars', 'its dates are written as in America')
}

const bareDollars = {
  currency: 'USD',
  message:
    'Amounts have a dollar sign and are taken to be in US dollars. If they are in those of another country, choose its currency.',
}

/**
 * Whether a dollar sign is all that the file says of its currency, so that nothing shows whose
 * dollars they are.
 */
export function areDollarsOpen(known: KnownTable, assumptions: readonly Assumption[]): boolean {
  return (
    hasBareDollars(known) &&
    dollarsSpelt(known) === null &&
    assumedCurrency(known, assumptions) === bareDollars
  )
}

/**
 * What amounts with a decimal comma are taken to be in, where nothing around them is in English.
 */
export const eurosByComma = because(
  'EUR',
  'euros',
  'they have a decimal comma, which nobody in Britain writes',
)

const rowsMax = 300
const poundsWords = 'Amounts are taken to be in pounds sterling.'

// How the banks of a country word payments with their own cards and by their own schemes.
const australian =
  /\bcard xx\d{4} value date\b|\b(AU|AUS) AUD\b|\b(NSW|NS|VIC|VI|QLD|QL|WA|TAS|ACT) AUS?\b|\bBPAY\b|\bOSKO\b|\bPAYID\b/i
const american =
  /\b(ACH|zelle|venmo|checkcard|e-?check|web ?pmt|PPD ID|WEB ID|INDN:|CO ID:|mobile deposit|direct dep|walgreens|walmart|wal-mart|wells fargo|home depot)\b|\bDES:|\bcheck ?#? ?\d+/i

// One lakh and more: 1,23,456.78.
const lakhs = /^-?\d{1,2}(,\d{2})+,\d{3}\.\d{2}$/

// Capital One, Bank of America and Discover print these, and no bank of ours does.
const americanBanks =
  /^(transaction date\|posted date\|card no\|description\|category\|debit\|credit|posted date\|reference number\|payee\|address\|amount|date\|description\|amount\|running bal|trans date\|post date\|description\|amount\|category)$/

const canadian = /\b[A-Z]{3,} (BC|AB|ON|QC|MB|SK|NS|NB|NL|PE) (CA|CAN|CANADA)$/

// Northern Ireland pays in pounds, and much of what the world buys online is sold from Dublin.
const irish =
  /(?<!\b(north|northern|n) )\bireland\b|\b(eircom|eir|an post|aib|ptsb|supervalu|dunnes stores|bord gais|irish rail|iarnrod|revenue commissioners|luas|cork|galway|limerick|waterford)\b/i

// A town and the letters of its state, those that are no words and no other country's states.
const statesOfAmerica =
  /\b[A-Z]{3,} (AL|AK|AZ|AR|CA|CT|FL|GA|IL|KS|KY|MD|MI|MN|NC|NJ|NM|NV|NY|OH|TN|TX|UT|VA|WI)( \d{5})?( USA?)?$/

// One payment may be a purchase on a journey; a fifth of them speaks of the account's own country.
function isOften(words: RegExp, texts: readonly string[], { rows }: KnownTable): boolean {
  const spoken = texts.filter((text) => words.test(text)).length
  return spoken * 5 >= Math.min(rows.length, rowsMax)
}

// Several payments, and a third of them, where one name in five may be that of a shop online.
function isAmongMany(words: RegExp, texts: readonly string[], { rows }: KnownTable): boolean {
  const spoken = texts.filter((text) => words.test(text)).length
  return spoken > 1 && spoken * 3 >= Math.min(rows.length, rowsMax)
}

// Where most payments name places of one country, a British payee among them is a customer or
// supplier abroad.
function isMostlyAbroad(texts: readonly string[], known: KnownTable): boolean {
  const rows = Math.min(known.rows.length, rowsMax)
  return [australian, canadian, statesOfAmerica].some(
    (words) => texts.filter((text) => words.test(text)).length * 2 > rows,
  )
}

// A layout of a British bank, in which days come first, may be that of its sister abroad.
function isEditionAbroad({ layout }: KnownTable): boolean {
  return layout?.whole !== true && layout?.dateOrder === 'DMY'
}

function because(currency: string, money: string, why: string): AssumedCurrency {
  return { currency, message: `Amounts are taken to be in ${money}, because ${why}.` }
}

function isMonthFirst(assumptions: readonly Assumption[]): boolean {
  return assumptions.some(({ message }) => message.includes('month first'))
}

const mentioned = /\b(USD|EUR|AUD|CAD|NZD|CHF|SEK|NOK|DKK|PLN|CZK|ZAR|INR|SGD|HKD|AED)\b/g

// A doubt is easier to settle where it says what speaks against it.
function otherSigns(texts: readonly string[], assumptions: readonly Assumption[]): string {
  const named = [...new Set(texts.flatMap((text) => text.match(mentioned) ?? []))].slice(0, 3)
  const signs = [
    ...(isMonthFirst(assumptions) ? ['dates are written month first, as in America'] : []),
    ...(texts.some(hasDecimalComma) ? ['amounts have a decimal comma'] : []),
    ...(named.length > 0 ? [`payments mention ${named.join(', ')}`] : []),
  ]
  if (signs.length === 0) return ''
  const [first = '', ...rest] = signs
  const sentence = [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(', and ')
  return ` ${sentence}: if the account is in another currency, choose it.`
}
