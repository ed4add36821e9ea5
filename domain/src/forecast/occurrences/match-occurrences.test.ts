import { describe, expect, test } from 'vitest'
import type { Day } from '../../calendar.ts'
import { minor } from '../../money.ts'
import type { Movement } from '../movement.ts'
import { detectSeries } from '../recurring/detect-series.ts'
import type { Occurrence, OccurrenceDecision } from '../series.ts'
import { everyMonths, payments } from '../testing/movements.ts'
import { occurrencesOf } from './match-occurrences.ts'

const nation = 'england_and_wales'
// Rent of £900.00 on the 5th (a Friday in June 2026), January to May.
const rent = payments({
  payee: 'landlord',
  days: ['2026-01-05', '2026-02-05', '2026-03-05', '2026-04-07', '2026-05-05'],
  pence: -90_000,
})
const paidOn = (day: Day, pence = -90_000): Movement => ({
  ...(rent[0] as Movement),
  id: `paid ${day} ${pence}`,
  day,
  amount: minor(pence),
})

/** What becomes of the payment due on a day. */
function seen(at: {
  asOf: Day
  paid?: Movement[]
  decide?: OccurrenceDecision['decision'][]
  due?: Day
}): Occurrence | undefined {
  const series = detectSeries(rent, { asOf: '2026-05-31', nation })
  const due = at.due ?? '2026-06-05'
  const occurrences = occurrencesOf(series, {
    movements: [...rent, ...(at.paid ?? [])],
    asOf: at.asOf,
    from: '2026-01-01',
    until: '2026-12-31',
    nation,
    decisions: (at.decide ?? []).map((decision) => ({
      seriesId: series[0]?.id ?? '',
      due,
      decision,
    })),
  })
  return occurrences.find((each) => each.due === due)
}

describe('what becomes of a due day', () => {
  test('it is expected on the day it will be taken', () => {
    expect(seen({ asOf: '2026-05-31', due: '2026-07-05' })).toMatchObject({
      state: 'expected',
      day: '2026-07-06',
      open: -90_000,
      matched: 0,
    })
  })
  test('paid early: it is not expected again', () => {
    expect(seen({ asOf: '2026-06-01', paid: [paidOn('2026-06-01')] })).toMatchObject({
      state: 'matched_early',
      day: '2026-06-01',
      open: 0,
      matched: -90_000,
    })
  })
  test('paid on the day', () => {
    expect(seen({ asOf: '2026-06-05', paid: [paidOn('2026-06-05')] })).toMatchObject({
      state: 'matched_on_time',
      open: 0,
    })
  })
  test('not paid by the day after: overdue, and expected on the next working day', () => {
    expect(seen({ asOf: '2026-06-06' })).toMatchObject({
      state: 'overdue',
      day: '2026-06-08',
      open: -90_000,
    })
  })
  test('paid late: matched to the day it was due, and not expected again', () => {
    expect(seen({ asOf: '2026-06-12', paid: [paidOn('2026-06-11')] })).toMatchObject({
      state: 'matched_late',
      open: 0,
      day: '2026-06-11',
    })
  })
  test('too late to expect it: missed, and counts as nothing', () => {
    expect(seen({ asOf: '2026-06-25' })).toMatchObject({ state: 'missed', open: 0 })
  })
  test('a part payment leaves the rest open, and a second one closes it', () => {
    const part = paidOn('2026-06-05', -60_000)
    expect(seen({ asOf: '2026-06-06', paid: [part] })).toMatchObject({
      state: 'part',
      matched: -60_000,
      open: -30_000,
      day: '2026-06-08',
    })
    expect(seen({ asOf: '2026-06-09', paid: [part, paidOn('2026-06-09', -30_000)] })).toMatchObject(
      {
        open: 0,
        matched: -90_000,
        movementIds: ['paid 2026-06-05 -60000', 'paid 2026-06-09 -30000'],
      },
    )
  })
  test('the rest of a part payment is not waited for forever', () => {
    expect(seen({ asOf: '2026-06-28', paid: [paidOn('2026-06-05', -60_000)] })).toMatchObject({
      open: 0,
      matched: -60_000,
    })
  })
  test('something small from the same payee is not the rent', () => {
    expect(seen({ asOf: '2026-06-03', paid: [paidOn('2026-06-03', -1500)] })).toMatchObject({
      state: 'expected',
      open: -90_000,
    })
  })
})

