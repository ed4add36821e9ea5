// The cards above the list of projects: the pipeline, and what projects do to the lowest point.
import type { salesCards } from '@plimsoll/contract/sales-forecast'
import { addDays } from '@plimsoll/domain/calendar'
import { sum } from '@plimsoll/domain/money'
import { summaryOf } from '@plimsoll/domain/sales/figures'
import type { Counting } from '@plimsoll/domain/sales/forecast-parts'
import type { SettledProject } from '@plimsoll/domain/sales/settle'
import { isWon } from '@plimsoll/domain/sales/status'
import type * as z from 'zod/mini'
import type { ProjectBook } from '../../sales/service.ts'
import { dueDays } from '../due/due.ts'
import type { View } from '../standing/view.ts'
import { withProjectBook } from './with-projects.ts'

type Cards = z.output<typeof salesCards.reply>['data']

/** The cards; without books there is no lowest point. */
export function cardsOf(book: ProjectBook, view: View | null): Cards {
  const { projects } = book.settlement
  const summaries = projects.map((settled) => summaryOf(settled, () => 0))
  const proposed = projects.filter(({ project }) => project.status === 'Proposed')
  const notInvoiced = projects
    .filter(({ project }) => project.status === 'Won' || project.status === 'Active')
    .flatMap(({ milestones }) => milestones)
    .filter(({ invoiceDate, open }) => open > 0 && invoiceDate > book.today)
  const overdue = projects.flatMap(({ milestones }) =>
    milestones.filter(({ state }) => state === 'overdue'),
  )
  return {
    pipeline: {
      count: proposed.length,
      amount: openOf(proposed),
      with_vat: proposed.some(({ project }) => project.vat.rate !== 'none'),
    },
    weighted: sum(
      summaries.filter((_, at) => isCounted(projects[at])).map(({ weighted }) => weighted),
    ),
    not_invoiced: {
      count: notInvoiced.length,
      amount: sum(notInvoiced.map(({ open }) => open)),
    },
    overdue: { count: overdue.length, amount: sum(overdue.map(({ open }) => open)) },
    counting: book.counting,
    low: view && lowsOf(view),
  }
}

function isCounted(settled: SettledProject | undefined): boolean {
  const status = settled?.project.status
  return status !== undefined && (status === 'Proposed' || isWon(status))
}

function openOf(projects: readonly SettledProject[]) {
  return sum(projects.flatMap(({ milestones }) => milestones.map(({ open }) => open)))
}

function lowsOf(view: View): Cards['low'] {
  const lowWith = (counting: Counting) => {
    const counted =
      counting === view.standing.projects.counting ? view : withProjectBook(view, { counting })
    const { days, asOf, balance } = counted.forecast
    const until = addDays(asOf, dueDays)
    return days
      .filter(({ day }) => day <= until)
      .reduce(
        (low, { day, closing }) => (closing < low.balance ? { day, balance: closing } : low),
        { day: asOf, balance },
      )
  }
  return { off: lowWith('off'), expected: lowWith('expected'), won: lowWith('won') }
}
