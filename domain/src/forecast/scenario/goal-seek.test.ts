import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type Day, daysBetween } from '../../calendar.ts'
import { isWorkingDay } from '../../holidays.ts'
import { minor } from '../../money.ts'
import { type Goal, pathWith, provenItemsMax, seekGoal } from './goal-seek.ts'
import { disruptionOf, type MovableItem, movedAmount } from './movable.ts'

const first: Day = '2026-03-02' // a Monday
const nation = 'england_and_wales'

const item = (id: string, overrides: Partial<MovableItem>): MovableItem => ({
  id,
  part: { source: 'series', sourceId: id, due: overrides.day ?? first },
  day: first,
  amount: minor(-1000),
  earliest: null,
  latest: null,
  shiftDaysMax: null,
  maySplit: false,
  disruption: 1,
  ...overrides,
})
const path = (closings: readonly number[]) =>
  closings.map((closing, i) => ({ day: addDays(first, i), closing: minor(closing) }))
const goal = (overrides: Partial<Goal>): Goal => ({
  days: path([500, 500, 500, 500, 500]),
  keepAbove: minor(1000),
  until: addDays(first, 60),
  items: [],
  nation,
  ...overrides,
})

describe('the smallest set of moves', () => {
  test('a balance that holds needs none', () => {
    expect(seekGoal(goal({ keepAbove: minor(500) }))).toMatchObject({
      reached: true,
      proven: true,
      moves: [],
      words: 'You stay at or above £5 until 1 May 2026 as it is.',
    })
  })

  test('one large payment is moved rather than two small ones, and no longer than it has to', () => {
    const items = [
      item('small', { amount: minor(-300) }),
      item('little', { amount: minor(-300) }),
      item('large', { amount: minor(-600), disruption: 9 }),
    ]
    const days = path([500, 400, 1400, 1400])
    const plan = seekGoal(goal({ days, items }))
    expect(plan.moves).toMatchObject([{ itemId: 'large', to: '2026-03-04', amount: -600 }])
    expect(plan.low.after).toEqual({ day: '2026-03-03', balance: 1000 })
    expect(plan.words).toBe('1 move keeps you at or above £10 until 1 May 2026.')
  })

  test('of equal numbers the less disruptive one is taken', () => {
    const items = [
      item('wages', { amount: minor(-600), disruption: 10 }),
      item('software', { amount: minor(-600), disruption: 1 }),
    ]
    const { moves } = seekGoal(goal({ days: path([500, 1400]), items }))
    expect(moves.map(({ itemId }) => itemId)).toEqual(['software'])
  })

  test('a customer is asked to pay sooner when that is what helps', () => {
    const invoice = item('invoice', { amount: minor(900), day: '2026-03-06' })
    const plan = seekGoal(goal({ days: path([1500, 1500, 200, 200, 1600]), items: [invoice] }))
    expect(plan).toMatchObject({ reached: true, moves: [{ from: '2026-03-06', to: '2026-03-04' }] })
  })

  test('half stays where half is enough and splitting is allowed', () => {
    const items = [item('rent', { amount: minor(-1001), maySplit: true })]
    const [move] = seekGoal(goal({ days: path([500, 2000]), items })).moves
    expect(move).toMatchObject({ amount: -500, stays: -501, disruption: 0.5 })
  })

  test('a payment is put on a working day only', () => {
    const friday = item('tax', { day: '2026-03-06', amount: minor(-600) })
    const days = path([1500, 1500, 1500, 1500, 500, 1500])
    expect(seekGoal(goal({ days, items: [friday] })).moves[0]?.to).toBe('2026-03-09')
  })

  test('what is out of reach says by how much, with the best that can be done', () => {
    const items = [item('a', { amount: minor(-200) }), item('b', { day: '2026-03-20' })]
    const plan = seekGoal(goal({ days: path([500, 700, 1200]), items }))
    expect(plan).toMatchObject({
      reached: false,
      proven: true,
      shortBy: 300,
      moves: [{ itemId: 'a', to: '2026-03-03' }],
      words: 'Even with 1 move the balance is £7.00 on 2 March 2026, £3.00 short of £10.',
    })
  })

  test('without anything that can move it says so', () => {
    const plan = seekGoal(goal({}))
    expect(plan).toMatchObject({ reached: false, moves: [], shortBy: 500 })
    expect(plan.words).toMatch(/^None of these payments can help/)
  })
})

const anyItem = (days: number) =>
  fc
    .record({
      at: fc.nat({ max: days - 1 }),
      pence: fc.integer({ min: 100, max: 900 }),
      comesIn: fc.boolean(),
      reach: fc.integer({ min: 1, max: days }),
      maySplit: fc.boolean(),
      disruption: fc.integer({ min: 1, max: 5 }),
    })
    .map(({ at, pence, comesIn, reach, ...rest }) => {
      // Money out early and money in late are what a low in between is helped by.
      const place = comesIn ? Math.ceil((at + days) / 2) : Math.floor(at / 2)
      const amount = minor(comesIn ? pence : -pence)
      return { ...rest, day: addDays(first, place), amount, shiftDaysMax: reach }
    })
