// One due item: its tick, the day it is expected, who, how it is paid and how sure that is, the
// amount, and what can be done with it.
import type { DueItem } from '@plimsoll/contract/cash-management'
import { magnitude } from '@plimsoll/domain/money'
import { Ellipsis, GripVertical } from 'lucide-react'
import { Link } from 'wouter'
import { money } from '../../../format/amount.ts'
import { dayShort } from '../../../format/date.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { seriesHref } from '../dashboard/links.ts'
import { isChangeable } from './decisions.ts'
import { ExpectedDay } from './ExpectedDay.tsx'
import { certaintyOf, railOf } from './item-words.ts'
import { type Moving, useDragStart } from './moving/use-drag-start.ts'

/** What a row asks the page to do. */
export type Moves = Moving & {
  readonly split: (item: DueItem) => void
  readonly cancel: (item: DueItem) => void
  readonly match: (item: DueItem) => void
  readonly open: (href: string) => void
}

/** What is paid, or belongs to a sales project, has no tick and no moves of its days. */
export function DueRow(props: {
  item: DueItem
  isTicked: boolean
  onTick: (is: boolean) => void
  moves: Moves
}) {
  const { item, moves } = props
  const isOpen = item.open !== 0
  const canChange = isChangeable(item)
  const startDrag = useDragStart(moves)
  const name = `${item.merchant}, ${dayShort(item.day)}`
  return (
    <li
      className={canChange ? 'cm-row cm-drag' : 'cm-row'}
      data-ticked={props.isTicked || undefined}
      {...(canChange ? { ...startDrag(item), title: 'Drag to another day' } : {})}
    >
      {canChange && <GripVertical className="cm-grip" size={14} aria-hidden />}
      {canChange ? (
        <input
          type="checkbox"
          className="cm-tick"
          aria-label={`${name}, ${money(magnitude(item.open))}`}
          checked={props.isTicked}
          onChange={(event) => props.onTick(event.target.checked)}
        />
      ) : (
        <span className="cm-tick" />
      )}
      {canChange ? (
        <ExpectedDay item={item} moving={moves} />
      ) : (
        <span className="cm-day">{dayShort(item.day)}</span>
      )}
      <span className="cm-who">
        <Link
          to={hrefOf(item)}
          title={canChange ? `${item.merchant}. Drag the row to another day.` : item.merchant}
        >
          {item.merchant}
        </Link>
        <small>{[railOf(item), item.words].filter(Boolean).join(' · ')}</small>
      </span>
      <StateChip item={item} />
      <b className="cm-amount">
        {money(magnitude(isOpen ? item.open : item.matched))}
        {item.state === 'part' && <small>of {money(magnitude(item.amount))}</small>}
      </b>
      {isOpen ? (
        <Menu label={`Options for ${name}`} className="icon-btn" items={itemsOf(item, moves)}>
          <Ellipsis size={18} aria-hidden />
        </Menu>
      ) : (
        <span />
      )}
      {item.state === 'missed' && (
        <small className="cm-missed">
          No longer in your forecast. Choose a new day, match it or cancel it.
        </small>
      )}
    </li>
  )
}

function StateChip({ item }: { item: DueItem }) {
  if (item.state === 'overdue' || item.state === 'missed')
    return <Chip tone="bad">Overdue since {dayShort(item.due)}</Chip>
  if (item.state === 'part') return <Chip tone="warn">Part paid</Chip>
  if (item.open === 0) return <Chip tone="good">{item.side === 'out' ? 'Paid' : 'Received'}</Chip>
  const words = certaintyOf(item)
  return <Chip tone={words === 'Uncertain' ? 'warn' : 'forecast'}>{words}</Chip>
}

/** Where its figures come from and can be changed. */
function hrefOf({ source, merchant, line_id }: DueItem): string {
  const [, projectId] = line_id.split('.')
  return source === 'project' && projectId
    ? `/sales/projects/${projectId}`
    : seriesHref(merchant, line_id)
}

function itemsOf(item: DueItem, moves: Moves) {
  if (item.source === 'project')
    return [
      {
        label: 'Open the project',
        note: 'Its dates and amounts are changed there',
        onSelect: () => moves.open(hrefOf(item)),
      },
    ]
  return [
    {
      label: 'Split into instalments',
      note: 'Two to twelve equal parts',
      onSelect: () => moves.split(item),
    },
    // Only recurring payments are met by transactions; an estimate is not.
    ...(item.source === 'series'
      ? [
          {
            label: 'Match a transaction',
            note: 'This has already been paid',
            onSelect: () => moves.match(item),
          },
        ]
      : []),
    {
      label: 'Cancel this payment',
      note: 'It won’t be forecast again',
      onSelect: () => moves.cancel(item),
    },
    {
      label: 'View in forecast',
      onSelect: () => moves.open(hrefOf(item)),
    },
  ]
}
