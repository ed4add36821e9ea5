// What the scenarios page shows, as its address has it: which scenarios are compared, which one is
// edited, whether a goal is sought.
import { type Day, isDay } from '@plimsoll/domain/calendar'
import type { Minor } from '@plimsoll/domain/money'
import { typedAmount } from '@plimsoll/domain/typed-amount'

/** At most so many beside the forecast. */
export const comparedMax = 4

/** What is open. `goal` holds what the search begins with, where the address says so. */
export type ScenariosView = {
  readonly edit: string | null
  /** null: nobody has chosen yet. */
  readonly compare: readonly string[] | null
  readonly goal: { readonly above: Minor | null; readonly until: Day | null } | null
}

/** The page's address with one scenario open. */
export function scenariosHref({ edit }: { edit: string }): string {
  return `/cash-flow/scenarios?edit=${encodeURIComponent(edit)}`
}

/** Reads the parameters; what makes no sense is left out. */
export function readView(search: URLSearchParams): ScenariosView {
  const compare = search.get('compare')
  const until = search.get('until') ?? ''
  const isSeeking = search.has('goal') || search.has('above')
  return {
    edit: search.get('edit'),
    compare: compare === null ? null : compare.split(',').filter(Boolean).slice(0, comparedMax),
    goal: isSeeking
      ? { above: typedAmount(search.get('above') ?? ''), until: isDay(until) ? until : null }
      : null,
  }
}

/**
 * Those compared, of the scenarios that there are: the chosen ones, else the newest that are not
 * part of the forecast.
 */
export function comparedIds(
  view: Pick<ScenariosView, 'compare'>,
  scenarios: readonly { readonly id: string; readonly state: string }[],
): string[] {
  const ids = scenarios.filter(({ state }) => state !== 'merged').map(({ id }) => id)
  if (!view.compare) return ids.slice(0, comparedMax)
  const known = new Set(scenarios.map(({ id }) => id))
  return view.compare.filter((id) => known.has(id))
}
