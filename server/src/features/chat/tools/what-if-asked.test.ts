// What a what-if is asked beside its lowest point, against arithmetic on the forecast.
import { minor } from '@plimsoll/domain/money'
import { spanPeriod } from '@plimsoll/domain/question/period'
import type { WhatIf } from '@plimsoll/domain/question/what-if/what-if'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DemoTools, figureOf, startDemoTools } from '../../../testing/demo-tools.ts'

const today = '2026-11-20'
let demo: DemoTools
beforeAll(async () => {
  demo = await startDemoTools(today)
})
afterAll(() => demo.server.stop())

const december = spanPeriod('2026-12-01', '2026-12-31')
const bought = {
  change: 'extra',
  side: 'out',
  amount: minor(123_400),
  every: 'once',
  day: '2026-12-10',
} as const
const run = async (args: WhatIf) => demo.run({ tool: 'what_if', args })

test('a total of a month gains what the change brings within the month', async () => {
  const args = { measure: 'out', period: december } as const
  const plain = await demo.run({ tool: 'forecast_total', args })
  const { facts, template } = await run({ ...bought, total: args })
  expect(figureOf(facts, 'total_before')).toBe(figureOf(plain.facts, 'total'))
  expect(figureOf(facts, 'total')).toBe(Number(figureOf(plain.facts, 'total')) + 123_400)
  expect(template).toMatch(/we would expect {{total}} to go out in {{total_period}}/)
  const january = spanPeriod('2027-01-01', '2027-01-31')
  const later = await run({ ...bought, total: { measure: 'out', period: january } })
  expect(figureOf(later.facts, 'total')).toBe(figureOf(later.facts, 'total_before'))
})

test('what is free with the change is its lowest point above the buffer', async () => {
  const { facts } = await run({ ...bought, free: true })
  const low = Number(figureOf(facts, 'low')) - Number(figureOf(facts, 'buffer'))
  expect(figureOf(facts, 'free')).toBe(Math.max(0, low))
})

test('yes and no are of the buffer, and the lowest point of some days is of them alone', async () => {
  const { template, facts } = await run({ ...bought, belowBuffer: true, asks: 'above' })
  const isBelow = Number(figureOf(facts, 'low')) < Number(figureOf(facts, 'buffer'))
  expect(template.startsWith(isBelow ? 'No: ' : 'Yes: ')).toBe(true)
  const march = await run({ ...bought, lowFrom: '2027-03-01', lowUntil: '2027-03-31' })
  expect(String(figureOf(march.facts, 'day'))).toMatch(/^2027-03-/)
})
