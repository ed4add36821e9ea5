// Reads MT940, the statement message of SWIFT, and MT942, its interim report. The day is the one on
// which the bank entered the payment, whose year is the value date's or its neighbour's; opening
// and closing balances prove every statement, the counts and sums of its entries every report.
import { type Day, daysBetween } from '../../calendar.ts'
import { negate } from '../../money.ts'
import { refuse } from '../refuse.ts'
import { badRow } from '../sentences.ts'
import type { BadRow, StatementResult, StatementTransaction } from '../statement.ts'
import {
  type BankStatement,
  cutShort,
  onlySheet,
  type StatedBalance,
  type StatedSum,
  toStatementResult,
} from './bank-file.ts'
import { joinWords, lastingId, presentText } from './bank-words.ts'
import {
  type MtEntry,
  type MtField,
  mt940Messages,
  mtBalance,
  mtEntry,
  mtSum,
} from './mt940-fields.ts'
import { mtWords } from './mt940-words.ts'
import { penceOf } from './written-amounts.ts'
import { shortDay } from './written-day.ts'

/**
 * Reads the text of an MT940 or MT942 file. Refuses one whose last statement has no closing
 * balance: it was cut short; and a report without sums, which nothing proves to be whole.
 */
export function readMt940(text: string, context: { today: Day }): StatementResult {
  const messages = mt940Messages(text).filter((fields) => fields.some(({ tag }) => tag === '25'))
  if (messages.length === 0) {
    return refuse('no_transactions', 'There are no transactions in this file.')
  }
  const last = messages.at(-1) ?? []
  if (!isReport(last) && !last.some(({ tag, text }) => /^62/.test(tag) && mtBalance(text)))
    return cutShort()
  if (messages.some((fields) => isReport(fields) && sumFields(fields).length === 0))
    return refuse('unsupported', unprovable)
  const skipped = new Map<string, number>()
  const manner = { today: context.today, skipped }
  const statements = messages.map((fields) => readMessage(fields, manner))
  const accounts = [...new Set(statements.map((each) => each.account))]
  const number = messages.every(isReport) ? '942' : '940'
  const signature = `mt${number}|${accounts.join('|')}`
  return toStatementResult({
    layout: `MT${number} statement`,
    signature,
    statements,
    skipped,
    assumptions: [],
  })
}

const unprovable =
  'This interim report (MT942) does not say how many payments it holds, so some may be missing. Download the MT940 statement, CSV or Excel and upload that.'

// A report names the smallest amount it includes, and has no balances.
function isReport(fields: readonly MtField[]): boolean {
  const has = (pattern: RegExp) => fields.some(({ tag }) => pattern.test(tag))
  return has(/^34F$/) && !has(/^6[02]/)
}

function sumFields(fields: readonly MtField[]): MtField[] {
  return fields.filter(({ tag, text }) => /^90[CD]$/.test(tag) && mtSum(text) !== null)
}

type Manner = { readonly today: Day; readonly skipped: Map<string, number> }
type Place = { readonly account: string | null; readonly currency: string }

function readMessage(fields: readonly MtField[], manner: Manner): BankStatement {
  const opening = balanceAt(
    fields.find(({ tag }) => /^60[FM]?$/.test(tag)),
    manner,
  )
  const closing = balanceAt(
    fields.findLast(({ tag }) => /^62[FM]?$/.test(tag)),
    manner,
  )
  const sums = isReport(fields) ? sumFields(fields) : []
  const counted = sums[0] && mtSum(sums[0].text)?.currency
  const currency = opening?.currency ?? closing?.currency ?? counted ?? 'GBP'
  const place = { account: accountOf(fields, currency), currency }
  const transactions: StatementTransaction[] = []
  const badRows: BadRow[] = []
  for (const [at, field] of fields.entries()) {
    if (field.tag !== '61') continue
    const next = fields[at + 1]
    const words = next?.tag === '86' ? next.text : ''
    const read = readEntry(field, words, { place, manner })
    if (read === null) manner.skipped.set('pending', (manner.skipped.get('pending') ?? 0) + 1)
    else if ('code' in read) badRows.push(read)
    else transactions.push(read)
  }
  return { ...place, opening, closing, sums: sums.flatMap(statedSum), transactions, badRows }
}

function statedSum({ tag, text, line }: MtField): StatedSum[] {
  const isOut = tag === '90D'
  const stated = mtSum(text)
  const amount = stated && amountOf({ amount: stated.amount, out: isOut })
  return stated && amount !== null ? [{ isOut, count: stated.count, amount, line }] : []
}

// Some banks hang the currency on the account's number.
function accountOf(fields: readonly MtField[], currency: string): string | null {
  const printed = presentText(fields.find(({ tag }) => tag === '25')?.text.split('\n')[0])
  return printed?.replace(new RegExp(`(?<=[0-9])\\s?/?${currency}$`), '') ?? null
}

function balanceAt(
  field: MtField | undefined,
  { today }: Manner,
): (StatedBalance & { currency: string }) | null {
  const balance = field && mtBalance(field.text)
  if (!field || !balance) return null
  const day = shortDay(balance.date, today)
  const amount = amountOf(balance)
  if (!day || amount === null) return null
  return { amount, day, line: field.line, currency: balance.currency }
}

function amountOf(input: { amount: string; out: boolean }) {
  const pence = penceOf(
    input.amount.replace(/^0+(?=\d)|[.,]$/g, ''),
    input.amount.includes(',') ? ',' : '.',
  )
  return pence !== null && input.out ? negate(pence) : pence
}

function readEntry(
  field: MtField,
  described: string,
  input: { place: Place; manner: Manner },
): StatementTransaction | BadRow | null {
  const { line } = field
  const entry = mtEntry(field.text)
  const bad = (value: string, code: BadRow['code']) =>
    badRow({ sheet: onlySheet, line, column: ':61:' }, value, code)
  if (!entry) return bad(field.text.split('\n')[0] ?? '', 'bad_amount')
  if (entry.expected) return null
  const day = dayOf(entry, input.manner.today)
  if (!day) return bad(entry.valueDate, 'bad_date')
  const amount = amountOf(entry)
  if (amount === null) return bad(entry.amount, 'bad_amount')
  const words = mtWords(described)
  const bankType = words.bankType ?? entry.kind
  return {
    sheet: onlySheet,
    line,
    day,
    amount,
    ...input.place,
    text: words.text || joinWords([entry.details]) || (entry.reference ?? bankType ?? ''),
    balance: null,
    bankId: lastingId(entry.bankId),
    bankType,
    counterparty: words.counterparty,
    reference: words.reference ?? presentText(entry.reference),
    category: null,
  }
}

const driftDaysMax = 180

// The entry date has no year: at the turn of the year it is the one nearest to the value date. One
// that is no date at all, as some banks write, leaves the value date. Interest is valued on the
// 30th of every month, also of February.
function dayOf(entry: MtEntry, today: Day): Day | null {
  const valued = shortDay(entry.valueDate.replace(/0230$/, '0228'), today)
  if (entry.entryDate === null) return shortDay(entry.valueDate, today)
  if (!valued) return null
  const year = Number(valued.slice(0, 4))
  const days = [year - 1, year, year + 1].flatMap((each) => {
    const digits = String(each).slice(2)
    return shortDay(`${digits}${entry.entryDate}`, today) ?? []
  })
  const drift = (day: Day) => Math.abs(daysBetween(valued, day))
  const nearest = days.sort((a, b) => drift(a) - drift(b))[0]
  return nearest && drift(nearest) <= driftDaysMax ? nearest : valued
}
