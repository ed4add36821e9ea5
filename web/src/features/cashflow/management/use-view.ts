// What of cash management is shown, in the address: the tab of each list, and the week the lists
// are held to.
import type { Day } from '@plimsoll/domain/calendar'
import { useAddress } from '../../../routing.ts'
import { type DueTab, dueTabs, type Side } from './due-tabs.ts'

const names: Record<Side, string> = { out: 'bills', in: 'income' }

/** The view and the ways to change it. A tab that the address does not name is null. */
export function useManagementView() {
  const [query, change] = useAddress()
  const tabOf = (side: Side): DueTab | null =>
    dueTabs.find((tab) => tab === query.get(names[side])) ?? null
  return {
    week: query.get('week'),
    tabOf,
    showTab: (side: Side, tab: DueTab) => change({ [names[side]]: tab }),
    showWeek: (from: Day | null) => change({ week: from }),
  }
}
