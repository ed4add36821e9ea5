import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonthsToDay, type Day, daysBetween } from '../../calendar.ts'
import { minor, sum } from '../../money.ts'
import type { Movement } from '../movement.ts'
import { detectSeries } from '../recurring/detect-series.ts'
import type { Occurrence, OccurrenceDecision, Series } from '../series.ts'
import { everyDays, everyMonths, payments } from '../testing/movements.ts'
import { occurrencesOf } from './match-occurrences.ts'

const nation = 'england_and_wales'
const history = [
  ...payments({ payee: 'landlord', days: everyMonths('2025-06-05', 1, 8), pence: -90_000 }),
  ...payments({ payee: 'insurer', days: everyMonths('2025-06-05', 1, 8), pence: -1000 }),
  ...payments({ payee: 'insurer', days: everyMonths('2025-06-20', 1, 8), pence: -2500 }),
  ...payments({ payee: 'customer', days: everyDays('2025-06-06', 14, 17), pence: 40_000 }),
  ...payments({
    payee: null,
    days: everyMonths('2025-06-28', 1, 8),
    pence: -700,
    subCategory: 'bank_fees',
  }),
]
const window = { from: '2025-06-01', until: '2026-12-31', nation } as const

const movement = fc
  .record({
    offset: fc.integer({ min: 0, max: 150 }),
    payee: fc.constantFrom('landlord', 'insurer', 'customer', 'stranger', null),
    pence: fc.constantFrom(-90_000, -60_000, -30_000, -1000, -2500, -700, 40_000, 20_000, -1),
  })
  .map(
    ({ offset, payee, pence }): Omit<Movement, 'id'> => ({
      day: addDays('2026-01-15', offset),
      amount: minor(pence),
      merchantId: payee,
      subCategory: payee === null ? 'bank_fees' : 'other_costs',
    }),
  )
const movements = fc
  .array(movement, { maxLength: 25 })
  .map((some) => [...history, ...some.map((each, i) => ({ ...each, id: `new-${i}` }))])

const decisionsOn = (
  series: readonly Series[],
  all: readonly Movement[],
): fc.Arbitrary<OccurrenceDecision[]> => {
  const ids = fc.uniqueArray(fc.constantFrom(...all.map(({ id }) => id), 'gone'), {
    minLength: 1,
    maxLength: 3,
  })
  const day = fc.integer({ min: -40, max: 200 }).map((offset) => addDays('2026-01-15', offset))
  return fc.array(
    fc.record({
      seriesId: fc.constantFrom('nobody', ...series.map(({ id }) => id)),
      due: day,
      decision: fc.oneof(
        ids.map((movementIds) => ({ kind: 'match' as const, movementIds })),
        ids.map((movementIds) => ({ kind: 'unmatch' as const, movementIds })),
        day.map((to) => ({ kind: 'redate' as const, day: to })),
        fc
          .integer({ min: -99_999, max: 99_999 })
          .map((pence) => ({ kind: 'amount' as const, amount: minor(pence) })),
        fc.constant({ kind: 'cancel' as const }),
      ),
    }),
    { maxLength: 12 },
  )
}

const cases = movements.chain((all) => {
  const asOf = fc.integer({ min: 0, max: 150 }).map((offset) => addDays('2026-01-15', offset))
  return asOf.chain((day) => {
    const series = detectSeries(all, { asOf: day, nation })
    return decisionsOn(series, all).map((decisions) => ({ all, asOf: day, series, decisions }))
  })
})

test('whatever was paid and decided, a transaction meets at most one due day', () => {
  fc.assert(
    fc.property(cases, ({ all, asOf, series, decisions }) => {
      const occurrences = occurrencesOf(series, { movements: all, asOf, ...window, decisions })
      const ids = occurrences.flatMap(({ movementIds }) => movementIds)
      expect(new Set(ids).size).toBe(ids.length)
      const names = occurrences.map(({ seriesId, due }) => `${seriesId} ${due}`)
      expect(new Set(names).size).toBe(names.length)
      const dayById = new Map(all.map(({ id, day }) => [id, day]))
      expect(ids.every((id) => (dayById.get(id) ?? '9') <= asOf)).toBe(true)
    }),
    { numRuns: 150, seed: 4 },
  )
})

test('whatever was paid and decided, what is matched and what is open agree with the state', () => {
  fc.assert(
    fc.property(cases, ({ all, asOf, series, decisions }) => {
      const amountById = new Map(all.map(({ id, amount }) => [id, amount]))
      for (const each of occurrencesOf(series, { movements: all, asOf, ...window, decisions })) {
        expect(each.matched).toBe(sum(each.movementIds.map((id) => amountById.get(id) ?? minor(0))))
        if (each.open !== 0) expect(each.day > asOf).toBe(true)
        expect(openAsTheStateSays(each)).toBe(true)
      }
    }),
    { numRuns: 150, seed: 5 },
  )
})

