// One payment moved to another month, one month's money that is late, and several names in full.
import type { Subject } from '@plimsoll/domain/question/subject'
import type { WhatIf } from '@plimsoll/domain/question/what-if/what-if'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DemoTools, figureOf, startDemoTools } from '../../../testing/demo-tools.ts'
import { renderTemplate } from '../render.ts'

let demo: DemoTools
beforeAll(async () => {
  demo = await startDemoTools('2026-11-20')
})
afterAll(() => demo.server.stop())

const pence = ({ facts }: { facts: Parameters<typeof figureOf>[0] }, id: string) =>
  Number(figureOf(facts, id))
const run = async (args: WhatIf) => demo.run({ tool: 'what_if', args })
const dividends: Subject = {
  kind: 'sub_category',
  code: 'dividends_drawings',
  name: 'Dividends and drawings',
}
const salary: Subject = {
  kind: 'sub_category',
  code: 'directors_salary',
  name: 'Director’s salary',
}

test('a dividend moved to March is still in the bank in January and gone in April', async () => {
  const moved = {
    change: 'moved',
    side: 'out',
    subjects: [dividends],
    to: '2027-03-01',
  } as const
  const inJanuary = await run({ ...moved, at: '2027-01-31' })
  const inApril = await run({ ...moved, at: '2027-04-30' })
  const amount = pence(inJanuary, 'amount')
  expect(amount).toBeGreaterThan(0)
  const rise = pence(inJanuary, 'at_after') - pence(inJanuary, 'at_before')
  expect(rise).toBe(amount)
  expect(figureOf(inApril.facts, 'at_after')).toBe(figureOf(inApril.facts, 'at_before'))
  expect(renderTemplate(inJanuary.template, inJanuary.facts)).toContain(
    'on Dividends and drawings that is due out on',
  )
})

test('money of December that is a month late is all there by the end of January', async () => {
  const late = { change: 'delay', side: 'in', subjects: [], days: 30 } as const
  const december = { dueFrom: '2026-12-01', dueTo: '2026-12-31' } as const
  const some = await run({ ...late, ...december, at: '2027-01-31' })
  const all = await run({ ...late, at: '2027-01-31' })
  expect(pence(some, 'at_after')).toBeGreaterThan(pence(all, 'at_after'))
  expect(figureOf(some.facts, 'at_after')).toBe(figureOf(some.facts, 'at_before'))
  expect(renderTemplate(some.template, some.facts)).toContain(
    'If all money expected in December 2026 came in 30 days later',
  )
})

test('names stand in full, and a pause has its last month', async () => {
  const { template, facts } = await run({
    change: 'scale',
    side: 'out',
    subjects: [salary, dividends],
    percent: -100,
    to: '2027-02',
  })
  expect(renderTemplate(template, facts)).toMatch(
    /^With nothing going out on Director’s salary and Dividends and drawings up to the end of February 2027,/,
  )
})
