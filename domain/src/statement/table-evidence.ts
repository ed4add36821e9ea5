// What the words around a table say about its amounts: a ledger's, a card's, a seller's, or a list
// of one direction only.
import { textOf } from './find-header.ts'
import { fold } from './fold.ts'
import type { KnownTable } from './known-table.ts'

/** Whether the file comes from a ledger, which enters what comes into the bank as a debit. */
export function isLedger({ headers, above }: Words): boolean {
  const words = wordsOf(headers, above).replace(/\bledger balance\b/g, ' ')
  return ledgerWords.test(words)
}

// Ledgers of the continent, whose daybooks and vouchers no bank prints, enter a debit alike.
const ledgerWords =
  /\b(nominal|n c|general ledger|ledger|account transactions|account code|nominal code|journal|trial balance|split|source|transaction detail by account|number name reference|dr cr balance|dagboek|grootboek(rekening)?|boekstuk(nummer)?|hauptbuch|sachkonto|belegnummer|grand livre|piece comptable|libro mayor|libro diario|libro giornale|verifikation(snummer)?|bilagsnummer)\b/

/**
 * Whether a pair of columns is headed by debit and credit, which a bank and a ledger mean the other
 * way round.
 */
export function isDebitCredit({
  headers,
  columns,
}: Pick<KnownTable, 'headers' | 'columns'>): boolean {
  const header = (index: number | undefined) => fold(headers[index ?? -1] ?? '')
  const pattern = /^(dr|cr|.*\b(debits?|credits?)\b.*)$/
  return [columns.money_in?.[0], columns.money_out?.[0]].some((at) => pattern.test(header(at)))
}

/**
 * Whether the file speaks of a credit card. A card number alone is also printed in the exports of
 * accounts that have cards.
 */
export function isCard({ headers, above, columns }: Words & Pick<KnownTable, 'columns'>): boolean {
  const words = wordsOf(headers, above)
  if (/\b(credit card|card member|credit limit|minimum payment)\b/.test(words)) return true
  return !columns.balance && /\b(card ?holder|card number|card no)\b/.test(words)
}

/** Whether a line above names a British account by its sort code and number, which no card has. */
export function isOfAccount({ above }: Pick<Words, 'above'>): boolean {
  return above.some((text) => /\b\d\d-\d\d-\d\d\b.*\b\d{8}\b/.test(text))
}

/** Whether the balance column is headed as what is owed. */
export function isOwed({ headers, columns }: Pick<KnownTable, 'headers' | 'columns'>): boolean {
  return /\b(owed|owing|outstanding)\b/.test(fold(headers[columns.balance?.[0] ?? -1] ?? ''))
}

/**
 * Whether the file comes from a shop, marketplace or payment processor, whose signs are those of
 * its own balance.
 */
export function isSellers({
  headers,
  above,
  columns,
  rows,
}: Words & Pick<KnownTable, 'columns' | 'rows'>): boolean {
  const words = wordsOf(headers, above)
  const hasFee = /\b(fees?|commission|charges|deducted)\b/.test(words)
  const type = columns.type?.[0] ?? -1
  if (hasFee && rows.some(({ row }) => /^payouts?$/.test(fold(textOf(row.cells[type])))))
    return true
  return (
    /\b(payouts?|settlement|stripe|paypal|etsy|ebay|shopify|sumup|zettle|gocardless|auth(ori[sz]ation)? code|card scheme|terminal (id|no|number))\b/.test(
      words,
    ) ||
    (hasFee && /\b(net|gross|orders?|buyers?)\b/.test(words))
  )
}

/** Whether the file is a seller's, or its amounts are headed as sales. */
export function isOfSales(known: Words & Pick<KnownTable, 'columns' | 'rows'>): boolean {
  const [amount = -1] = known.columns.amount ?? []
  return isSellers(known) || /\bsales\b/.test(fold(known.headers[amount] ?? ''))
}

const britishRowsMax = 300
// Words that only Britain has: its payment schemes, authorities, towns and shops. Ltd, VAT, plc,
// Tesco or Aldi are Irish too.
const british =
  /£|\bGBP\b|\b\d\d-\d\d-\d\d\b.*\b\d{8}\b|\bsort code\b|\.co\.uk\b|\b(llp|hmrc|bacs|bgc|fpi|fpo|chaps|faster payments?|bank giro|british|uk|britain|england|scotland|wales|companies house|national insurance|dvla|tfl|trainline|royal mail|sainsburys?|asda|morrisons|waitrose|greggs|screwfix|toolstation|wickes|howdens|halfords|argos|premier inn|edf|octopus energy|severn trent|thames water|natwest|barclays|lloyds|halifax|nationwide|monzo|starling|london|birmingham|manchester|leeds|sheffield|liverpool|bristol|newcastle|nottingham|leicester|brighton|oxford|cambridge|edinburgh|glasgow|aberdeen|cardiff|swansea|belfast)\b/i
