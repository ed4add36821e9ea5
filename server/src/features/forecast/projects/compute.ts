// What a project, or a change of one, would do to the firm's cash before anybody saves it.

import type { Counting } from '@plimsoll/contract/sales-counting'
import type { Computed } from '@plimsoll/contract/sales-forecast'
import type { ProjectInput, ProjectPatch, ProjectStatus } from '@plimsoll/contract/sales-input'
import type { Day } from '@plimsoll/domain/calendar'
import { Problem } from '@plimsoll/domain/problem'
import { figuresOf } from '@plimsoll/domain/sales/figures'
import type { Project } from '@plimsoll/domain/sales/project'
import type { SettledProject } from '@plimsoll/domain/sales/settle'
import { readForecastBooks } from '../../../books/figures/movements.store.ts'
import type { Context } from '../../../context.ts'
import { asTenant } from '../../../db/tenant.ts'
import {
  changedProject,
  findProject,
  newProject,
  type ProjectBook,
  readProjectBook,
  restated,
  statusRefusal,
  wireFigures,
} from '../../sales/service.ts'
import { pathOf } from '../changes/impact.ts'
import { readKeptView } from '../standing/kept-view.ts'
import type { View } from '../standing/view.ts'
import { withProjectBook } from './with-projects.ts'

/** What to compute: `counting` and `requestId` as the caller sent them. */
type ComputeRequest = {
  readonly counting: Exclude<Counting, 'off'> | undefined
  readonly requestId: string | undefined
}

/** Computes a project that is not saved. */
export function computeNew(
  context: Context,
  businessId: string,
  request: ComputeRequest & { input: ProjectInput },
): Promise<Computed> {
  return compute(context, businessId, request, (book) => newProject(request.input, book))
}

/** Computes changes of a project that is saved. */
export function computeSaved(
  context: Context,
  businessId: string,
  request: ComputeRequest & {
    id: string
    patch: ProjectPatch
    newStatus: ProjectStatus | undefined
    effectiveDate: Day | undefined
  },
): Promise<Computed> {
  return compute(context, businessId, request, (book) => {
    const settled = findProject(book, request.id)
    const changed = changedProject(settled.project, request.patch, book.nation)
    const { newStatus } = request
    if (!newStatus || newStatus === changed.status) return changed
    const change = { newStatus, effectiveDate: request.effectiveDate ?? book.today }
    const refusal = statusRefusal(settled, change)
    if (refusal) throw new Problem('conflict', refusal)
    return restated(changed, change).after
  })
}

async function compute(
  context: Context,
  businessId: string,
  request: ComputeRequest,
  plan: (book: ProjectBook) => Project,
): Promise<Computed> {
  const today = context.today()
  return asTenant(context.db, businessId, async (tx) => {
    const books = await readForecastBooks(tx, businessId)
    const book = await readProjectBook(tx, businessId, { today, books })
    const project = plan(book)
    const settlement = book.settleWith(project)
    const settled = findProject({ ...book, settlement }, project.id)
    const counting = request.counting ?? (book.counting === 'off' ? 'won' : book.counting)
    const view = await readKeptView(tx, businessId, { today })
    const tried = [{ projectId: project.id, counting }]
    return {
      request_id: request.requestId ?? null,
      counting,
      project: { ...wireFigures(figuresOf(settled)), ...planOf(settled) },
      impact: view && {
        before: standingPathOf(view),
        after: pathOf(withProjectBook(view, { settlement, tried })),
      },
    }
  })
}

const paths = new WeakMap<View, ReturnType<typeof pathOf>>()

function standingPathOf(view: View): ReturnType<typeof pathOf> {
  const known = paths.get(view)
  if (known) return known
  const path = pathOf(view)
  paths.set(view, path)
  return path
}

function planOf({
  milestones,
  costs,
}: SettledProject): Pick<Computed['project'], 'milestones' | 'costs'> {
  return {
    milestones: milestones.map(({ label, amount, net, vat, gross, due, expectedOn }) => {
      return { label, amount, net, vat, gross, due, expected_on: expectedOn }
    }),
    costs: costs.flatMap(({ cost, payments }) =>
      payments.map(({ day, gross }) => ({ label: cost.label, day, amount: gross })),
    ),
  }
}
