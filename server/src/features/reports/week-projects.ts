// What a week did to the sales projects, as the report has it.
import type { WeeklyReport } from '@plimsoll/contract/reports'
import { type ProjectReceipt, projectWeek } from '@plimsoll/domain/sales/project-week'
import type { DaySpan } from '@plimsoll/domain/variance/flows'
import type { ForecastView } from '../forecast/service.ts'

/** Null for a business without projects. Only the latest report looks ahead. */
export function projectsIn(
  { standing }: ForecastView,
  { week, hasAhead }: { week: DaySpan; hasAhead: boolean },
): NonNullable<WeeklyReport['projects']> | null {
  const { settlement, nation } = standing.projects
  const { projects } = settlement
  if (projects.length === 0) return null
  const { received, changed, expected, slipped } = projectWeek(projects, {
    week,
    asOf: hasAhead ? standing.asOf : null,
    nation,
  })
  return {
    received: received.map(receipt),
    changed: changed.map(({ projectId, ...row }) => ({ ...row, project_id: projectId })),
    expected: expected.map(receipt),
    slipped: slipped.map((row) => ({
      ...receipt(row),
      planned_on: row.plannedOn,
      is_overdue: row.isOverdue,
    })),
  }
}

function receipt({ projectId, project, label, amount, day }: ProjectReceipt) {
  return { project_id: projectId, project, label, amount, day }
}