/** A low in the middle, and a floor somewhat above it. */
const anyGoal = (size: { days: number; items: number }) =>
  fc
    .record({
      dips: fc.array(fc.nat({ max: 800 }), { minLength: size.days, maxLength: size.days }),
      items: fc.array(anyItem(size.days), { minLength: 1, maxLength: size.items }),
      gap: fc.integer({ min: 1, max: 1500 }),
    })
    .map(({ dips, items, gap }) => {
      const middle = (size.days - 1) / 2
      const closings = dips.map((dip, i) => Math.round(Math.abs(i - middle) * 300) - dip)
      return goal({
        days: path(closings),
        keepAbove: minor(Math.min(...closings) + gap),
        until: addDays(first, size.days),
        items: items.map((overrides, i) => item(`i${i}`, overrides)),
      })
    })

/** Every day an item may be moved to, by its bounds alone: not only those the search looks at. */
function optionsOf(each: MovableItem): { to: Day; isHalf: boolean }[] {
  const options = []
  for (let shift = 1; shift <= (each.shiftDaysMax ?? 0); shift++) {
    const to = addDays(each.day, each.amount < 0 ? shift : -shift)
    if (to < first || !isWorkingDay(to, nation)) continue
    options.push({ to, isHalf: false })
    if (each.maySplit && Math.abs(each.amount) > 1) options.push({ to, isHalf: true })
  }
  return options
}
const lowest = (days: readonly { closing: number }[]) =>
  Math.min(...days.map(({ closing }) => closing))
const moved = (each: MovableItem, option: { to: Day; isHalf: boolean }) => ({
  itemId: each.id,
  part: each.part,
  from: each.day,
  to: option.to,
  amount: movedAmount(each, option.isHalf),
  stays: minor(0),
  disruption: disruptionOf(each, option.to, option.isHalf),
})

describe('against trying everything', () => {
  test('no plan has fewer moves, and none with as few is less disruptive (C7)', () => {
    fc.assert(
      fc.property(anyGoal({ days: 8, items: 4 }), (problem) => {
        let best: { moves: number; trouble: number } | null = null
        let highest = Number.NEGATIVE_INFINITY
        const tryAll = (at: number, moves: ReturnType<typeof moved>[]): void => {
          const each = problem.items[at]
          if (!each) {
            const low = lowest(pathWith(problem.days, moves))
            highest = Math.max(highest, low)
            const trouble = moves.reduce((sum, { disruption }) => sum + disruption, 0)
            const isBetter =
              !best ||
              moves.length < best.moves ||
              (moves.length === best.moves && trouble < best.trouble)
            if (low >= problem.keepAbove && isBetter) best = { moves: moves.length, trouble }
            return
          }
          tryAll(at + 1, moves)
          for (const option of optionsOf(each)) tryAll(at + 1, [...moves, moved(each, option)])
        }
        tryAll(0, [])
        const plan = seekGoal(problem)
        expect(plan.proven).toBe(true)
        const trouble = plan.moves.reduce((sum, { disruption }) => sum + disruption, 0)
        if (best) expect({ moves: plan.moves.length, trouble }).toEqual(best)
        else expect(plan.low.after.balance).toBe(highest)
        expect(plan.reached).toBe(best !== null)
      }),
      { numRuns: 150 },
    )
  })

  test('among twelve items no smaller set does, however far they are moved (C7)', () => {
    fc.assert(
      fc.property(anyGoal({ days: 14, items: provenItemsMax }), (problem) => {
        const plan = seekGoal(problem)
        expect(plan.proven).toBe(true)
        if (!plan.reached) return
        expect(lowest(pathWith(problem.days, plan.moves))).toBeGreaterThanOrEqual(problem.keepAbove)
        const furthest = problem.items.map((each) =>
          optionsOf(each)
            .filter(({ isHalf }) => !isHalf)
            .sort((a, b) => daysBetween(a.to, b.to) * Math.sign(-each.amount))
            .slice(0, 1)
            .map((option) => moved(each, option)),
        )
        for (let set = 0; set < 2 ** furthest.length; set++) {
          const moves = furthest.flatMap((move, i) => ((set >> i) & 1 ? move : []))
          if (moves.length >= plan.moves.length) continue
          expect(lowest(pathWith(problem.days, moves))).toBeLessThan(problem.keepAbove)
        }
      }),
      { numRuns: 40 },
    )
  })
})

test('forty items and a year are answered quickly, and the answer says what it proves', () => {
  const days = path(Array.from({ length: 365 }, (_, i) => 20_000 - (i % 90) * 400))
  const items = Array.from({ length: 40 }, (_, i) =>
    item(`i${i}`, {
      day: addDays(first, (i * 9) % 365),
      amount: minor(i % 4 === 0 ? 3000 + i * 10 : -1500 - i * 35),
      shiftDaysMax: 45,
      maySplit: i % 2 === 0,
    }),
  )
  const problem = goal({ days, items, keepAbove: minor(-10_000), until: addDays(first, 364) })
  const plan = seekGoal(problem)
  expect(plan.proven).toBe(false)
  if (plan.reached)
    expect(lowest(pathWith(days, plan.moves))).toBeGreaterThanOrEqual(problem.keepAbove)
  else expect(plan.shortBy).toBeGreaterThan(0)
})
