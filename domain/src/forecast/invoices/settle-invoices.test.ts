// Payments that meet invoices: whole, in part, several at once, by a person's word; and when the
// rest is expected.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minor, sum } from '../../money.ts'
import type { Movement } from '../movement.ts'
import { type Invoice, type InvoiceDecision, settleInvoices } from './settle-invoices.ts'
import { usualDelay } from './usual-delay.ts'

const asOf = '2026-11-20' // a Friday
const invoice = (
  id: string,
  pounds: number,
  due: string,
  more: Partial<Invoice> = {},
): Invoice => ({
  id,
  party: 'Brightwater',
  merchantId: 'm1',
  subCategory: 'project_income',
  number: id,
  due,
  amount: minor(pounds * 100),
  since: '2026-10-01',
  paidOn: null,
  ...more,
})
const paid = (id: string, pounds: number, day: string, merchantId = 'm1'): Movement => ({
  id,
  day,
  amount: minor(pounds * 100),
  merchantId,
  subCategory: 'project_income',
})
const settle = (
  invoices: Invoice[],
  movements: Movement[],
  more: { decisions?: InvoiceDecision[]; claimed?: string[]; delay?: number } = {},
) =>
  settleInvoices(invoices, {
    movements,
    decisions: more.decisions ?? [],
    claimed: new Set(more.claimed),
    asOf,
    nation: 'england_and_wales',
    delayOf: () => more.delay ?? 0,
  })
const short = (some: ReturnType<typeof settle>) =>
  some.map(({ invoice: { id }, state, matched, open }) => [id, state, matched, open])

test('one payment to the penny pays its invoice, not an older one', () => {
  const all = [invoice('a', 500, '2026-11-01'), invoice('b', 300, '2026-11-10')]
  expect(short(settle(all, [paid('p', 300, '2026-11-10')]))).toEqual([
    ['a', 'overdue', 0, 50_000],
    ['b', 'matched_on_time', 30_000, 0],
  ])
})

test('several invoices in one receipt, the fewest that add up', () => {
  const all = [
    invoice('a', 100, '2026-11-01'),
    invoice('b', 250, '2026-11-05'),
    invoice('c', 150, '2026-11-09'),
    invoice('d', 400, '2026-12-09'),
  ]
  expect(short(settle(all, [paid('p', 400, '2026-11-12')]))).toEqual([
    ['a', 'overdue', 0, 10_000],
    ['b', 'overdue', 0, 25_000],
    ['c', 'overdue', 0, 15_000],
    ['d', 'matched_early', 40_000, 0],
  ])
  const [a, b, c, d] = settle(all, [paid('p', 350, '2026-11-12')])
  expect([a?.open, b?.open, c?.open, d?.open]).toEqual([0, 0, 15_000, 40_000])
})

test('a part payment leaves the rest expected; a few pounds are something else', () => {
  const all = [invoice('a', 500, '2026-11-01')]
  expect(short(settle(all, [paid('p', 200, '2026-11-12')]))).toEqual([
    ['a', 'part', 20_000, 30_000],
  ])
  expect(short(settle(all, [paid('p', 20, '2026-11-12')]))).toEqual([['a', 'overdue', 0, 50_000]])
})

test('what a series claims pays an invoice to the penny, and is no part payment', () => {
  const all = [invoice('a', 500, '2026-11-01')]
  expect(short(settle(all, [paid('p', 200, '2026-11-12')], { claimed: ['p'] }))).toEqual([
    ['a', 'overdue', 0, 50_000],
  ])
  expect(settle(all, [paid('p', 500, '2026-11-12')], { claimed: ['p'] })[0]?.open).toBe(0)
})

test('other payees, earlier payments, and money the other way pay nothing', () => {
  const all = [invoice('a', 500, '2026-11-01')]
  const others = [
    paid('p', 500, '2026-11-02', 'm2'),
    paid('q', 500, '2026-09-30'),
    paid('r', -500, '2026-11-02'),
  ]
  expect(settle(all, others)[0]?.open).toBe(50_000)
})

test('a person’s own match counts first, is refused for others, and comes back', () => {
  const all = [invoice('a', 500, '2026-11-01'), invoice('b', 300, '2026-11-10')]
  const movements = [paid('p', 300, '2026-11-10')]
  const match: InvoiceDecision = { invoiceId: 'a', kind: 'match', movementIds: ['p'] }
  expect(settle(all, movements, { decisions: [match] }).map(({ open }) => open)).toEqual([
    20_000, 30_000,
  ])
  const unmatch: InvoiceDecision = { invoiceId: 'b', kind: 'unmatch', movementIds: ['p'] }
  expect(settle(all, movements, { decisions: [unmatch] }).map(({ open }) => open)).toEqual([
    20_000, 30_000,
  ])
})

