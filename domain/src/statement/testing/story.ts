// Made-up files and their right answers. A story is a list of payments; a file prints it the way
// some program does, by a header and the pattern of a row, so that the answer is known without
// reading the file.
import type { Day } from '../../calendar.ts'
import { type Minor, minor, printMinor } from '../../money.ts'
import type { Cell, Grid, Sheet } from '../statement.ts'

/** One payment as it truly was: money out is negative. */
export type Payment = {
  readonly day: Day
  readonly pence: number
  readonly text: string
  readonly code: string
  /** Not booked: it must be left out. */
  readonly isPending?: boolean
}

/** A story: where the account began, and what happened. */
export type Story = { readonly opening: number; readonly payments: readonly Payment[] }

const pay = (day: string, pence: number, text: string, code: string): Payment => ({
  day: `2026-${day}`,
  pence,
  text,
  code,
})

/** A small firm's current account in October. */
export const trade: Story = {
  opening: 500_000,
  payments: [
    pay('10-02', 145_000, 'Marlow Design Ltd', 'FPI'),
    pay('10-03', -132_045, 'J Patel wages', 'FPO'),
    pay('10-05', -90_000, 'Quay Properties rent', 'SO'),
    pay('10-07', -61_230, 'HMRC VAT', 'DD'),
    pay('10-09', -5_698, 'Adobe Systems', 'DEB'),
    pay('10-13', 240_000, 'Harbour Museum', 'BGC'),
    pay('10-15', -7_500, 'Cheque 001234', 'CHQ'),
    pay('10-19', -2_317, 'Tesco Stores', 'DEB'),
    pay('10-22', 31_000, 'Osei & Co', 'DEP'),
    pay('10-30', -850, 'Service charge', 'DEB'),
  ],
}

/** A card: spending, one refund, one payment of the bill. */
export const card: Story = {
  opening: -50_000,
  payments: [
    pay('10-02', -1_250, 'Coffee Corner', 'PUR'),
    pay('10-04', -8_899, 'Amazon Marketplace', 'PUR'),
    pay('10-06', 10_000, 'PAYMENT RECEIVED - THANK YOU', 'PAY'),
    pay('10-13', -4_210, 'Shell Petrol', 'PUR'),
    pay('10-18', 1_500, 'REFUND Screwfix', 'REF'),
    pay('10-21', -2_999, 'Trainline', 'PUR'),
    pay('10-27', -64_00, 'Premier Inn', 'PUR'),
  ],
}

/** Only money that customers paid. */
export const receipts: Story = {
  opening: 0,
  payments: [
    pay('10-01', 12_500, 'Order 551', 'SALE'),
    pay('10-04', 8_420, 'Order 552', 'SALE'),
    pay('10-08', 31_000, 'Order 553', 'SALE'),
    pay('10-15', 4_999, 'Order 554', 'SALE'),
    pay('10-21', 22_010, 'Order 555', 'SALE'),
    pay('10-29', 9_075, 'Order 556', 'SALE'),
  ],
}

/** Only bills that were paid. */
export const bills: Story = {
  opening: 0,
  payments: receipts.payments.map((each, at) => ({
    ...each,
    pence: -each.pence,
    text: [
      'Timber Merchants',
      'Print Works',
      'Hull & Sons',
      'Van Hire',
      'Office Depot',
      'Couriers',
    ][at] as string,
    code: 'BILL',
  })),
}

/** A shop's payment processor: sales with fees taken off, a refund, payouts to the bank. */
export const seller: Story = {
  opening: 0,
  payments: [
    pay('10-01', 4_850, 'Charge Order 1001', 'charge'),
    pay('10-02', 9_700, 'Charge Order 1002', 'charge'),
    pay('10-05', -14_550, 'STRIPE PAYOUT', 'payout'),
    pay('10-08', 2_910, 'Charge Order 1003', 'charge'),
    pay('10-13', -970, 'Refund for order 1001', 'refund'),
    pay('10-19', 19_400, 'Charge Order 1004', 'charge'),
    pay('10-23', -21_340, 'STRIPE PAYOUT', 'payout'),
  ],
}

