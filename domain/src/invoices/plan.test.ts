// The same export uploaded again updates, and what it no longer lists is closed.
import { expect, test } from 'vitest'
import { minor } from '../money.ts'
import type { EntryReading } from './invoice.ts'
import { type PlannedAgainst, planInvoices } from './plan.ts'

const reading = (
  number: string | null,
  pounds: number,
  more: Partial<EntryReading> = {},
): EntryReading => ({
  side: 'in',
  party: 'Brightwater',
  number,
  issued: null,
  due: '2026-12-01',
  amount: minor(pounds * 100),
  email: null,
  doubts: [],
  ...more,
})
const kept = (
  id: string,
  number: string | null,
  pounds: number,
  more: Partial<PlannedAgainst> = {},
): PlannedAgainst => ({
  id,
  side: 'in',
  party: 'brightwater',
  number,
  due: '2026-12-01',
  amount: minor(pounds * 100),
  open: minor(pounds * 100),
  source: 'Xero',
  state: 'expected',
  ...more,
})
const outcomes = (readings: EntryReading[], before: PlannedAgainst[], source = 'Xero') => {
  const { rows, closed } = planInvoices(readings, before, { source, side: 'in' })
  return [rows.map(({ outcome, id }) => [outcome, id]), closed]
}

test('the same file again changes nothing', () => {
  expect(
    outcomes([reading('1', 10), reading('2', 20)], [kept('a', '1', 10), kept('b', '2', 20)]),
  ).toEqual([
    [
      ['same', 'a'],
      ['same', 'b'],
    ],
    [],
  ])
})

test('balances without numbers or days are met by payee, and keep the day that was chosen', () => {
  const balance = (pounds: number) => reading(null, pounds, { due: null, doubts: ['due'] })
  const before = [kept('a', null, 450, { due: '2026-12-18' })]
  const plan = (...rows: EntryReading[]) =>
    planInvoices(rows, before, { source: 'Xero', side: 'in' })
  const again = plan(balance(450))
  expect(again.closed).toEqual([])
  expect(again.rows).toMatchObject([
    { outcome: 'same', reading: { due: '2026-12-18', doubts: [] } },
  ])
  expect(plan(balance(300)).rows).toMatchObject([{ outcome: 'update', id: 'a' }])
  // An overdue one is due by the day of the report, which is another one next week.
  expect(plan(reading(null, 450, { due: '2026-12-02' })).rows).toMatchObject([
    { outcome: 'same', reading: { due: '2026-12-18' } },
  ])
  // Two of one payee are no balance, and a paid one is not owed again under its day.
  expect(plan(balance(450), balance(20)).rows.map(({ outcome }) => outcome)).toEqual(['add', 'add'])
  const paid = planInvoices([balance(450)], [kept('a', null, 0)], { source: 'Xero', side: 'in' })
  expect(paid.rows).toMatchObject([{ outcome: 'add', reading: { due: null } }])
})

test('a payment that the program has not recorded yet changes nothing', () => {
  const partPaid = kept('a', '1', 48, { open: minor(2_800) })
  expect(outcomes([reading('1', 48)], [partPaid])[0]).toEqual([['same', 'a']])
  expect(outcomes([reading('1', 28)], [partPaid])[0]).toEqual([['same', 'a']])
  expect(outcomes([reading('1', 20)], [partPaid])[0]).toEqual([['update', 'a']])
})

test('another amount or day updates, a new number is added, a missing one is closed', () => {
  expect(
    outcomes(
      [reading('1', 5), reading('2', 20, { due: '2026-12-09' }), reading('3', 30)],
      [
        kept('a', '1', 10),
        kept('b', '2', 20),
        kept('c', '9', 90),
        kept('d', '8', 80, { source: 'typed' }),
        kept('e', '7', 0),
      ],
    ),
  ).toEqual([
    [
      ['update', 'a'],
      ['update', 'b'],
      ['add', null],
    ],
    ['c'],
  ])
})

test('without numbers payee, day and amount together name one, each once', () => {
  expect(
    outcomes(
      [reading(null, 10), reading(null, 10), reading(null, 11)],
      [kept('a', null, 10)],
      'typed',
    ),
  ).toEqual([
    [
      ['same', 'a'],
      ['add', null],
      ['add', null],
    ],
    [],
  ])
  expect(outcomes([reading('1', 10, { party: 'Harrop' })], [kept('a', '1', 10)], 'typed')).toEqual([
    [['add', null]],
    [],
  ])
})

test('one that was cancelled is neither the same nor new, unless another like it counts', () => {
  const cancelled = { open: minor(0), state: 'cancelled' } as const
  const numbered = kept('a', '1', 10, cancelled)
  expect(outcomes([reading('1', 10)], [numbered])).toEqual([[['cancelled', 'a']], []])
  const plain = kept('b', null, 10, cancelled)
  expect(outcomes([reading(null, 10)], [plain], 'typed')).toEqual([[['cancelled', 'b']], []])
  expect(outcomes([reading('1', 10)], [numbered, kept('c', '1', 10)])).toEqual([
    [['same', 'c']],
    [],
  ])
  // A balance of one payee, whatever it comes to now.
  expect(outcomes([reading(null, 20, { due: null })], [plain])).toEqual([[['cancelled', 'b']], []])
  // What the list leaves out is not paid by that.
  expect(outcomes([], [numbered])).toEqual([[], []])
})
