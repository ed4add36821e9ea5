// The table of what is stated about a payment: each row with figures worked out by hand, as of 29
// November 2026.
import { expect, test } from 'vitest'
import type { Minor } from '../../money.ts'
import { spanPeriod } from '../period.ts'
import type { ToolCall } from '../tool-call.ts'
import {
  type Awaited,
  type Found,
  type Holding,
  type StatusAsked,
  type StatusQuery,
  statusAsked,
  statusParts,
} from './payment-status.ts'

const today = '2026-11-29'
const awaited = (due: string, pounds: number, more: Partial<Awaited> = {}): Awaited => ({
  side: 'out',
  due,
  day: due,
  amount: (pounds * 100) as Minor,
  isRegular: false,
  ...more,
})
const overdueBill = awaited('2026-11-20', 325, { day: '2026-11-30' })
const openBill = awaited('2026-12-04', 2410)
const rent = awaited('2026-12-10', 180, { isRegular: true })
const rentAfter = awaited('2027-01-10', 180, { isRegular: true })
const lateRent = awaited('2026-11-10', 180, { day: null, isRegular: true })

const december = { from: '2026-12-01', to: '2026-12-31' }
const nothing: Holding = { open: [], missed: [], expected: [] }
const found: Found = { isNothing: false }
const naming = ({ day, amount }: Awaited): Found => ({
  isNothing: false,
  names: { day: day ?? '', amount },
})

// The parts in short: "own", "open 325", "expected 180".
function partsIn(
  wants: StatusAsked,
  holding: Partial<Holding>,
  { days, ...input }: Found & Pick<StatusQuery, 'days'> = found,
) {
  const query = { wants, side: 'out', ...(days ? { days } : {}) } as const
  const parts = statusParts(query, { ...nothing, ...holding }, input, today)
  return parts?.map((part) =>
    'payments' in part
      ? `${part.says} ${part.payments.map(({ amount }) => amount / 100).join('+')}`
      : part.says,
  )
}

test.each<[string, readonly string[] | undefined, readonly string[] | undefined]>([
  // When is it due?
  [
    'an overdue bill leads in place of the day that is guessed, before the regular payment',
    partsIn('next', { open: [overdueBill], expected: [rent] }, naming(overdueBill)),
    ['open 325', 'expected 180'],
  ],
  [
    'an open bill that the tool names is followed by the regular payment',
    partsIn('next', { open: [openBill], expected: [rent] }, naming(openBill)),
    ['own', 'expected 180'],
  ],
  [
    'a regular payment that the tool names is followed by the open bill',
    partsIn('next', { open: [openBill], expected: [rent] }, naming(rent)),
    ['own', 'open 2410'],
  ],
  [
    'a regular payment that is late stands beside the next',
    partsIn('next', { missed: [lateRent], expected: [rent] }, naming(rent)),
    ['own', 'missed 180'],
  ],
  [
    'a regular payment alone is what the tool says',
    partsIn('next', { expected: [rent] }, naming(rent)),
    undefined,
  ],
  ['only the past is what the tool says', partsIn('next', {}, { isNothing: true }), undefined],
  // What is due within days?
  [
    'an overdue bill that is not in the list is named beside it',
    partsIn('coming', { open: [overdueBill] }, { ...found, days: { from: today, to: today } }),
    ['own', 'open 325'],
  ],
  [
    'one that is in the list is called overdue, and not added to it',
    partsIn(
      'coming',
      { open: [overdueBill, openBill] },
      { ...found, days: { from: '2026-11-30', to: '2026-12-05' } },
    ),
    ['own', 'listed 325'],
  ],
  [
    'one that is expected before the days begin is not of what they hold',
    partsIn('coming', { open: [overdueBill] }, { ...found, days: december }),
    ['own', 'open 325'],
  ],
  [
    'what the forecast has given up is owed all the same',
    partsIn(
      'coming',
      { missed: [lateRent] },
      { ...found, days: { from: '2026-11-30', to: '2026-12-05' } },
    ),
    ['own', 'missed 180'],
  ],
  // What is still open?
  [
    'open bills are listed by the tool, the regular payment after them',
    partsIn('open', { open: [openBill], expected: [rent] }),
    ['own', 'expected 180'],
  ],
  [
    'nothing is open, and the regular payment is to come',
    partsIn('open', { expected: [rent] }, { isNothing: true }),
    ['own', 'expected 180'],
  ],
  // Has it been paid?
  [
    'an open bill leads, and the latest payment is no yes',
    partsIn('paid', { open: [overdueBill], expected: [rent] }),
    ['open 325', 'latest'],
  ],
  [
    'a regular payment that is late leads in the same way',
    partsIn('paid', { missed: [lateRent] }),
    ['missed 180', 'latest'],
  ],
  ['nothing is open: yes', partsIn('paid', { expected: [rent] }), undefined],
  [
    'not yet, and when it is',
    partsIn('paid', { expected: [rent, rentAfter] }, { isNothing: true }),
    ['own', 'expected 180'],
  ],
  // Was it paid within some days?
  [
    'what was paid stands, and what is open beside it',
    partsIn('paid_in', { open: [openBill] }),
    ['own', 'open 2410'],
  ],
  [
    'nothing was paid, and when it is',
    partsIn('paid_in', { expected: [rent] }, { isNothing: true }),
    ['own', 'expected 180'],
  ],
  // How much is it?
  [
    'the bill that is open comes before what is paid regularly',
    partsIn('amount', { open: [openBill], expected: [rent] }),
    ['open 2410', 'own'],
  ],
  // Is it late?
  [
    'nothing is late, and when it is due',
    partsIn('late', { expected: [rent] }, { isNothing: true }),
    ['own', 'expected 180'],
  ],
  [
    'what is late is what the tool says',
    partsIn('late', { open: [overdueBill], expected: [rent] }),
    undefined,
  ],
])('%s', (_, parts, expected) => {
  expect(parts).toEqual(expected)
})

