// The pay run: its day, what moves and what is taken by itself, the changes for the forecast, and
// the suggested order.
import { minor } from '@plimsoll/domain/money'
import { expect, test } from 'vitest'
import { dueItem } from '../testing/due-item.ts'
import { tickedOf } from './due-tabs.ts'
import { orderOf } from './order.ts'
import { bufferWords, movableFor, movableOf, payDay, runChanges, runWords } from './pay-run.ts'

const rent = dueItem({ line_id: 'rent' })
const power = dueItem({ line_id: 'power', automatic: true, rail: 'direct_debit' })
const income = dueItem({ line_id: 'income', pence: 25_050, day: '2026-12-04' })

test('a run arrives on the first working day after today and after what the books know', () => {
  expect(payDay({ today: '2026-11-20', as_of: '2026-11-20' })).toBe('2026-11-23')
  expect(payDay({ today: '2026-12-24', as_of: '2026-12-24' })).toBe('2026-12-29')
  expect(payDay({ today: '2026-11-17', as_of: '2026-11-19' })).toBe('2026-11-20')
})

test('what is ticked is counted and summed, the two sides kept apart', () => {
  const items = tickedOf([rent, power, income], new Set(['rent:2026-12-01', 'income:2026-12-04']))
  expect(runWords(items)).toEqual({ count: '1 bill and 1 receipt', total: 15_050 })
  expect(runWords([rent, power]).count).toBe('2 bills')
})

test('a payment of a sales project is not moved here', () => {
  const timber = dueItem({ line_id: 'project.saltmarsh.out', source: 'project' })
  expect(movableOf([rent, timber])).toEqual([rent])
})

test('R-126 the forecast is computed for everything but what is taken automatically', () => {
  expect(movableOf([rent, power, income])).toEqual([rent, income])
  expect(runChanges([rent, power], '2026-11-23')).toEqual({
    decisions: [{ line_id: 'rent', due: '2026-12-01', kind: 'redate', day: '2026-11-23' }],
  })
})

test('instalments of one payment move together, the split taken back first', () => {
  const parts = ['2026-12-01', '2027-01-04'].map((day) => ({ ...rent, day }))
  expect(runChanges(parts, '2026-11-23').decisions).toEqual([
    { line_id: 'rent', due: '2026-12-01', kind: 'restore' },
    { line_id: 'rent', due: '2026-12-01', kind: 'redate', day: '2026-11-23' },
  ])
})

test('the search may put a bill off by two weeks, and bring no money in before the run', () => {
  expect(movableFor([rent, power, income], '2026-11-23')).toEqual([
    { line_id: 'rent', due: '2026-12-01', latest: '2026-12-15' },
    { line_id: 'income', due: '2026-12-04', earliest: '2026-11-23' },
  ])
  const vat = dueItem({ line_id: 'tax.vat', source: 'tax', due: '2026-12-07', day: '2026-12-10' })
  expect(movableFor([vat], '2026-11-23')[0]).toMatchObject({ latest: '2026-12-10' })
})

test('an order is everything on the day of the run, save what had better wait', () => {
  const steps = orderOf(
    [rent, power, income],
    [{ line_id: 'rent', due: '2026-12-01', to: '2026-12-09' }],
    '2026-11-23',
  )
  expect(steps.map(({ item, day, waits }) => [item.line_id, day, waits])).toEqual([
    ['income', '2026-11-23', false],
    ['rent', '2026-12-09', true],
  ])
})

test('the buffer is put into words, and what was below before is not blamed on the run', () => {
  const words = (before: number, after: number) =>
    bufferWords({ before: minor(before), after: minor(after) }, minor(500_000)).words
  expect(words(600_000, 500_000)).toBe('Still above your buffer')
  expect(words(400_000, 500_000)).toBe('Above your buffer again')
  expect(words(600_000, 450_000)).toBe('£500.00 below your buffer')
  expect(words(450_000, 450_000)).toBe('£500.00 below your buffer, with or without this')
  expect(words(450_000, 400_000)).toBe('£1,000.00 below your buffer; £500.00 before')
  const none = (after: number) =>
    bufferWords({ before: minor(600_000), after: minor(after) }, minor(0)).words
  expect([none(0), none(-50_000)]).toEqual(['Still above zero', '£500.00 below zero'])
})
