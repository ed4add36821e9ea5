// The words by which rows of a statement that are not transactions give themselves away: totals,
// balances, pending and declined payments; and the words that say which way money went. All are
// matched on folded text.

import { fold } from './fold.ts'

// A balance is stated on a day; one "on order 551" is a payment.
const day =
  '((\\d{1,2}(st|nd|rd|th)?|\\d{4}) [\\p{L}\\d]+( \\d{2,4})?|\\p{L}{3,9} \\d{1,2}( \\d{4})?|\\d{8})'
const balanceLine = new RegExp(
  [
    `^((to|by) )?(opening|closing|beginning|starting|start|ending|end|previous|new|final|current|statement|ledger|history|reconciled|book|cash ?book|cleared)? ?balance( (brought|carried) forward| b f| c f| (at|on|as at|as of|from)( (the )?(start|end|close|beginning).*| ${day})| forward)?$`,
    `^(opening|closing|previous|new) balance ${day}$`,
    '^balance (from|on) ((the|your) )?(previous|last) (statement|bill|month|page)$',
    '^((to|by) )?(brought|carried) forward$|^(b f|c f|bf|cf)$',
    '^(opening|starting) (float|petty cash|cash( in (hand|till|tin))?)( b f| brought forward)?$',
    '^(anfangs|end|eroffnungs|schluss|begin|eind|alg|lopp)saldo( .*)?$|^(alter |neuer |aktueller )?kontostand( .*)?$',
    '^(ingaende|utgaende|inngaende|ingangs|primo|ultimo) ?saldo( .*)?$',
    '^saldo (inicial|final|iniziale|finale|contabile|poczatkowe|koncowe|anterior|actual|atual|do dia|total( disponivel)?( do)?( dia)?|disponivel.*|em conta.*|al .*|per .*|am .*)$|^s a l d o$',
    '^(ancien |nouveau )?solde( (initial|final|precedent|anterieur|au .*|en .*))?$',
    '^(nyito|zaro) ?egyenleg( .*)?$|^(pocatecni|konecny|pociatocny) (zustatek|zostatok)( .*)?$|^(pocetno|krajnje|zavrsno) stanje( .*)?$',
    '^likutis (pradziai|pabaigai)$|^(sakuma|beigu|sleguma) atlikums$|^sold (initial|final|anterior)( .*)?$',
    '^(входящии|исходящии|начальныи|конечныи) остаток( .*)?$|^(начално|краино) салдо( .*)?$|^(acilis|kapanis|devreden|onceki) bakiye(si)?$',
  ].join('|'),
  'u',
)
// "Balance b/f (overdrawn)".
const standing = / (overdrawn|overdraft|o d|od|in hand|in credit)$/
const balanceWords =
  /balance|forward|(opening|starting) (float|petty|cash)|saldo|solde?\b|s a l d o|^[bc] ?\/? ?f$|kontostand|likutis|atlikums|egyenleg|z[ůu]stat|zostat|stanje|остат|салдо|bakiye/i
const turnoverWords = /turnover|total|apyvarta|k[äa]ive|apgroz|oms[äa]ttning|obroty|^summe /i
const turnover =
  /^(turnovers?|total (debits?|credits?|payments?|receipts?|deposits?|withdrawals?|paid (in|out)|money (in|out))|apyvarta|kaive|apgrozijums|omsattning|obroty|summe (soll|haben)|total (debitos|creditos|cargos|abonos|debit|mouvements)|totale (entrate|uscite|dare|avere))$/
const sumWord = /total|movement|sum|gesamt|totaal|razem|osszes|összes/i
const totalWord =
  /^((sub|grand) ?totals?|totals?|sums?|summe|gesamt(summe)?|totale|totaal|suma|razem|osszesen|total general)$/
