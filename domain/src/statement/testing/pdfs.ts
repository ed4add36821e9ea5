// PDF statements: what stands where on each page, and what must come of it.
import type { Word } from '../pdf-grid.ts'
import type { Payment, Story } from './story.ts'

/**
 * How a bank lays its statement out. Amounts end at their column's right edge, words begin at its
 * left.
 */
export type PdfLayout = {
  readonly name: string
  readonly head: readonly (readonly [header: string, at: number, isMoney?: boolean])[]
  /** What each column prints, in the order of `head`. */
  readonly cells: (payment: Payment, balance: string) => readonly string[]
  readonly above?: readonly string[]
  readonly below?: (sums: { in: string; out: string; closing: string }) => readonly string[]
  /** A line that states the balance before the first payment, in words for the second column. */
  readonly opening?: string
  readonly rowsPerPage?: number
  /** Words and amount on two lines. */
  readonly isTwoLined?: boolean
  readonly verdict: 'read' | 'refuse'
  /** Damage done on purpose: the row left out. */
  readonly missing?: number
}

const size = 9
const widthOf = (text: string) => text.length * size * 0.5

/** The pages of a statement in a layout. */
export function pagesOf(layout: PdfLayout, story: Story): Word[][] {
  const pages: Word[][] = [[]]
  let y = 60
  const put = (text: string, x: number, isMoney = false) => {
    if (text !== '')
      pages
        .at(-1)
        ?.push({ text, x: isMoney ? x - widthOf(text) : x, y, width: widthOf(text), height: size })
  }
  const line = () => {
    y += 14
  }
  const heading = () => {
    for (const [header, at, isMoney] of layout.head) put(header, at, isMoney)
    line()
  }
  for (const text of layout.above ?? []) {
    put(text, 50)
    line()
  }
  heading()
  let balance = story.opening
  const balanceColumn = layout.head.at(-1)
  if (layout.opening && balanceColumn) {
    put(layout.opening, layout.head[1]?.[1] ?? 100)
    put(pounds(balance), balanceColumn[1], true)
    line()
  }
  for (const [at, payment] of story.payments.entries()) {
    balance += payment.pence
    if (at === layout.missing) continue
    if (layout.rowsPerPage && at > 0 && at % layout.rowsPerPage === 0) {
      put(`Page ${pages.length}`, 280)
      pages.push([])
      y = 60
      heading()
    }
    const cells = layout.cells(payment, pounds(balance))
    for (const [column, [, x, isMoney]] of layout.head.entries()) {
      if (layout.isTwoLined && isMoney) continue
      put(cells[column] ?? '', x, isMoney)
    }
    line()
    if (layout.isTwoLined) {
      put('Ref 0001', layout.head[1]?.[1] ?? 100)
      for (const [column, [, x, isMoney]] of layout.head.entries())
        if (isMoney) put(cells[column] ?? '', x, true)
      line()
    }
  }
  const sum = (isIn: boolean) =>
    pounds(
      story.payments.reduce(
        (total, { pence }) => total + (pence > 0 === isIn ? Math.abs(pence) : 0),
        0,
      ),
    )
  line()
  for (const text of layout.below?.({ in: sum(true), out: sum(false), closing: pounds(balance) }) ??
    []) {
    put(text, 50)
    line()
  }
  return pages
}

export function pounds(pence: number): string {
  const text = (Math.abs(pence) / 100).toFixed(2).replace(/\B(?=(\d{3})+(?=\.))/g, ',')
  return pence < 0 ? `-${text}` : text
}

const months = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec'.split('|')
const dates: Record<string, (day: string) => string> = {
  full: (day) => `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`,
  short: (day) => `${day.slice(8)} ${months[Number(day.slice(5, 7)) - 1]}`,
  named: (day) => `${day.slice(8)} ${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`,
  two: (day) => `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(2, 4)}`,
}
const period = [
  'Statement period 1 October 2026 to 31 October 2026',
  'Sort code 20-00-00 Account 12345678',
]
const inOut = [
  ['Date', 50],
  ['Description', 120],
  ['Paid out', 380, true],
  ['Paid in', 450, true],
  ['Balance', 530, true],
] as const
const pair = (date: string) => (payment: Payment, balance: string) => [
  dates[date]?.(payment.day) ?? '',
  payment.text,
  payment.pence < 0 ? pounds(-payment.pence) : '',
  payment.pence > 0 ? pounds(payment.pence) : '',
  balance,
]
const signedHead = [
  ['Date', 50],
  ['Details', 120],
  ['Amount', 450, true],
  ['Balance', 530, true],
] as const
const signed = (date: string) => (payment: Payment, balance: string) => [
  dates[date]?.(payment.day) ?? '',
  payment.text,
  pounds(payment.pence),
  balance,
]
const noBalance = [
  ['Date', 50],
  ['Description', 120],
  ['Money out', 420, true],
  ['Money in', 520, true],
] as const

const base: readonly PdfLayout[] = Object.keys(dates).flatMap((date) => [
  {
    name: `in and out, ${date} dates`,
    head: inOut,
    cells: pair(date),
    above: period,
    verdict: 'read' as const,
  },
  {
    name: `in and out, brought forward, ${date} dates`,
    head: inOut,
    cells: pair(date),
    above: period,
    opening: 'Balance brought forward',
    verdict: 'read' as const,
  },
  {
    name: `in and out over pages, ${date} dates`,
    head: inOut,
    cells: pair(date),
    above: period,
    rowsPerPage: 4,
    verdict: 'read' as const,
  },
  {
    name: `signed with a balance, ${date} dates`,
    head: signedHead,
    cells: signed(date),
    above: period,
    verdict: 'read' as const,
  },
  {
    name: `signed over pages, ${date} dates`,
    head: signedHead,
    cells: signed(date),
    above: period,
    opening: 'Opening balance',
    rowsPerPage: 3,
    verdict: 'read' as const,
  },
  {
    name: `amounts on a second line, ${date} dates`,
    head: inOut,
    cells: pair(date),
    above: period,
    isTwoLined: true,
    verdict: 'read' as const,
  },
  {
    name: `no balance, totals printed, ${date} dates`,
    head: noBalance,
    cells: pair(date),
    above: period,
    below: (sums) => [`Total money out ${sums.out}`, `Total money in ${sums.in}`],
    verdict: 'read' as const,
  },
  {
    name: `no balance and no totals, ${date} dates`,
    head: noBalance,
    cells: pair(date),
    above: period,
    verdict: 'refuse' as const,
  },
  {
    name: `a row is missing, ${date} dates`,
    head: inOut,
    cells: pair(date),
    above: period,
    missing: 4,
    verdict: 'refuse' as const,
  },
  {
    name: `wrong totals, ${date} dates`,
    head: noBalance,
    cells: pair(date),
    above: period,
    below: () => ['Total money out 1.00', 'Total money in 2.00'],
    verdict: 'refuse' as const,
  },
])

/** Forty layouts and what must become of each. */
export const pdfs: readonly PdfLayout[] = base