test('a match by a person is taken back by a later decision, and given back by one after it', () => {
  const all = [invoice('a', 200, '2026-11-20', { merchantId: null })]
  const movements = [paid('p', 200, '2026-11-19', 'm2')]
  const match: InvoiceDecision = { invoiceId: 'a', kind: 'match', movementIds: ['p'] }
  const unmatch: InvoiceDecision = { ...match, kind: 'unmatch' }
  const openAfter = (decisions: InvoiceDecision[]) => settle(all, movements, { decisions })[0]?.open
  expect(openAfter([match])).toBe(0)
  expect(openAfter([match, unmatch])).toBe(20_000)
  expect(openAfter([match, unmatch, match])).toBe(0)
})

test('what a person’s match leaves of a receipt pays other invoices to the penny, and no part of one', () => {
  const all = [invoice('a', 1000, '2026-12-01'), invoice('b', 640, '2026-12-05')]
  const match: InvoiceDecision = { invoiceId: 'b', kind: 'match', movementIds: ['p'] }
  const openAfter = (pounds: number) =>
    settle(all, [paid('p', pounds, '2026-11-19')], { decisions: [match] }).map(({ open }) => open)
  expect(openAfter(1640)).toEqual([0, 0])
  expect(openAfter(1500)).toEqual([100_000, 0])
})

test('the rest is expected with the payer’s usual delay, on a working day, and never in the past', () => {
  // Sunday 29 November and nine days: Tuesday 8 December.
  expect(settle([invoice('a', 5, '2026-11-29')], [], { delay: 9 })[0]?.day).toBe('2026-12-08')
  expect(settle([invoice('a', 5, '2026-11-29')], [])[0]?.day).toBe('2026-11-30')
  expect(settle([invoice('a', 5, '2026-11-02')], [])[0]).toMatchObject({
    state: 'overdue',
    day: '2026-11-23',
  })
  expect(settle([invoice('a', 5, '2026-11-16')], [], { delay: 9 })[0]).toMatchObject({
    state: 'overdue',
    day: '2026-11-25',
  })
  expect(settle([invoice('a', 5, '2026-08-01')], [])[0]).toMatchObject({ state: 'missed', open: 0 })
})

test('what somebody marked as paid is over', () => {
  expect(settle([invoice('a', 5, '2026-11-02', { paidOn: '2026-11-12' })], [])[0]).toMatchObject({
    state: 'matched_late',
    open: 0,
    day: '2026-11-12',
  })
})

test('one that is cancelled is expected no more, and takes no payment from another', () => {
  const all = [invoice('a', 500, '2026-11-01'), invoice('b', 500, '2026-11-10')]
  const cancel: InvoiceDecision = { invoiceId: 'a', kind: 'cancel', movementIds: [] }
  expect(short(settle(all, [], { decisions: [cancel] }))).toEqual([
    ['a', 'cancelled', 0, 0],
    ['b', 'overdue', 0, 50_000],
  ])
  const movements = [paid('p', 500, '2026-11-10')]
  expect(short(settle(all, movements, { decisions: [cancel] }))).toEqual([
    ['a', 'cancelled', 0, 0],
    ['b', 'matched_on_time', 50_000, 0],
  ])
  expect(usualDelay(settle(all, [], { decisions: [cancel] }))).toBeNull()
})

test('what a person matched with one stays with it when the rest is cancelled', () => {
  const all = [invoice('a', 500, '2026-11-01')]
  const movements = [paid('p', 200, '2026-11-10')]
  const decisions: InvoiceDecision[] = [
    { invoiceId: 'a', kind: 'match', movementIds: ['p'] },
    { invoiceId: 'a', kind: 'cancel', movementIds: [] },
  ]
  expect(short(settle(all, movements, { decisions }))).toEqual([['a', 'cancelled', 20_000, 0]])
})

test('the usual delay is the median of those that were paid through the bank', () => {
  const all = [
    invoice('a', 1, '2026-11-01'),
    invoice('b', 2, '2026-11-01'),
    invoice('c', 3, '2026-11-01'),
  ]
  const movements = [
    paid('p', 1, '2026-11-03'),
    paid('q', 2, '2026-11-11'),
    paid('r', 3, '2026-11-05'),
  ]
  expect(usualDelay(settle(all, movements))).toBe(4)
  expect(usualDelay(settle(all, []))).toBeNull()
})

test('no payment is used twice, and nobody is paid more than owed', () => {
  const pence = fc.integer({ min: 1, max: 500 })
  fc.assert(
    fc.property(
      fc.array(pence, { maxLength: 8 }),
      fc.array(pence, { maxLength: 8 }),
      (owed, came) => {
        const all = owed.map((amount, i) => invoice(`i${i}`, amount, `2026-11-${10 + i}`))
        const movements = came.map((amount, i) => paid(`p${i}`, amount, `2026-11-${10 + i}`))
        const settled = settle(all, movements)
        for (const { invoice: each, matched, open } of settled)
          expect(matched + open).toBe(each.amount)
        for (const movement of movements) {
          const used = settled.flatMap(({ payments }) =>
            payments.filter(({ movementId }) => movementId === movement.id),
          )
          expect(sum(used.map(({ amount }) => amount))).toBeLessThanOrEqual(movement.amount)
        }
      },
    ),
  )
})
