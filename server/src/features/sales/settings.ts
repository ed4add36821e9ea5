// How a project is shown in the forecast: the settings of a series of type `sales`.
import type { projectSettings } from '@plimsoll/contract/sales'
import { projectParts, weightOf } from '@plimsoll/domain/sales/forecast-parts'
import type { SettledProject } from '@plimsoll/domain/sales/settle'
import type * as z from 'zod/mini'
import type { ProjectBook } from './book.ts'

/** Whether the forecast holds any of a project now: of what is stopped or paid it holds nothing. */
export function isInForecast(book: ProjectBook, settled: SettledProject): boolean {
  return projectParts([settled], book.counting, book.tried).length > 0
}

/** The settings of a project. */
export function settingsOf(
  book: ProjectBook,
  settled: SettledProject,
): z.output<typeof projectSettings.reply>['data'] {
  const { project, usualDelay } = settled
  const weight = project.include ? weightOf(project, book.counting) : 0
  const isComing = projectParts([settled], 'won').length > 0
  return {
    series_id: project.id,
    line_id: `project.${project.id}`,
    type: 'user',
    series_type: 'sales',
    name: project.name,
    status: project.status,
    include: project.include,
    probability: project.probability,
    delay_days: project.delayDays,
    usual_delay: usualDelay,
    counting: book.counting,
    counted: isInForecast(book, settled),
    words: wordsOf({ weight, isComing, book, include: project.include }),
    version: book.stored.get(project.id)?.version ?? 1,
  }
}

function wordsOf(facts: {
  weight: number
  isComing: boolean
  book: ProjectBook
  include: boolean
}): string {
  const { weight, isComing, book, include } = facts
  if (!include) return 'Left out of the forecast'
  if (book.counting === 'off') return 'Projects aren’t counted in the forecast'
  if (!isComing) return 'Nothing is still to come'
  return weight === 100 ? 'Counted in whole' : `Counted at ${weight}% of each milestone`
}
