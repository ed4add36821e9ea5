// An order for what is ticked: what can go at once and what had better wait, each to be taken over
// by itself or all together.

import type { DueItem } from '@plimsoll/contract/cash-management'
import type { Day } from '@plimsoll/domain/calendar'
import { type Minor, magnitude, sum } from '@plimsoll/domain/money'
import { money } from '../../../format/amount.ts'
import { dayLong, dayWithWeekday } from '../../../format/date.ts'
import { Button } from '../../../ui/Button.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import '../../../ui/form/field.css'
import { nameOf } from './item-name.ts'
import type { Step } from './order.ts'

type Low = { readonly day: Day; readonly balance: Minor }
/** What the search found. */
export type Order = {
  readonly steps: readonly Step[]
  readonly words: string
  readonly before: Low
  readonly after: Low
}

/** `order` is null while it is sought; `kept` are ticked too, but their day is not ours to move. */
export default function OrderDialog(props: {
  order: Order | null
  kept: readonly DueItem[]
  error: string | null
  isBusy: boolean
  taken: ReadonlySet<string>
  onTake: (steps: readonly Step[]) => void
  onClose: () => void
}) {
  const { order } = props
  const left = order?.steps.filter(({ item }) => !props.taken.has(nameOf(item))) ?? []
  return (
    <Dialog
      title="Suggested order"
      description="The selected payments, as soon as your cash allows. Nothing changes until you use it."
      onClose={props.onClose}
    >
      {props.error ? (
        <ErrorState title="We couldn’t find an order." text={props.error} />
      ) : !order ? (
        <Skeleton height="200px" />
      ) : (
        <>
          <p role="status" className="cm-order-words">
            {order.words}
          </p>
          {props.kept.length > 0 && <p className="muted">{keptWords(props.kept)}</p>}
          <div className="cm-order">
            <Steps
              title="Better to wait"
              steps={order.steps.filter(({ waits }) => waits)}
              {...props}
            />
            <Steps
              title="Can be paid now"
              steps={order.steps.filter(({ waits }) => !waits)}
              {...props}
            />
          </div>
          <p className="cm-order-lows">
            <span>
              Lowest point if all are paid now <b>{money(order.before.balance)}</b>
            </span>
            <span>
              Lowest point in this order{' '}
              <b>
                {money(order.after.balance)} on {dayLong(order.after.day)}
              </b>
            </span>
          </p>
          <div className="form-actions">
            <Button
              weight="ink"
              busy={props.isBusy}
              disabled={left.length === 0}
              onClick={() => props.onTake(left)}
            >
              Use this order
            </Button>
            <Button onClick={props.onClose}>Close</Button>
          </div>
        </>
      )}
    </Dialog>
  )
}

function keptWords(kept: readonly DueItem[]): string {
  const [first] = kept
  return kept.length === 1
    ? `${first?.merchant} keeps its day: ${first?.automatic ? 'it’s collected automatically' : 'it can’t be moved here'}.`
    : `${kept.length} payments keep their day: they’re collected automatically or can’t be moved here.`
}

function Steps(props: {
  title: string
  steps: readonly Step[]
  taken: ReadonlySet<string>
  onTake: (steps: readonly Step[]) => void
}) {
  if (props.steps.length === 0) return null
  return (
    <section aria-label={props.title}>
      <h3>
        {props.title}
        <span>{money(magnitude(sum(props.steps.map(({ item }) => item.open))))}</span>
      </h3>
      <ul>
        {props.steps.map((step) => (
          <li key={nameOf(step.item)}>
            <span className="cm-who">
              {step.item.merchant}
              <small>{dayWithWeekday(step.day)}</small>
            </span>
            <span className="cm-amount">{money(magnitude(step.item.open))}</span>
            {props.taken.has(nameOf(step.item)) ? (
              <Chip tone="good">Used</Chip>
            ) : (
              <Button
                aria-label={`Use ${dayLong(step.day)} for ${step.item.merchant}`}
                onClick={() => props.onTake([step])}
              >
                Use
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