function openAsTheStateSays({ state, open, amount, matched }: Occurrence): boolean {
  if (state === 'expected' || state === 'overdue') return open === amount && matched === 0
  if (state === 'part') return open === amount - matched && open !== 0
  return open === 0
}

const event = fc.oneof(
  fc.record({ kind: fc.constant('whole' as const), late: fc.integer({ min: -8, max: 9 }) }),
  fc.record({
    kind: fc.constant('part' as const),
    late: fc.integer({ min: -4, max: 3 }),
    rest: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({ kind: fc.constant('missing' as const) }),
)

/**
 * Payments of rent due on the 5th from February 2026 on, some early, late, in part or not at all.
 */
function paidAsPlanned(
  events: readonly (typeof event extends fc.Arbitrary<infer E> ? E : never)[],
): { due: Day; paid: Movement[] }[] {
  return events.map((event, i) => {
    const due = addMonthsToDay('2026-02-05', i)
    const pay = (late: number, pence: number, name: string): Movement => ({
      id: `${name}-${i}`,
      day: addDays(due, late),
      amount: minor(pence),
      merchantId: 'landlord',
      subCategory: 'rent',
    })
    if (event.kind === 'missing') return { due, paid: [] }
    if (event.kind === 'whole') return { due, paid: [pay(event.late, -90_000, 'whole')] }
    return {
      due,
      paid: [pay(event.late, -54_000, 'part'), pay(event.late + event.rest, -36_000, 'rest')],
    }
  })
}

test('as days go by, no payment is counted twice: what has been paid for a month and what is still open never exceed the rent', () => {
  fc.assert(
    fc.property(fc.array(event, { minLength: 1, maxLength: 3 }), (events) => {
      const planned = paidAsPlanned(events)
      const all = [
        ...history.filter(({ merchantId }) => merchantId === 'landlord'),
        ...planned.flatMap(({ paid }) => paid),
      ]
      for (
        let asOf = '2026-01-20';
        asOf <= addDays(planned.at(-1)?.due ?? '', 25);
        asOf = addDays(asOf, 1)
      ) {
        const series = detectSeries(all, { asOf, nation })
        const occurrences = occurrencesOf(series, {
          movements: all,
          asOf,
          ...window,
          decisions: [],
        })
        for (const { due, paid } of planned) {
          const soFar = sum(paid.filter(({ day }) => day <= asOf).map(({ amount }) => amount))
          const open = sum(
            occurrences
              .filter((each) => Math.abs(daysBetween(each.due, due)) < 15)
              .map((each) => each.open),
          )
          expect(soFar + open, `${asOf}: due ${due}`).toBeGreaterThanOrEqual(-90_000)
        }
      }
    }),
    { numRuns: 60, seed: 6 },
  )
})

test('as days go by, a rent that has not come does not vanish: it is expected until its day has passed, and a while longer', () => {
  const nearDay = fc.oneof(
    fc.record({ kind: fc.constant('whole' as const), late: fc.integer({ min: -4, max: 4 }) }),
    fc.record({
      kind: fc.constant('part' as const),
      late: fc.integer({ min: -2, max: 2 }),
      rest: fc.integer({ min: 1, max: 3 }),
    }),
  )
  fc.assert(
    fc.property(fc.array(nearDay, { maxLength: 3 }), (events) => {
      const planned = paidAsPlanned(events)
      const due = addMonthsToDay('2026-02-05', events.length)
      const all = [
        ...history.filter(({ merchantId }) => merchantId === 'landlord'),
        ...planned.flatMap(({ paid }) => paid),
      ]
      for (let asOf = addDays(due, -15); asOf <= addDays(due, 4); asOf = addDays(asOf, 1)) {
        const series = detectSeries(all, { asOf, nation })
        const occurrences = occurrencesOf(series, {
          movements: all,
          asOf,
          ...window,
          decisions: [],
        })
        const near = occurrences.filter((each) => Math.abs(daysBetween(each.due, due)) < 15)
        expect(sum(near.map(({ open }) => open)), `${asOf}: due ${due}`).toBe(-90_000)
      }
    }),
    { numRuns: 60, seed: 8 },
  )
})

test('as days go by, the closing balance of the forecast is the balance and what is open, day by day', () => {
  fc.assert(
    fc.property(cases, ({ all, asOf, series, decisions }) => {
      const occurrences = occurrencesOf(series, { movements: all, asOf, ...window, decisions })
      const balance = sum(all.filter(({ day }) => day <= asOf).map(({ amount }) => amount))
      let closing = balance
      for (let day = addDays(asOf, 1); day <= window.until; day = addDays(day, 1))
        closing = sum([
          closing,
          ...occurrences.filter((each) => each.day === day).map(({ open }) => open),
        ])
      expect(closing).toBe(sum([balance, ...occurrences.map(({ open }) => open)]))
    }),
    { numRuns: 40, seed: 7 },
  )
})
