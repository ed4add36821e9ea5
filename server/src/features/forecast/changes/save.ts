// Saving what the user changes about the forecast: in one transaction with its audit entry, and
// with what it does to the path.
import type { Impact } from '@plimsoll/contract/forecast-changes'
import type { Changeset, Configuration, Decision } from '@plimsoll/contract/forecast-lines'
import { Problem } from '@plimsoll/domain/problem'
import { booksChangedQueue } from '../../../books/change-books.ts'
import type { Context } from '../../../context.ts'
import { newId } from '../../../db/new-id.ts'
import { asTenant, type TenantTx } from '../../../db/tenant.ts'
import { findLine } from '../lines/line-facts.ts'
import { nameOf } from '../lines/lines.ts'
import { bumpForecast, noteChange } from '../overlay/change-log.store.ts'
import { keepConfigurations } from '../overlay/configurations.store.ts'
import { keepDecisions } from '../overlay/decisions.store.ts'
import { keepHidden } from '../overlay/hidden.store.ts'
import { keepOneOffs } from '../overlay/one-offs.store.ts'
import { savedConfiguration } from '../overlay/wire-rules.ts'
import { isForEngine, isMatching } from '../run/engine-decisions.ts'
import { holdSame } from '../run/hold.store.ts'
import { readView, type View } from '../standing/view.ts'
import { checkDraft } from './check-draft.ts'
import { impactOf } from './impact.ts'

/** Who saves, for whom. */
export type Saving = { businessId: string; userId: string }

type Within = (tx: TenantTx, write: () => Promise<void>) => Promise<void>

/**
 * Saves a changeset and answers what it did. Refuses lines that there are not, and rules that
 * cannot be. `within` runs around the writing.
 */
export async function saveChanges(
  context: Context,
  by: Saving,
  change: Changeset & { why?: string | undefined },
  within: Within = (_, write) => write(),
): Promise<{ configurations: Configuration[]; impact: Impact }> {
  const configurations = (change.customConfigurations ?? []).map(savedConfiguration)
  const today = context.today()
  const impact = await asTenant(context.db, by.businessId, async (tx) => {
    const before = await viewOrRefuse(tx, by.businessId, today)
    await holdSame(tx, by.businessId, before.standing.books)
    const draft = { ...change, customConfigurations: configurations }
    await checkDraft(tx, by.businessId, { view: before, draft })
    const lines = linesTouched(change, configurations)
    await within(tx, () => store(tx, by, { ...change, customConfigurations: configurations }))
    const after = await viewOrRefuse(tx, by.businessId, today)
    const impact = impactOf(before, after, lines)
    await noteChange(
      tx,
      by.businessId,
      {
        today,
        label: labelOf(before, change, lines),
        why: change.why ?? null,
        lines,
        lowBefore: impact.before.low.balance,
        lowAfter: impact.after.low.balance,
      },
      by,
    )
    await context.jobs.enqueue(tx, booksChangedQueue.name, { businessId: by.businessId })
    return impact
  })
  context.jobs.wake(booksChangedQueue.name)
  return { configurations, impact }
}

/** What stands; refused where there is nothing to forecast from. */
export async function viewOrRefuse(tx: TenantTx, businessId: string, today: string): Promise<View> {
  const view = await readView(tx, businessId, { today })
  if (!view)
    throw new Problem('not_found', 'There is no forecast yet: your books hold no transactions.')
  return view
}

async function store(
  tx: TenantTx,
  by: Saving,
  change: Changeset & { customConfigurations: (Configuration & { id: string })[] },
): Promise<void> {
  const { businessId } = by
  const decisions = change.decisions ?? []
  const oneOffs = (change.one_offs ?? []).map((each) => ({ ...each, id: each.id ?? newId() }))
  await keepHidden(tx, businessId, change.hidden ?? [], by)
  await keepDecisions(tx, businessId, decisions, by)
  await keepConfigurations(tx, businessId, change.customConfigurations, by)
  const removed = change.removed_one_offs ?? []
  await keepOneOffs(tx, businessId, { kept: oneOffs, removed }, by)
  const matching = decisions.some((decision) => isMatching(decision) || isForEngine(decision))
  await bumpForecast(tx, businessId, { matching })
}

function linesTouched(
  change: Changeset,
  configurations: readonly (Configuration & { id: string })[],
): string[] {
  return [
    ...new Set([
      ...(change.selectedMerchants ?? []),
      ...(change.hidden ?? []).map(({ seriesId }) => seriesId),
      ...(change.decisions ?? []).map(({ line_id }) => line_id),
      ...configurations.map((configuration) => configuration.line_id ?? `rule.${configuration.id}`),
    ]),
  ]
}

function labelOf(view: View, change: Changeset, lines: readonly string[]): string {
  const names = lines.flatMap((id) => nameIfThere(view, id) ?? [])
  const who = names.slice(0, 3).join(', ') || 'The forecast'
  const kinds = [
    change.hidden?.some(({ hide }) => hide) && 'left out',
    change.hidden?.some(({ hide }) => !hide) && 'taken in again',
    change.customConfigurations?.length && 'rule saved',
    change.decisions?.length && decisionWords(change.decisions),
    (change.one_offs?.length || change.removed_one_offs?.length) && 'one-off payments changed',
  ].filter(Boolean)
  return `${who}: ${kinds.join(', ') || 'changed'}`
}

function decisionWords(decisions: readonly Decision[]): string {
  const [kind, ...others] = new Set(decisions.map((decision) => decision.kind))
  return (others.length === 0 && kind && onlyWords[kind]) || 'dates changed'
}

const onlyWords: Partial<Record<Decision['kind'], string>> = {
  cancel: 'marked as not happening',
  match: 'matched with a payment',
  unmatch: 'no longer matched',
}

function nameIfThere(view: View, id: string): string | null {
  try {
    return nameOf(view, findLine(view, id))
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}
