// Gives the demo company its sales projects, which count in its forecast by their probability.
import type { Day } from '@plimsoll/domain/calendar'
import { demoProjects } from '@plimsoll/domain/demo/demo-projects'
import { newId } from '../../db/new-id.ts'
import type { TenantTx } from '../../db/tenant.ts'
import { holdProjects, writeCounting, writeProjects } from './projects.store.ts'

/** Keeps the demo company's projects as they stand on a day. */
export async function addDemoProjects(tx: TenantTx, businessId: string, today: Day): Promise<void> {
  await holdProjects(tx, businessId)
  await writeCounting(tx, businessId, 'expected')
  const projects = demoProjects(today).map(({ milestones, costs, ...project }) => ({
    version: 1,
    project: {
      ...project,
      id: newId(),
      milestones: milestones.map((milestone) => ({ ...milestone, id: newId() })),
      costs: costs.map((cost) => ({ ...cost, id: newId() })),
    },
  }))
  await writeProjects(tx, businessId, { projects, withItems: true })
}

/**
 * However projects counted for the demo company, they count by their probability once it is gone.
 */
export async function endDemoProjects(tx: TenantTx, businessId: string): Promise<void> {
  await holdProjects(tx, businessId)
  await writeCounting(tx, businessId, 'expected')
}