const abroad =
  /€|\$|\b(EUR|USD|CHF|IBAN:? [A-FH-Z]{2}\d\d|bank of ireland|allied irish|aib|permanent tsb|ptsb)\b|\.(ie|de|fr|es|nl|it)\b|\b(dublin|cork|galway|limerick|dunnes|supervalu|centra|eircom|an post|gmbh|ag|b ?v|s\.?a\.?r\.?l|s\.?r\.?l|inc|llc)\b/i
// Headers of other languages than English.
const foreignHeader =
  /^(datum|data|dato|fecha|buchung.*|betrag|bedrag|importe|importo|montant|kwota|belopp|belob|castka|osszeg|saldo|solde|egyenleg|debet|soll|haben|af|bij|debe|haber|dare|avere|omschrijving|verwendungszweck|libelle|concepto|descripcion|descrizione|opis.*|popis|wahrung|munt|devise)$/

/** Whether a heading is one that banks print and ledgers do not. */
export function isHeadedByBank({ headers }: Pick<Words, 'headers'>): boolean {
  return headers.some((header) => /^(value date|tran date|sort code)$/.test(fold(header)))
}

/** Whether a cell is an amount with a comma before its cents, as nobody in Britain writes one. */
export function hasDecimalComma(text: string): boolean {
  return /^[-+]?\s?\d{1,3}(?:[. ]?\d{3})*,\d{2}\s?[-+]?$/.test(text)
}

/** Whether a heading is in another language than English. */
export function isForeign({ headers }: Pick<Words, 'headers'>): boolean {
  return headers.some((header) => foreignHeader.test(fold(header)))
}

/**
 * Whether anything in the file speaks of Britain and nothing of elsewhere, so that its amounts may
 * be taken to be in pounds.
 */
export function isBritish({ headers, above, rows }: Words & Pick<KnownTable, 'rows'>): boolean {
  if (isForeign({ headers })) return false
  const printed = [...headers, ...above]
  const texts = rows
    .slice(0, britishRowsMax)
    .flatMap(({ row }) => row.cells.filter((cell) => typeof cell === 'string'))
  if (printed.some((text) => british.test(text))) return true
  if (printed.some((text) => abroad.test(text)) || texts.some(hasDecimalComma)) return false
  return texts.some((text) => british.test(text)) && !texts.some((text) => abroad.test(text))
}

// What only those pay, or are paid by, who keep their money in pounds. Towns and shops have
// namesakes elsewhere, and pounds among the words of a payment were exchanged.
const pounds =
  /\bsort code\b|\b\d\d-\d\d-\d\d\b.*\b\d{8}\b|\b(hmrc|bacs|bgc|fpi|fpo|chaps|faster payments?|bank giro|companies house|national insurance|dvla|council tax|tv licen[cs]e|royal mail|british gas|thames water|severn trent)\b/i

// A payment that names both came from an account in pounds, or went to one.
const exchanged = /£|\bGBP\b|\bFX\b|\bexchange/i
// Only from an account in another currency is the one in pounds worth naming.
const otherAccount =
  /\b(FX|exchange[ds]?|convert(ed)?|conversion)\b.*\b(from|to)\b.{0,12}(£|\bGBP\b|\bsterling\b)/i

/**
 * Whether the file says that its amounts are in pounds: by a British word in its headings, or by a
 * payment that is made in pounds only.
 */
export function saysPounds(known: Words & Pick<KnownTable, 'rows'>): boolean {
  if (!isBritish(known)) return false
  if ([...known.headers, ...known.above].some((text) => british.test(text))) return true
  const texts = known.rows
    .slice(0, britishRowsMax)
    .flatMap(({ row }) => row.cells.filter((cell) => typeof cell === 'string'))
  return (
    texts.some((text) => pounds.test(text) && !exchanged.test(text)) &&
    !texts.some((text) => otherAccount.test(text))
  )
}