describe('what the user decides', () => {
  test('not happening: nothing is expected, also when it is found again and its day shifts', () => {
    expect(seen({ asOf: '2026-05-31', decide: [{ kind: 'cancel' }] })).toMatchObject({
      state: 'cancelled',
      open: 0,
    })
    const series = detectSeries(rent, { asOf: '2026-05-31', nation })
    const shifted = series.map((each) => ({
      ...each,
      rule: {
        kind: 'dates',
        dates: [8],
        everyMonths: 1,
        anchor: '2026-01',
        monthsOff: [],
      } as const,
    }))
    const decisions = [
      { seriesId: series[0]?.id ?? '', due: '2026-06-05', decision: { kind: 'cancel' } },
    ] as const
    const occurrences = occurrencesOf(shifted, {
      movements: rent,
      asOf: '2026-05-31',
      from: '2026-06-01',
      until: '2026-07-31',
      nation,
      decisions,
    })
    expect(occurrences.map(({ state }) => state)).toEqual(['cancelled', 'expected'])
  })
  test('another day', () => {
    expect(
      seen({ asOf: '2026-06-08', decide: [{ kind: 'redate', day: '2026-06-19' }] }),
    ).toMatchObject({ state: 'expected', day: '2026-06-19', open: -90_000 })
  })
  test('another amount', () => {
    expect(
      seen({ asOf: '2026-05-31', decide: [{ kind: 'amount', amount: minor(-95_000) }] }),
    ).toMatchObject({ amount: -95_000, open: -95_000 })
  })
  test('this payment is it, though it looks like another', () => {
    const other: Movement = {
      ...paidOn('2026-06-20', -1),
      id: 'by cheque',
      merchantId: null,
      amount: minor(-90_000),
    }
    const decide = [{ kind: 'match', movementIds: ['by cheque'] } as const]
    expect(seen({ asOf: '2026-06-21', paid: [other], decide })).toMatchObject({
      state: 'matched_late',
      movementIds: ['by cheque'],
      open: 0,
    })
  })
  test('this payment is not it: the due day is open again', () => {
    const payment = paidOn('2026-06-04')
    const decide = [{ kind: 'unmatch', movementIds: [payment.id] } as const]
    expect(seen({ asOf: '2026-06-06', paid: [payment], decide })).toMatchObject({
      state: 'overdue',
      movementIds: [],
      open: -90_000,
    })
  })
  test('the latest decision counts', () => {
    expect(
      seen({
        asOf: '2026-05-31',
        decide: [{ kind: 'cancel' }, { kind: 'redate', day: '2026-06-09' }],
      }),
    ).toMatchObject({ state: 'expected', day: '2026-06-09' })
  })
})

test('two contracts with one payee do not take each other’s payments', () => {
  const days = everyMonths('2026-01-05', 1, 5)
  const movements = [
    ...payments({ payee: 'insurer', days, pence: -1000 }),
    ...payments({ payee: 'insurer', days, pence: -2500 }),
  ]
  const series = detectSeries(movements, { asOf: '2026-05-31', nation })
  const early = {
    ...(movements[0] as Movement),
    id: 'early',
    day: '2026-06-03',
    amount: minor(-2500),
  }
  const occurrences = occurrencesOf(series, {
    movements: [...movements, early],
    asOf: '2026-06-03',
    from: '2026-06-01',
    until: '2026-06-30',
    nation,
    decisions: [],
  })
  expect(occurrences.map(({ amount, open }) => [amount, open])).toEqual(
    expect.arrayContaining([
      [-1000, -1000],
      [-2500, 0],
    ]),
  )
})