/**
 * How one table of a file is printed. Tokens in braces stand for values of a payment; commas part
 * the cells.
 */
export type Printed = {
  readonly sheet?: string
  readonly before?: readonly string[]
  readonly head: string
  readonly row: string
  readonly after?: readonly string[]
  readonly from?: number
  readonly to?: number
  readonly newestFirst?: boolean
}

/**
 * A file with its right answer: read; asked about, with a right answer among the choices; or
 * refused.
 */
export type Example = {
  readonly name: string
  readonly story: Story
  readonly tables: readonly Printed[]
  readonly verdict: 'read' | 'ask' | 'refuse'
  /** The currency that every payment is in, where it is no matter of course. */
  readonly currency?: string
  /** What the file says besides that must be found among assumptions or skipped rows. */
  readonly notes?: readonly string[]
  readonly isWorkbook?: boolean
}

const months = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec'.split('|')
const longMonths =
  'January|February|March|April|May|June|July|August|September|October|November|December'.split('|')

type At = { readonly payment: Payment; readonly number: number; readonly balance: number }

function printedValue(token: string, { payment, number, balance }: At): string {
  const { day, pence, text, code } = payment
  const [year = '', month = '', date = ''] = day.split('-')
  const isIn = pence > 0
  const size = Math.abs(pence)
  const vat = Math.round(size / 6)
  const fee = Math.round((size * 3) / 97)
  const money = (value: number) => printMinor(minor(value))
  const grouped = (value: number) => money(value).replace(/\B(?=(\d{3})+(?=\.))/g, ',')
  const values: Record<string, string> = {
    d: `${date}/${month}/${year}`,
    dd: `${date}/${month}/${year.slice(2)}`,
    us: `${month}/${date}/${year}`,
    iso: day,
    isot: `${day}T09:30:00`,
    mon: `${date} ${months[Number(month) - 1]} ${year}`,
    mon2: `${date}-${months[Number(month) - 1]}-${year.slice(2)}`,
    dm: `${date} ${months[Number(month) - 1]}`,
    long: `${Number(date)} ${longMonths[Number(month) - 1]} ${year}`,
    later: `28/${month}/${year}`,
    text,
    code,
    n: String(number),
    ref: `REF${1000 + number}`,
    big: String(700_000_000 + number * 7_919),
    in: isIn ? money(size) : '',
    out: isIn ? '' : money(size),
    in0: isIn ? money(size) : '0.00',
    out0: isIn ? '0.00' : money(size),
    ing: isIn ? grouped(size) : '',
    outg: isIn ? '' : grouped(size),
    outneg: isIn ? '' : money(-size),
    amt: money(pence),
    amtg: grouped(pence),
    inv: money(-pence),
    abs: money(size),
    brackets: isIn ? grouped(size) : `(${grouped(size)})`,
    pound: `${isIn ? '' : '-'}£${grouped(size)}`,
    plus: isIn ? `+${money(size)}` : money(size),
    crsuffix: isIn ? `${money(size)} CR` : money(size),
    cr: isIn ? 'CR' : '',
    drcr: isIn ? 'CR' : 'DR',
    ledger: isIn ? 'DR' : 'CR',
    debitcredit: isIn ? 'credit' : 'debit',
    inout: isIn ? 'IN' : 'OUT',
    sentreceived: isIn ? 'Received' : 'Sent',
    receive: isIn ? 'Receive Money' : 'Spend Money',
    br: isIn ? 'BR' : 'BP',
    cpcr: isIn ? 'CR' : 'CP',
    receipt: isIn ? 'Receipt' : 'Payment',
    salepurchase: isIn ? 'Sales Receipt' : 'Expense',
    deposit: isIn ? 'Deposit' : 'Cheque',
    balance: money(balance),
    balanceg: grouped(balance),
    owed: money(-balance),
    baldc: `${grouped(Math.abs(balance))} ${balance < 0 ? 'Cr' : 'Dr'}`,
    balcd: `${grouped(Math.abs(balance))} ${balance < 0 ? 'D' : 'C'}`,
    vat: money(vat),
    net: money(size - vat),
    gross: money(size + fee),
    grosssigned: money(pence + (isIn ? fee : 0)),
    fee: money(isIn ? fee : 0),
    feeneg: money(isIn ? -fee : 0),
    euro: money(Math.round(pence * 1.15)),
    status: payment.isPending ? 'Pending' : 'Completed',
  }
  const value = values[token]
  if (value === undefined) throw new Error(`no token {${token}}`)
  return value
}