const footer =
  /^(sub ?totals?|grand totals?|totals?|surplus|deficit|net (income|profit|surplus|deficit)|sum|summe|gesamt|gesamtsumme|totale|totaal|suma|sumy|razem|osszesen|total general|turnovers?|end of|page \d+|seite \d+|number of transactions|generated|printed|statement|report|available balance|account (name|number|balance)|net movement|movement|saldo|solde)\b/
const result =
  /^((net|gross|operating|monthly) )?(profits?|loss(es)?)( (and|or) loss)?( (before|after|for|to) .*)?$/
// "January total", "Q1 totals", "2024 total": sums over a time.
const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
const periodTotal = new RegExp(
  `^((month|year|quarter|week|period|page)(ly)?|q[1-4]|\\d{4}|(${months})\\w*)( \\d{4})? (sub ?)?totals?$`,
)
const pending =
  /^((payment|transfer|transaction) pending|pending|initiated|not yet|not paid|scheduled|upcoming|planned|forecast|expected|future|due|not yet (paid|cleared)|to (be paid|pay)|unpaid|unprocessed|uncleared|in transit|on hold|held|queued|submitted|waiting|draft|pdng|info|outstanding|awaiting|in progress|processing|(umsatz )?vorgemerkt|en attente|pendiente|w toku|oczekujaca|offen|ausstehend|reserverat|reservert|in behandeling|in attesa|en cours|authori[sz](ed|ation))\b/
const declined =
  /^((payment|transfer|transaction|charge) )?(declined|denied|unsuccessful|reverted|fail(ed)?|cancell?ed|rejected|deleted|refused|blocked|stopped|void(ed)?|expired|returned|bounced|retained)\b/

/**
 * Whether the text names a balance and nothing else, such as "Balance brought forward". A shop
 * called Total does not.
 */
export function isBalanceLine(folded: string): boolean {
  return balanceWords.test(folded) && balanceLine.test(folded.replace(standing, ''))
}

/** Whether printed words could name a balance at all; a quick look before they are folded. */
export function mayNameBalance(text: string): boolean {
  return balanceWords.test(text)
}

/**
 * Whether the text of a row, dated though it may be, is that of a sum over many payments:
 * "Turnover", "Total debits".
 */
export function isTurnover(text: string): boolean {
  return turnoverWords.test(text) && turnover.test(fold(text))
}

/**
 * Whether the text has a word for a sum: "Total", "Subtotal for the week". A petrol station may be
 * called so.
 */
export function speaksOfTotal(text: string): boolean {
  return (
    sumWord.test(text) &&
    (totalWord.test(fold(text)) || /\b((sub)?totals?|movement)\b/.test(fold(text)))
  )
}

/**
 * Whether a row without a date that opens with these words is a total, a page end or another foot
 * line.
 */
export function isFooter(folded: string): boolean {
  return [footer, result, periodTotal, balanceLine].some((words) => words.test(folded))
}

// "Week ending 9 Oct", "October", "Wk 41".
const periodName = new RegExp(
  `^(((week|wk|w e|month|quarter|fortnight|period)( (ending|ended|end|to|no))?( ${day}| \\d{1,2}( \\d{2,4}){0,2})?|(${months})[a-z]*( \\d{2,4})?)|q[1-4]( \\d{4})?)( (sum|net|takings|movement))?$`,
  'u',
)

/** Whether printed words could name a week or a month; a quick look before they are folded. */
export function mayNamePeriod(text: string): boolean {
  return text.length < 40 && /^\W*(w|m|q|f|p|j|a|s|o|n|d)/i.test(text)
}

/** Whether a text is the name of a week, a month or a quarter and nothing else. */
export function namesPeriod(folded: string): boolean {
  return periodName.test(folded)
}

/** Whether a text that begins with "total" may be a name: it goes on with a word of no sum. */
export function mayNameTotal(folded: string): boolean {
  const [first, ...others] = folded.split(' ')
  if (first !== 'total' || others.length === 0 || others.length > 3 || /\d/.test(folded))
    return false
  return !others.some((word) => ofSums.test(word))
}

