// Gives the demo company its sales projects. They are shown, but count in the forecast only once somebody turns the switch.
import type { Day } from '@plimsoll/domain/calendar'
import { demoProjects } from '@plimsoll/domain/demo/demo-projects'
import { newId } from '../../db/new-id.ts'
import type { TenantTx } from '../../db/tenant.ts'
import { holdProjects, writeCounting, writeProjects } from './projects.store.ts'

/** Keeps the demo company's projects as they stand on a day. */
export async function addDemoProjects(tx: TenantTx, businessId: string, today: Day): Promise<void> {
  await holdProjects(tx, businessId)
  await writeCounting(tx, businessId, 'off')
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

/** Projects count by their probability again, once the demo company is gone. */
export async function endDemoProjects(tx: TenantTx, businessId: string): Promise<void> {
  await holdProjects(tx, businessId)
  await writeCounting(tx, businessId, 'expected')
}
