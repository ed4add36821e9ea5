// The chance of running short against cases that can be worked out on paper, and its drivers.
import { describe, expect, test } from 'vitest'
import { addDays } from '../calendar.ts'
import { minor } from '../money.ts'
import { fallsBelow } from '../outlook/fall-chance.ts'
import { shortChance } from './chance.ts'
import type { ChanceProject } from './chance-input.ts'

const pounds = (amount: number) => minor(Math.round(amount * 1e2))
const pathOf = (closings: readonly number[], spread: (at: number) => number = () => 0) =>
  closings.map((amount, at) => ({
    day: addDays('2026-11-21', at),
    closing: pounds(amount),
    low80: pounds(amount - 1.2816 * spread(at)),
    high80: pounds(amount + 1.2816 * spread(at)),
  }))
// £5,000 for thirty days, then £1,000, and nothing but projects moves it.
const days = pathOf(Array.from({ length: 60 }, (_, at) => (at < 30 ? 5000 : 1000)))
const simulate = (projects: readonly ChanceProject[], threshold = 0) =>
  shortChance({ days, threshold: pounds(threshold), projects })
const spend = (projectId: string, wins: number, more: { putOff?: number } = {}) => ({
  projectId,
  wins,
  slips: [0],
  items: [{ itemId: `${projectId}-1`, at: 5, amount: pounds(-6000), shifts: [0], ...more }],
})
// Three standard errors of 10,000 futures are at most a point and a half.
const near = (value: number) => ({ from: value - 0.015, to: value + 0.015 })
const expectNear = (chance: number | undefined, value: number) => {
  expect(chance).toBeGreaterThanOrEqual(near(value).from)
  expect(chance).toBeLessThanOrEqual(near(value).to)
}

describe('the chance of running short', () => {
  test('is the chance of the one bid that would cost too much, and of either of two', () => {
    expectNear(simulate([spend('a', 0.3)]).chance, 0.3)
    expectNear(simulate([spend('a', 0.3), spend('b', 0.5)]).chance, 1 - 0.7 * 0.5)
  })

  test('of ten bids of which three or more are too many is binomial', () => {
    const bids = Array.from({ length: 10 }, (_, at) => ({
      ...spend(`b${at}`, 0.2),
      items: [{ itemId: `b${at}`, at: 5, amount: pounds(-2000), shifts: [0] }],
    }))
    // £1,000 is left at the end, so three at £2,000 each reach −£5,000: 1 − P(0) − P(1) − P(2) of
    // ten at a fifth each.
    expectNear(simulate(bids, -4999).chance, 1 - 0.107374 - 0.268435 - 0.30199)
    // Above nothing, one is too many.
    expectNear(simulate(bids).chance, 1 - 0.107374)
  })

  test('of ordinary ups and downs is the normal tail, and of a random walk twice that of its end', () => {
    const each = shortChance({
      days: pathOf([1000], () => 1000),
      threshold: pounds(0),
      projects: [],
    })
    expectNear(each.chance, 0.158655)
    // A walk whose variance grows evenly passes a line with twice the chance of ending beyond it
    // (the reflection principle), less what a look once a day misses.
    const year = Array.from({ length: 365 }, () => 1000)
    const walk = shortChance({
      days: pathOf(year, (at) => 1000 * Math.sqrt((at + 1) / 365)),
      threshold: pounds(0),
      projects: [],
    })
    expect(walk.chance).toBeGreaterThan(2 * 0.158655 - 0.03)
    expect(walk.chance).toBeLessThan(2 * 0.158655 + 0.01)
  })

  test('without projects is the outlook’s own, within what its fewer walks leave open', () => {
    const path = pathOf(
      days.map((_, at) => 3000 - 20 * at),
      (at) => 300 + 20 * at,
    )
    const { chance } = shortChance({ days: path, threshold: pounds(1000), projects: [] })
    const outlook = fallsBelow(path, pounds(1000))?.byDay.at(-1) ?? 0
    expect(Math.abs(chance - outlook)).toBeLessThan(0.06)
  })

  test('counts each week that falls short, by the weeks of the calendar where they are given', () => {
    const late = { itemId: 'm', at: 20, amount: pounds(5000), shifts: [0, 0, 0, 15] }
    const project = { projectId: 'a', wins: 1, slips: [0], items: [late] }
    const result = simulate([project], 2000)
    expectNear(result.chance, 0.25)
    expect(result.byWeek[4]).toBe(result.chance)
    // 21 November 2026 is a Saturday: two days of one week, then whole weeks.
    const weekOf = days.map((_, at) => Math.floor((at + 5) / 7))
    const byMonday = shortChance({ days, threshold: pounds(2000), projects: [project], weekOf })
    expect(byMonday.byWeek.map((chance) => chance > 0)).toEqual([
      ...[false, false, false, false, false, true, false, false, false, false],
    ])
  })

  test('the same seed gives the same answer, and without projects nothing but the path counts', () => {
    expect(simulate([spend('a', 0.3)])).toEqual(simulate([spend('a', 0.3)]))
    expect([simulate([], 0).chance, simulate([], 1500).chance]).toEqual([0, 1])
  })
})

describe('drivers', () => {
  test('a client on time: the chance left is that of the other one', () => {
    const receipt = (itemId: string) => ({
      itemId,
      at: 20,
      amount: pounds(5000),
      shifts: [0, 0, 0, 15],
    })
    const result = simulate([{ projectId: 'a', wins: 1, slips: [0], items: [receipt('m')] }], 2000)
    expect(result.drivers).toEqual([
      { kind: 'late', projectId: 'a', itemId: 'm', chance: 0, effect: result.chance },
    ])
  })

  test('a bid that must be won, work that must not slip, and a cost that could wait, by their effect', () => {
    const item = (itemId: string, at: number, amount: number, more: object = {}) => ({
      itemId,
      at,
      amount: pounds(amount),
      shifts: [0],
      ...more,
    })
    // £2,000 are needed at the end: £1,000 is there, a bid and a job bring £4,000 each, and a cost
    // takes £3,500.
    const bid = { projectId: 'bid', wins: 0.6, slips: [0], items: [item('in', 10, 4000)] }
    const job = { projectId: 'job', wins: 1, slips: [0, 0, 0, 40], items: [item('pay', 25, 4000)] }
    const cost = {
      projectId: 'cost',
      wins: 1,
      slips: [0],
      items: [item('buy', 28, -3500, { putOff: 40 })],
    }
    // Short unless both the bid is won and the job is in time: 1 − 0.6 × 0.75.
    const { chance, drivers } = simulate([bid, job, cost], 2000)
    expectNear(chance, 0.55)
    const byKind = new Map(drivers.map((driver) => [driver.kind, driver.chance]))
    expectNear(byKind.get('win'), 0.25)
    expectNear(byKind.get('slip'), 0.4)
    // Without the cost only losing the bid and slipping both leave too little.
    expectNear(byKind.get('cost'), 0.4 * 0.25)
    expect(drivers.map(({ effect }) => effect)).toEqual(
      drivers.map(({ effect }) => effect).sort((a, b) => b - a),
    )
  })

  test('the rest of the business is one where its ups and downs alone run short', () => {
    const path = pathOf([1000], () => 1000)
    const { chance, drivers } = shortChance({ days: path, threshold: pounds(0), projects: [] })
    expect(drivers).toEqual([
      { kind: 'rest', projectId: null, itemId: null, chance: 0, effect: chance },
    ])
  })
})
