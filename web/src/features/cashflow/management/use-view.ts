// What of cash management is shown, in the address: the tab of each list, and the week the lists are held to.
import type { Day } from '@plimsoll/domain/calendar'
import { useSearchParams } from 'wouter'
import { type DueTab, dueTabs, type Side } from './due-tabs.ts'

const names: Record<Side, string> = { out: 'bills', in: 'income' }

/** The view and the ways to change it. A tab that the address does not name is null. */
export function useManagementView() {
  const [search, setSearch] = useSearchParams()
  const set = (name: string, value: string | null) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (value === null) after.delete(name)
        else after.set(name, value)
        return after
      },
      { replace: true },
    )
  const tabOf = (side: Side): DueTab | null =>
    dueTabs.find((tab) => tab === search.get(names[side])) ?? null
  return {
    week: search.get('week'),
    tabOf,
    showTab: (side: Side, tab: DueTab) => set(names[side], tab),
    showWeek: (from: Day | null) => set('week', from),
  }
}
