// Where this month's cash went, largest first, each against what the whole month is expected to
// come to.
import type { Dashboard } from '@plimsoll/contract/cashflow'
import { money, pounds, rough } from '../../../format/amount.ts'
import { Card } from '../../../ui/Card.tsx'
import { BarList, type BarListItem } from '../../../ui/chart/BarList.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { isOld, monthWords, standing } from './facts.ts'
import { cellHref } from './links.ts'

type Spending = Dashboard['spending'][number]

const shownMax = 6

/** At most six categories; the tick is the expected whole month. */
export function SpendingCard({ dashboard }: { dashboard: Dashboard }) {
  const { this_month, today, spending } = dashboard
  const isMeasured = spending.some(({ usual }) => usual !== null)
  return (
    <Card
      title="Where cash went"
      className="dash-spending"
      aside={
        <span className="dash-aside">
          {isMeasured
            ? 'so far, of expected'
            : isOld(dashboard)
              ? monthWords(this_month.month, today)
              : 'so far'}
        </span>
      }
    >
      {spending.length === 0 ? (
        <EmptyState title={`Nothing has gone out in ${monthWords(this_month.month, today)} yet.`} />
      ) : (
        <BarList items={spending.slice(0, shownMax).map((item) => barOf(item, this_month.month))} />
      )}
    </Card>
  )
}

function barOf(item: Spending, month: string): BarListItem {
  const stands = standing(item.amount, item.usual)
  const isOver = stands !== null && stands.rest < 0
  return {
    key: item.cell,
    label: item.label,
    value: item.amount,
    mark: item.usual,
    text: pounds(item.amount),
    title: `${item.label}: ${money(item.amount)}${item.usual === null ? '' : ` of about ${money(item.usual)}`}`,
    note:
      item.usual === null ? '' : isOver ? `over ~${rough(item.usual)}` : `of ~${rough(item.usual)}`,
    noteTone: isOver ? 'over' : 'quiet',
    href: cellHref(item.cell, month),
  }
}
