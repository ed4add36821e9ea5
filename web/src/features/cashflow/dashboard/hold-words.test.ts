// What an owner reads first: whether cash holds, until when, and how bad it could be.
import { addDays } from '@plimsoll/domain/calendar'
import { minor } from '@plimsoll/domain/money'
import { expect, test } from 'vitest'
import { dashboardSample } from '../testing/dashboard.ts'
import { holdWords } from './hold-words.ts'

/** A path from 21 November, of the likely balance in pounds and how much lower one time in ten. */
const pathOf = (...days: [number, number][]) =>
  days.map(([likely, lower], at) => ({
    day: addDays('2026-11-21', at),
    closing: minor(likely * 100),
    low50: minor(likely * 100),
    high50: minor(likely * 100),
    low80: minor((likely - lower) * 100),
    high80: minor(likely * 100),
    low95: minor(likely * 100),
    high95: minor(likely * 100),
  }))

const wordsOf = (...days: [number, number][]) =>
  holdWords({ ...dashboardSample, path: pathOf(...days) })

test('cash that holds even with bad luck is told so', () => {
  expect(wordsOf([50_000, 1000], [48_000, 2000])).toEqual({
    likely: 'Likely above your £20,000 buffer until 22 Nov at least.',
    unlucky: 'Nine times in ten it stays above it throughout.',
  })
})

test('the day on which it dips is named, and the earlier one with bad luck', () => {
  expect(wordsOf([50_000, 1000], [21_000, 2000], [18_000, 20_000])).toEqual({
    likely: 'Likely below your £20,000 buffer from 23 Nov.',
    unlucky: 'One time in ten it falls below it from 22 Nov, and below zero from 23 Nov.',
  })
})

test('a dip that goes through the buffer and zero on one day is told once', () => {
  expect(wordsOf([50_000, 1000], [21_000, 22_000])?.unlucky).toBe(
    'One time in ten it falls below zero from 22 Nov.',
  )
})

test('nothing is promised without a path or without a balance', () => {
  expect(holdWords({ ...dashboardSample, path: [] })).toBeNull()
  const cash = { ...dashboardSample.cash, known: false }
  expect(holdWords({ ...dashboardSample, cash, path: pathOf([1, 0]) })).toBeNull()
})

test('cash that is below the line already is told so, and when it is likely to be back', () => {
  const below = { ...dashboardSample, cash: { ...dashboardSample.cash, balance: minor(1_500_000) } }
  const back = [
    [18_000, 1000],
    [20_500, 1000],
    [22_000, 1000],
  ] as [number, number][]
  expect(holdWords({ ...below, path: pathOf(...back) })).toEqual({
    likely: 'Below your £20,000 buffer now.',
    unlucky: 'Likely back above it on 22 Nov, nine times in ten by 23 Nov.',
  })
  expect(holdWords({ ...below, path: pathOf([18_000, 1000]) })?.unlucky).toBe(
    'Likely to stay below it until 21 Nov at least.',
  )
})
