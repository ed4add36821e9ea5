// Several changes at once: sales projects that all come to nothing, and three changes together.
import { listProjects } from '@plimsoll/contract/sales'
import { minor } from '@plimsoll/domain/money'
import type { OneChange, WhatIf } from '@plimsoll/domain/question/what-if/what-if'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type DemoTools, figureOf, startDemoTools } from '../../../testing/demo-tools.ts'

let demo: DemoTools
beforeAll(async () => {
  demo = await startDemoTools('2026-11-20')
})
afterAll(() => demo.server.stop())

const run = async (args: WhatIf) => demo.run({ tool: 'what_if', args })

// What a change adds to the end of each month.
async function addedBy(args: WhatIf): Promise<number[]> {
  const { table } = await run(args)
  return (table?.rows ?? []).map(([, before, after]) => {
    const [a, b] = [before, after].map((cell) => Number(cell && 'minor' in cell ? cell.minor : 0))
    return (b ?? 0) - (a ?? 0)
  })
}

async function lostProjects(): Promise<OneChange[]> {
  const reply = z.decode(listProjects.reply, (await demo.caller.get('/v1/sales/projects')).json())
  return reply.data
    .filter(({ status }) => status === 'Proposed')
    .map(({ id, name }) => ({ change: 'project', side: 'in', project: id, name, outcome: 'lost' }))
}

test('two projects that are lost take away what each of them would by itself', async () => {
  const [one, other] = await lostProjects()
  if (!one || !other) throw new Error('the demo company has two proposals')
  const both = await run({ change: 'several', all: [one, other] })
  expect(both.template).toContain('With {{name}} lost, and with {{name_second}} lost, cash would')
  const [first, second] = [await addedBy(one), await addedBy(other)]
  expect(first.some((each) => each !== 0) && second.some((each) => each !== 0)).toBe(true)
  expect(await addedBy({ change: 'several', all: [one, other] })).toEqual(
    first.map((each, at) => each + (second[at] ?? 0)),
  )
})

test('three changes have figures of their own, and what is to be kept counts up to the day', async () => {
  const once = (day: string, pounds: number) =>
    ({ change: 'extra', side: 'out', amount: minor(pounds * 100), every: 'once', day }) as const
  const all = [once('2026-12-01', 1000), once('2026-12-02', 2000), once('2027-02-01', 50_000)]
  const { template, facts } = await run({
    change: 'several',
    all,
    keep: minor(1000_00),
    lowUntil: '2026-12-31',
  })
  expect(template).toContain('and with {{amount_third}} more going out on {{on_third}}, cash would')
  expect([
    figureOf(facts, 'amount'),
    figureOf(facts, 'amount_second'),
    figureOf(facts, 'amount_third'),
  ]).toEqual([1000_00, 2000_00, 50_000_00])
  const low = Number(figureOf(facts, 'low'))
  expect(figureOf(facts, 'keep_gap')).toBe(Math.abs(low - 1000_00))
})