const incoming =
  /\b(customers?|clients?|donors?|tenants?|payouts?|takings?|banked|deposited|deposit (total|amount)|arrival date|settlement|amount received|received from|receipts?|receipt date|sales?|income|incoming|royalt(?:y|ies)|money in|in|from|net sales|gross sales|amount paid to you|invoices? paid|fees earned|donations?|fulfil?lment|tips?|lineitem|shipping|discount code|auszahlungsdatum|ausgezahlt)\b/
const outgoing =
  /\b(suppliers?|vendors?|bills?|bill no|expenses?|expenditure|costs?|purchases?|buy|bought|spend|spending|amount paid|paid to|payable|payments?|outgoings?|money out|out|to|creditors?|employees?|subcontractors?)\b|^merchants?$/

/**
 * The one direction that the headers, or the name of the sheet, give to a list without signs;
 * `null` where they do not agree.
 */
export function sideOf(headers: readonly string[], sheet: string): 1 | -1 | null {
  const bySheet = side(fold(sheet))
  const words = headers.map(fold)
  // What was paid on invoices was paid by customers or to suppliers.
  const isOpen = words.some((word) => /^invoice\b/.test(word))
  // Guests pay bills and leave tips.
  const isTipped = words.some((word) => /^tips?$/.test(word))
  const telling = words.filter(
    (word) =>
      !((isOpen || isTipped) && /^((amount|total) paid|bill( total)?)$/.test(word)) &&
      !/^analysis\b/.test(word),
  )
  const sides = new Set(telling.map(side).filter((each) => each !== null))
  if (bySheet !== null) return sides.has(bySheet) || sides.size === 0 ? bySheet : null
  return sides.size === 1 ? ([...sides][0] ?? null) : null
}

/** Whether the headers number invoices or bills and say nothing of their being paid. */
export function speaksOfInvoices(headers: readonly string[]): boolean {
  const words = headers.map(fold)
  return (
    words.some((word) => /^(invoice|inv|bill)( (no|number|ref|id|date))?$/.test(word)) &&
    !words.some((word) => /\b(paid|payments?|received|payouts?|banked)\b/.test(word))
  )
}

/** Whether a title above the table says that it lists what was taken. */
export function isOfTakings(above: readonly string[]): boolean {
  return above.some((text) => /\btakings\b/.test(fold(text)))
}

/** Whether a title above the table says that it lists what was spent. */
export function isOfSpending(above: readonly string[]): boolean {
  return above.some((text) => {
    const words = fold(text)
    return (
      /\b(expenses|expense claims?|cheque (book )?stubs)\b/.test(words) &&
      !/\b(income|receipts|sales|takings)\b/.test(words)
    )
  })
}

/** Whether the headers are those of a cheque book: the number of each, and whom it paid. */
export function isOfCheques(headers: readonly string[]): boolean {
  const words = headers.map(fold)
  const isNumbered = words.some((word) => /^(chq|cheque)( (no|number|ref))?$/.test(word))
  return isNumbered && words.includes('payee')
}

/** Whether the headers speak of those whom a firm pays. */
export function isOfSuppliers(headers: readonly string[]): boolean {
  return headers.some((header) => suppliers.test(fold(header).replace(manner, ' ')))
}

const suppliers =
  /\b(suppliers?|vendors?|bills?|expenses?|expenditure|purchases?|spend|paid to|creditors?|employees?|subcontractors?)\b/

// How, when and with what something was paid says nothing about which way.
const manner =
  /\b(card |order )?(payments?|sales?|purchases?|receipts?) (methods?|types?|ids?|references?|ref|dates?|time( .*)?|statuse?s?|details|brand|processing fees|number|no|tax|channel|photos?|images?|links?|scans?|files?|copy|attached|url)\b|\b(dates?|days?|time|method|type|proof) of (payments?|sales?|purchases?|receipts?)\b|\b(where|bought|purchased) from\b|\bcosts? cent(re|er)s?\b|\blinks creditor\b|\bto be \w+$|\b(processing|transaction|card|handling) costs?\b/g

function side(header: string): 1 | -1 | null {
  const words = header.replace(manner, ' ').trim()
  if (/\bto (us|you)\b|\bpaid in\b/.test(words)) return 1
  const isIn = incoming.test(words)
  const isOut = outgoing.test(words)
  return isIn === isOut ? null : isIn ? 1 : -1
}

type Words = Pick<KnownTable, 'headers' | 'above'>

function wordsOf(headers: readonly string[], above: readonly string[]): string {
  return fold([...headers, ...above].join(' '))
}
