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
  readonly unmatch: (item: DueItem) => void
  readonly unpay: (item: DueItem) => void
  readonly restore: (item: DueItem) => void
  readonly edit: (item: DueItem) => void
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
  const canChange = isChangeable(item)
  const startDrag = useDragStart(moves)
  const name = `${item.merchant}, ${dayShort(item.day)}`
  const actions = itemsOf(item, moves)
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
        <Name
          item={item}
          title={canChange ? `${item.merchant}. Drag the row to another day.` : item.merchant}
        />
        <small>{[railOf(item), item.words].filter(Boolean).join(' · ')}</small>
      </span>
      <StateChip item={item} />
      <b className="cm-amount">
        {money(magnitude(shownAmount(item)))}
        {item.state === 'part' && <small>of {money(magnitude(item.amount))}</small>}
      </b>
      {actions.length > 0 ? (
        <Menu label={`Options for ${name}`} className="icon-btn" items={actions}>
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

function shownAmount({ state, amount, open, matched }: DueItem): DueItem['amount'] {
  if (state === 'cancelled') return amount
  return open === 0 ? matched : open
}

function StateChip({ item }: { item: DueItem }) {
  if (item.state === 'cancelled') return <Chip tone="forecast">Cancelled</Chip>
  if (item.state === 'overdue' || item.state === 'missed')
    return <Chip tone="bad">Overdue since {dayShort(item.due)}</Chip>
  if (item.state === 'part') return <Chip tone="warn">Part paid</Chip>
  if (item.open === 0) return <Chip tone="good">{item.side === 'out' ? 'Paid' : 'Received'}</Chip>
  const words = certaintyOf(item)
  return <Chip tone={words === 'Uncertain' ? 'warn' : 'forecast'}>{words}</Chip>
}

/** A link, but for an invoice that was paid by another way than the bank. */
function Name({ item, title }: { item: DueItem; title: string }) {
  const href = hrefOf(item)
  if (!href) return <span title={title}>{item.merchant}</span>
  return (
    <Link to={href} title={title}>
      {item.merchant}
    </Link>
  )
}

/** Where its figures come from and can be changed; of a paid invoice, what paid it. */
function hrefOf({ source, merchant, line_id, open, transactions }: DueItem): string | null {
  const [, projectId] = line_id.split('.')
  if (source === 'invoice' && open === 0)
    return transactions[0] ? `/cash-flow/edit-transaction?id=${transactions[0]}` : null
  return source === 'project' && projectId
    ? `/sales/projects/${projectId}`
    : seriesHref(merchant, line_id)
}

function itemsOf(item: DueItem, moves: Moves) {
  if (item.state === 'cancelled') return restoreOf(item, moves)
  if (item.open === 0) return paidItemsOf(item, moves)
  if (item.source === 'project')
    return [
      {
        label: 'Open the project',
        note: 'Its dates and amounts are changed there',
        onSelect: () => moves.open(hrefOf(item) ?? ''),
      },
    ]
  return [
    ...(item.source === 'invoice'
      ? [
          {
            label: 'Edit',
            note: 'Its name, amount, date or number',
            onSelect: () => moves.edit(item),
          },
        ]
      : []),
    {
      label: 'Split into instalments',
      note: 'Two to twelve equal parts',
      onSelect: () => moves.split(item),
    },
    // An estimate is met by no transaction.
    ...(item.source === 'series' || item.source === 'invoice'
      ? [
          {
            label: 'Match a transaction',
            note: 'This has already been paid',
            onSelect: () => moves.match(item),
          },
        ]
      : []),
    ...unmatchOf(item, moves),
    {
      label: 'Cancel this payment',
      note: 'It won’t be forecast again',
      onSelect: () => moves.cancel(item),
    },
    {
      label: 'View in forecast',
      onSelect: () => moves.open(hrefOf(item) ?? ''),
    },
  ]
}

/** What was paid can be parted from its transaction; an invoice marked as paid has none. */
function paidItemsOf(item: DueItem, moves: Moves) {
  if (item.source === 'invoice' && item.transactions.length === 0)
    return [
      {
        label: 'Mark as unpaid',
        note: 'It’s expected again',
        onSelect: () => moves.unpay(item),
      },
    ]
  return unmatchOf(item, moves)
}

function restoreOf(item: DueItem, moves: Moves) {
  return [{ label: 'Restore', note: 'It’s expected again', onSelect: () => moves.restore(item) }]
}

function unmatchOf(item: DueItem, moves: Moves) {
  return item.transactions.length === 0
    ? []
    : [
        {
          label: 'Unmatch',
          note: 'That payment was for something else',
          onSelect: () => moves.unmatch(item),
        },
      ]
}
