// Bills to pay, or money due in: the tabs with their counts, or one week where the lists are held to it.
import type { CashManagement, DueItem } from '@plimsoll/contract/cash-management'
import { magnitude, sum } from '@plimsoll/domain/money'
import { money } from '../../../format/amount.ts'
import { dayShort } from '../../../format/date.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { DueList, type DueListProps } from './DueList.tsx'
import {
  byTab,
  type DueTab,
  dueTabs,
  firstTab,
  type Side,
  tabWords,
  withinSpan,
} from './due-tabs.ts'
import './due.css'

const titles: Record<Side, string> = { out: 'Bills to pay', in: 'Money due in' }

/** `week` holds the list to the items expected in it; `tab` null opens the first that has something. */
export function DueCard(
  props: Omit<DueListProps, 'items' | 'none' | 'hidesPay'> & {
    data: CashManagement
    side: Side
    tab: DueTab | null
    week: CashManagement['weeks'][number] | null
    onTab: (tab: DueTab) => void
    onAllWeeks: () => void
  },
) {
  const { data, side, week } = props
  const tabs = byTab(data, side)
  const tab = props.tab ?? firstTab(tabs)
  const ofWeek = week && withinSpan(data.items, { side, from: week.from, to: week.to })
  const shown = ofWeek ?? tabs[tab]
  return (
    <Card
      title={titles[side]}
      className="cm-due"
      aside={<span className="cm-aside">{totalWords(shown)}</span>}
    >
      {week && ofWeek ? (
        <>
          <p className="cm-held">
            <span>
              {dayShort(week.from)} to {dayShort(week.to)}
            </span>
            <Button weight="quiet" onClick={props.onAllWeeks}>
              Show every week
            </Button>
          </p>
          <DueList
            key={week.from}
            {...props}
            hidesPay={data.hide_pay}
            items={ofWeek}
            none="Nothing is due in this week."
          />
        </>
      ) : (
        <Tabs
          label={titles[side]}
          value={tab}
          options={dueTabs.map((value) => ({
            value,
            label: `${tabWords[value]} ${tabs[value].length}`,
          }))}
          onChange={props.onTab}
        >
          <DueList
            key={tab}
            {...props}
            hidesPay={data.hide_pay}
            items={tabs[tab]}
            none={noneWords(side, tab)}
          />
        </Tabs>
      )}
    </Card>
  )
}

function totalWords(items: readonly DueItem[]): string {
  return items.length
    ? money(magnitude(sum(items.map(({ open, matched }) => (open === 0 ? matched : open)))))
    : ''
}

function noneWords(side: Side, tab: DueTab): string {
  const what = side === 'out' ? 'to pay' : 'to come in'
  switch (tab) {
    case 'overdue':
      return 'Nothing is overdue.'
    case 'week':
      return `Nothing else ${what} this week.`
    case 'month':
      return `Nothing ${what} in the 30 days after this week.`
    case 'later':
      return `Nothing ${what} later in the 13 weeks.`
    case 'paid':
      return 'Nothing was paid in the last month.'
  }
}