test('the payments of one day are one run', () => {
  const wages = [awaited('2026-12-28', 1423), awaited('2026-12-28', 1186), rentAfter]
  expect(partsIn('paid_in', { expected: wages }, { isNothing: true })).toEqual([
    'own',
    'expected 1423+1186',
  ])
})

test('beside the latest payment stand what is overdue, late and next', () => {
  const overdue = { ...openBill, due: '2026-11-20' }
  expect(partsIn('latest', { expected: [rentAfter] })).toEqual(['own', 'expected 180'])
  expect(partsIn('latest', { open: [overdue] })).toEqual(['own', 'open 2410'])
})

test('where nothing was paid the next is named beside the total', () => {
  expect(partsIn('total', { expected: [rentAfter] }, { isNothing: true })).toEqual([
    'own',
    'expected 180',
  ])
  expect(partsIn('total', { expected: [rentAfter] })).toBeUndefined()
})

test('what stands open the other way is named where nothing is open this way', () => {
  const invoice = { ...openBill, side: 'in' } as const
  expect(partsIn('open', { open: [invoice] }, { isNothing: true })).toEqual([
    'own',
    'other_side 2410',
  ])
  expect(partsIn('open', { open: [invoice, openBill] })).toBeUndefined()
  expect(partsIn('paid', { open: [invoice] })).toBeUndefined()
})

const subjects = [{ kind: 'merchant', ids: ['a'], name: 'A', names: ['A'] }] as const
const all = spanPeriod('2025-05-01', today)
const ahead = spanPeriod('2026-11-30', '2027-02-28')

test.each<[ToolCall, StatusAsked | undefined]>([
  [{ tool: 'upcoming', args: { side: 'out', period: ahead, subjects, next: true } }, 'next'],
  [{ tool: 'upcoming', args: { side: 'out', period: ahead, subjects, next: false } }, 'coming'],
  [
    { tool: 'upcoming', args: { side: 'out', period: ahead, subjects, next: true, skip: 1 } },
    undefined,
  ],
  [{ tool: 'invoices', args: { side: 'out', state: 'open', aspect: 'total', subjects } }, 'open'],
  [
    {
      tool: 'invoices',
      args: { side: 'out', state: 'open', aspect: 'total', subjects, first: 'oldest' },
    },
    undefined,
  ],
  [{ tool: 'late', args: { subjects } }, 'late'],
  [{ tool: 'recurring', args: { side: 'out', subjects } }, 'amount'],
  [
    {
      tool: 'payment_when',
      args: { side: 'out', period: all, subjects, first: false, whether: true },
    },
    'paid',
  ],
  [{ tool: 'payment_when', args: { side: 'out', period: all, subjects, first: false } }, 'latest'],
  // The next has an answer of its own beside it.
  [
    {
      tool: 'payment_when',
      args: { side: 'out', period: all, subjects, first: false, alone: true },
    },
    undefined,
  ],
  [{ tool: 'flow_total', args: { side: 'out', period: all, subjects, whether: true } }, 'paid_in'],
  [
    {
      tool: 'flow_total',
      args: {
        side: 'out',
        period: spanPeriod('2026-10-01', '2026-10-31'),
        subjects,
        whether: true,
      },
    },
    undefined,
  ],
  [{ tool: 'flow_total', args: { side: 'out', period: all, subjects } }, 'total'],
])('%j asks for %s', (call, expected) => {
  expect(statusAsked(call, today)?.wants).toBe(expected)
})