/**
 * The grid of a file, as the readers of CSV (text alone) or of workbooks (numbers and dates as
 * such) make it.
 */
export function gridOf(example: Example): Grid {
  const { story, tables, isWorkbook = false } = example
  let balance = story.opening
  const states: At[] = story.payments.map((payment, at) => {
    if (!payment.isPending) balance += payment.pence
    return { payment, number: at + 1, balance }
  })
  const sheets: Sheet[] = []
  for (const [at, table] of tables.entries()) {
    const { before = [], after = [], head, row, from = 0, to } = table
    const part = states.slice(from, to)
    const body = (table.newestFirst ? part.toReversed() : part).map((state) =>
      cellsOf(row).map((cell) => fill(cell, state, isWorkbook)),
    )
    const plain = (line: string) =>
      cellsOf(line).map((cell) =>
        plainCell(cell, { opening: story.opening, closing: balance, isWorkbook }),
      )
    const cells = [
      ...before.map(plain),
      ...(head ? [cellsOf(head)] : []),
      ...body,
      ...after.map(plain),
    ]
    const name = table.sheet ?? 'Statement'
    const known = sheets.find((sheet) => sheet.name === name)
    const start = known ? known.rows.length : 0
    const rows = cells.map((each, line) => ({ line: start + line + 1, cells: each }))
    if (known) sheets[sheets.indexOf(known)] = { ...known, rows: [...known.rows, ...rows] }
    else sheets.push({ name, hidden: false, rows })
    void at
  }
  return { format: isWorkbook ? 'xlsx' : 'csv', sheets }
}

// A comma inside a cell of a pattern is written as a semicolon.
const cellsOf = (line: string) => line.split(',').map((cell) => cell.replaceAll(';', ','))

function fill(pattern: string, at: At, isWorkbook: boolean): Cell {
  const text = pattern.replace(/\{(\w+)\}/g, (_, token: string) => printedValue(token, at))
  if (!isWorkbook) return text
  const only = /^\{(\w+)\}$/.exec(pattern)?.[1] ?? ''
  if (['d', 'iso', 'mon', 'long', 'dd'].includes(only)) return { day: at.payment.day }
  return /^-?\d+\.\d\d$/.test(text) ? Number(text) : text
}

function plainCell(
  cell: string,
  { opening, closing, isWorkbook }: { opening: number; closing: number; isWorkbook: boolean },
): Cell {
  const text = cell
    .replace('{opening}', printMinor(minor(opening)))
    .replace('{closing}', printMinor(minor(closing)))
    .replace('{closingowed}', printMinor(minor(-closing)))
  return isWorkbook && /^-?\d+\.\d\d$/.test(text) ? Number(text) : text === '' ? null : text
}

/**
 * The payments that a file must be read as, as `"2026-10-02 1450.00"`, in the order of their days.
 */
export function answerOf({ story }: Example): string[] {
  return story.payments
    .filter((payment) => !payment.isPending)
    .map(({ day, pence }) => `${day} ${printMinor(minor(pence) as Minor)}`)
    .sort()
}

/** A file of one table. */
export function file(
  name: string,
  story: Story,
  head: string,
  row: string,
  more: Partial<Omit<Example, 'name' | 'story' | 'tables'>> & Partial<Printed> = {},
): Example {
  const { before, after, sheet, from, to, newestFirst, ...rest } = more
  const table = { head, row, before, after, sheet, from, to, newestFirst }
  const kept = Object.fromEntries(Object.entries(table).filter(([, value]) => value !== undefined))
  return { name, story, tables: [kept as Printed], verdict: 'read', ...rest }
}