const ofSums =
  /^(for|of|the|this|all|in|out|on|to|by|from|per|paid|received|receipts?|payments?|income|expenditure|expenses?|sales|purchases?|costs?|debits?|credits?|deposits?|withdrawals?|balance|amount|due|vat|net|gross|page|period|months?|weeks?|year|quarter|account|bank|business|savings|cash|card|transactions?|spend|spent|spending|fees?|charges?|money|takings|banked|carried|outgoings?|incoming|revenue|turnover|profit|loss|value|wages|donations?|subs|rent|materials?|owed|outstanding|(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)$/

/** Whether a status or a date cell says that the payment has not happened yet. */
export function isPending(folded: string): boolean {
  return pending.test(folded) || /^(no?|false)$/.test(folded)
}

/** Whether a type is that of money set aside on an account, or set free again, and not moved. */
export function isHold(type: string): boolean {
  return /\bhold\b|\b(general|open) authori[sz]ation\b/.test(type)
}

/**
 * Whether a line of its own heads payments that have not happened: "Pending transactions",
 * "Scheduled payments".
 */
export function headsPending(folded: string): boolean {
  return /^(less |add |deduct )?(your |my )?(unpresented|outstanding) (cheques?|payments?|lodge?ments?|deposits?|receipts?|items?)$|^(your |my )?(pending|scheduled|upcoming|future|planned|forecast|expected|uncleared|unprocessed|authori[sz]ed|not yet (paid|booked|posted|cleared))( (transactions?|payments?|items?|debits?|credits?|direct debits?|and .*|or .*))*$/.test(
    folded,
  )
}

/** Whether a line of its own heads payments that have happened, after others that have not. */
export function headsBooked(folded: string): boolean {
  return /^(your |my )?(completed|posted|booked|cleared|settled|recent|previous|processed|paid|statement|all)( (transactions?|payments?|items?|activity))*$|^transactions?( history)?$/.test(
    folded,
  )
}

/** Whether a status says that the payment never took place. */
export function isDeclined(folded: string): boolean {
  return declined.test(folded)
}

const debitWords = new Set(
  'buy|dr|d|db|dt|debit|debits|out|outflow|outgoing|withdrawal|expense|payment|paid out|money out|af|s|soll|dare|debe|cargo|debet|wn|obciazenie|terheles|t|o|dbit|belastung|lastschrift|sent|purchase|spend|minus|ma dat|debito|odchozi|vydaj|terhelve|支出|расход|дебет|od|o d|overdrawn|paid'.split(
    '|',
  ),
)
const creditWords = new Set(
  'sell|cr|c|kt|k|credit|credits|in|inflow|incoming|deposit|income|receipt|paid in|money in|bij|h|haben|avere|haber|abono|kredit|ma|uznanie|jovairas|j|i|crdt|gutschrift|received|refund|plus|a|credito|kreedit|kredita|prichozi|prijem|jovairva|收入|приход|кредит|rec d|recd|recvd'.split(
    '|',
  ),
)

/**
 * The sign that a flag such as DR, Af or Haben gives an amount: -1 out, +1 in, `null` for any other
 * word.
 */
export function signOfFlag(text: string, folded: string): 1 | -1 | null {
  if (text === '+') return 1
  if (text === '-' || text === '\u2212') return -1
  const reversed = reversedIn(folded)
  if (reversed !== null) return opposite(signOfFlag(reversed, reversed))
  if (debitWords.has(folded)) return -1
  return creditWords.has(folded) ? 1 : null
}

/** What a "Debit reversal" reverses, or `null` for any other type. */
export function reversedIn(folded: string): string | null {
  return /^(.+) (reversals?|reversed)$/.exec(folded)?.[1] ?? null
}

/** The other way, or `null` where there is none. */
export function opposite(sign: 1 | -1 | null): 1 | -1 | null {
  return sign === null ? null : sign === 1 ? -1 : 1
}

/** Whether a flag says that money went neither in nor out, as when currencies are exchanged. */
export function isNeitherWay(flag: string): boolean {
  return /^neutral$/i.test(flag)
}

const spending =
  /\b(direct debit|standing order|card payment|purchase|withdrawals?(?! from)|(debit|overdraft) interest|interest charged|atm|bill payment|bank charges|account fee|transfer to|payment to|refund(ed)? (to|given)|money going out)\b/
const receiving =
  /\b(bank credit|giro credit|bgc|transfer from|payment from|refund(?! (to|given|paid))|cash paid in|deposit|credit from|(gross|net|credit) interest|interest (earned|credited|capitali[sz]ed)|money coming in)\b/

/**
 * Which way the words of a payment suggest that money went: -1 out, +1 in, `null` when they do not
 * say.
 */
export function directionOf(folded: string): 1 | -1 | null {
  if (paidByDebit.test(folded)) return null
  const out = spending.test(folded)
  const inward = receiving.test(folded)
  return out === inward ? null : out ? -1 : 1
}

// A card's bill is paid so, and a bill from an account as well.
const paidByDebit = /^(direct debit payment|payment (by )?direct debit)$/

const shops =
  /\b(tesco|sainsburys?|asda|aldi|lidl|morrisons|waitrose|co op|coop|marks spencer|m s|boots|greggs|costa|starbucks|pret|caffe|cafe|coffee|mcdonalds?|kfc|nandos|pizza|restaurant|pub|hotel|premier inn|travelodge|airbnb|booking com|trainline|tfl|uber|bolt|parking|petrol|fuel|shell|bp|esso|texaco|amazon|argos|ikea|screwfix|toolstation|b q|wickes|currys|apple com|google|adobe|microsoft|netflix|spotify|deliveroo|just eat|royal mail|post office|easyjet|ryanair|garage|takeaway|supermarket)\b/

/** Whether the words name a place where money is spent, as most lines of a card do. */
export function isAtShop(folded: string): boolean {
  return shops.test(folded)
}

const costs =
  /\b(wages|payroll(?! (savings?|deductions?))|hmrc|paye|insurance(?! (claim|pay ?out|settlement))|electricity|broadband|council tax|business rates|subscription|bank charges|bank fees?)\b/

/**
 * The same for words that a bank and a ledger share: shops and costs that everybody has speak as
 * well, a salary does not, which firms pay and households receive.
 */
export function costOrDirectionOf(folded: string): 1 | -1 | null {
  if (/\bsalar(y|ies)\b/.test(folded)) return null
  const direction = directionOf(folded)
  if (direction !== null) return direction
  if (receivingCodes.test(folded)) return 1
  return spendingCodes.test(folded) || costs.test(folded) || isAtShop(folded) ? -1 : null
}

// What banks print before or behind a payee: DD, FPO, BGC.
const spendingCodes =
  /^(dd|ddr|so|sto|fpo|bbp|chq|cheque|pos|vis|atm|cpt|deb)\b|\b(ddr|sto|bbp|bcc|fpo)$/
const receivingCodes = /^(bgc|fpi|dep)\b|\b(bgc|fpi)$/

/**
 * Whether the words are those of a card's bill being paid, as its issuer prints them: "Payment
 * received - thank you".
 */
export function isCardPayment(folded: string): boolean {
  return /\b(payments? received|direct debit received|payment thank you|thank you|merci pour votre paiement)\b/.test(
    folded,
  )
}

/**
 * Whether the words may be a card's bill being paid, but may as well be a bill paid from an
 * account.
 */
export function mayBeCardPayment(folded: string): boolean {
  return (
    isCardPayment(folded) ||
    /\bdirect debit\b.*\bpayment\b|\bpayment\b.*\bdirect debit\b/.test(folded)
  )
}
