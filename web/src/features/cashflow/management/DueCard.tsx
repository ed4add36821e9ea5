// Bills to pay, or money due in: the tabs with their counts, or one week where the lists are held
// to it.
import type { CashManagement, DueItem } from '@plimsoll/contract/cash-management'
import type { Day } from '@plimsoll/domain/calendar'
import { type Minor, magnitude, plus, sum, zero } from '@plimsoll/domain/money'
import { money } from '../../../format/amount.ts'
import { dayShort } from '../../../format/date.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { IrregularRow } from '../invoices/IrregularRow.tsx'
import { DueList, type DueListProps } from './DueList.tsx'
import {
  byTab,
  type DueTab,
  firstTab,
  noneWords,
  type Side,
  shownTabs,
  spanOf,
  tabWords,
  withinSpan,
} from './due-tabs.ts'
import { noForecastIn } from './no-forecast.ts'
import './due.css'

const titles: Record<Side, string> = { out: 'Bills to pay', in: 'Money due in' }

/**
 * `week` holds the list to the items expected in it; `tab` null opens the first that has something.
 */
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
  const span = week ?? spanOf(tab, data.today)
  const rest = restOf(data, side, span)
  return (
    <Card
      title={titles[side]}
      className="cm-due"
      aside={<span className="cm-aside">{totalWords(shown, rest)}</span>}
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
          <IrregularRow irregular={data.irregular} side={side} from={week.from} to={week.to} />
        </>
      ) : (
        <Tabs
          label={titles[side]}
          value={tab}
          options={shownTabs(tabs, tab).map((value) => ({
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
            none={noneWords({
              side,
              tab,
              hasForecast: noForecastIn(data) === null,
              hasIrregular: rest > 0,
            })}
          />
          {span && <IrregularRow irregular={data.irregular} side={side} {...span} />}
        </Tabs>
      )}
    </Card>
  )
}

/** What the list comes to, with what comes without a day of its own. */
function totalWords(items: readonly DueItem[], rest: Minor): string {
  const dated = magnitude(sum(items.map(({ open, matched }) => (open === 0 ? matched : open))))
  const total = plus(dated, rest)
  return total === 0 ? '' : money(total)
}

function restOf(
  { irregular }: Pick<CashManagement, 'irregular'>,
  side: Side,
  span: { from: Day; to: Day } | null,
): Minor {
  const days = irregular.find((each) => each.side === side)?.days ?? []
  const within = days.filter(({ day }) => span && day >= span.from && day <= span.to)
  const total = sum(within.map(({ amount }) => amount))
  return total > 0 ? total : zero
}
