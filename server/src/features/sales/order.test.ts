// The order of sales projects that were made at one moment, whose ids are random.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asTenant } from '../../db/tenant.ts'
import { type DemoTools, startDemoTools } from '../../testing/demo-tools.ts'
import { readProjectNames, readProjects } from './projects.store.ts'

let demo: DemoTools
beforeAll(async () => {
  demo = await startDemoTools('2026-11-20')
})
afterAll(() => demo.server.stop())

test('projects of one moment are read by name', async () => {
  const { context } = demo.server
  const { stored, names } = await asTenant(context.db, demo.businessId, async (tx) => ({
    stored: await readProjects(tx, demo.businessId),
    names: await readProjectNames(tx, demo.businessId),
  }))
  const byName = [
    'Council wayfinding bid',
    'Harbour festival signage',
    'Lantern Street rebrand',
    'Orchard cider labels',
    'Regatta programme',
    'Saltmarsh taproom fit-out',
  ]
  expect(stored.map(({ project }) => project.name)).toEqual(byName)
  expect(names.map(({ name }) => name)).toEqual(byName)
})
