// The pay run of what is ticked: shows its effect on the forecast, seeks an order, saves it as a
// scenario or plans it.
import type { CashManagement, DueItem } from '@plimsoll/contract/cash-management'
import { addDays } from '@plimsoll/domain/calendar'
import { nextWorkingDay } from '@plimsoll/domain/holidays'
import { useState } from 'react'
import { useProfile } from '../../features/account/queries.ts'
import { keptOf, useInvoices, useSaveInvoices } from '../../features/cashflow/invoices/queries.ts'
import {
  cancelled,
  movedTo,
  restoreDecisions,
} from '../../features/cashflow/management/decisions.ts'
import { ExportDue } from '../../features/cashflow/management/ExportDue.tsx'
import { nameOf } from '../../features/cashflow/management/item-name.ts'
import { orderOf, type Step } from '../../features/cashflow/management/order.ts'
import { PayRunBar } from '../../features/cashflow/management/PayRunBar.tsx'
import {
  movableFor,
  movableOf,
  orderMax,
  payDay,
  runChanges,
} from '../../features/cashflow/management/pay-run.ts'
import { useSaveDecisions } from '../../features/cashflow/management/queries.ts'
import {
  useImpactOf,
  useMakeScenario,
  useSeekGoal,
} from '../../features/forecast/scenarios/queries.ts'
import { dayLong, dayShort } from '../../format/date.ts'
import { Button } from '../../ui/Button.tsx'
import { onDemand } from '../../ui/on-demand.ts'
import { toastSuccess } from '../../ui/toast.ts'

const ChaseDialog = onDemand(() => import('../../features/cashflow/invoices/ChaseDialog.tsx'))
const OrderDialog = onDemand(() => import('../../features/cashflow/management/OrderDialog.tsx'))
const NameDialog = onDemand(() => import('../../features/forecast/scenarios/NameDialog.tsx'))

/** `items` are those that are ticked. */
export default function PayRun(props: {
  data: CashManagement
  items: readonly DueItem[]
  onClear: () => void
}) {
  const { data, items, onClear } = props
  const day = payDay(data)
  const changes = runChanges(items, day)
  const canMove = movableOf(items).length > 0
  // The reply is cached under its request, so that an overtaken one is never shown.
  const impact = useImpactOf(changes)
  const saving = useSaveDecisions()
  const savingInvoices = useSaveInvoices()
  const sender = useProfile().data?.business.name ?? ''
  const owed = items.filter(({ side }) => side === 'in')
  const bills = items.filter(({ side }) => side === 'out')
  const invoices = useInvoices(items.some(({ source }) => source === 'invoice'))
  const later = (days: number) => {
    const steps = movableOf(items).map((item) => ({
      item,
      // What was due in the past can only be put off from today.
      day: nextWorkingDay(addDays(item.day > data.today ? item.day : data.today, days)),
      waits: false,
    }))
    saving.mutate(changeOf(steps, data.items), { onSuccess: onClear })
  }
  const markPaid = async () => {
    const isOwn = items.some(({ source }) => source === 'invoice')
    // Whoever is quicker than their first answer waits for it.
    const kept = isOwn ? (invoices.data ?? (await invoices.refetch()).data) : []
    const own = kept?.filter((each) =>
      items.some(({ line_id }) => line_id === `invoice.${each.id}`),
    )
    const others = items.filter(({ source }) => source !== 'invoice')
    if (own?.length)
      savingInvoices.mutate(
        {
          change: { keep: own.map((each) => ({ ...keptOf(each), paid_on: data.today })) },
          words:
            own.length === 1
              ? `${own[0]?.party} marked as paid.`
              : `${own.length} payments marked as paid.`,
        },
        { onSuccess: onClear },
      )
    if (others.length)
      saving.mutate(
        {
          decisions: others.flatMap(cancelled),
          words:
            others.length === 1
              ? `${others[0]?.merchant} marked as paid.`
              : `${others.length} payments marked as paid.`,
          undo: others.flatMap((item) => restoreDecisions(item, data.items)),
        },
        { onSuccess: onClear },
      )
  }
  const [openDialog, setOpenDialog] = useState<'order' | 'name' | 'chase' | null>(null)
  return (
    <>
      <PayRunBar
        items={items}
        day={day}
        buffer={data.cash.buffer}
        balanceKnown={data.cash.known}
        lows={impact.data ? { before: impact.data.before.low, after: impact.data.after.low } : null}
        error={impact.error ? 'We couldn’t work out the effect.' : null}
        isBusy={saving.isPending}
        onPay={() =>
          saving.mutate(
            changeOf(
              movableOf(items).map((item) => ({ item, day, waits: false })),
              items,
            ),
            {
              onSuccess: onClear,
            },
          )
        }
        onClear={onClear}
      >
        {[7, 30].map((days) => (
          <Button key={days} disabled={!canMove} onClick={() => later(days)}>
            Move {days} days
          </Button>
        ))}
        <Button onClick={() => void markPaid()}>Mark paid</Button>
        {owed.length > 0 && <Button onClick={() => setOpenDialog('chase')}>Chase</Button>}
        {bills.length > 0 && (
          <Button
            disabled={movableOf(bills).length === 0 || !data.cash.known}
            onClick={() => setOpenDialog('order')}
          >
            Suggest an order
          </Button>
        )}
        <Button disabled={!canMove} onClick={() => setOpenDialog('name')}>
          Save as scenario
        </Button>
        <ExportDue names={[...new Set(items.map(nameOf))]} today={data.today} />
      </PayRunBar>
      {openDialog === 'order' && (
        <SuggestedOrder data={data} items={bills} day={day} onClose={() => setOpenDialog(null)} />
      )}
      {openDialog === 'chase' && (
        <ChaseDialog data={data} items={owed} sender={sender} onClose={() => setOpenDialog(null)} />
      )}
      {openDialog === 'name' && (
        <NamedRun
          changes={changes}
          name={`Pay run on ${dayShort(day)}`}
          onClose={() => setOpenDialog(null)}
        />
      )}
    </>
  )
}

/** Seeks once, as it opens. */
function SuggestedOrder(props: {
  data: CashManagement
  items: readonly DueItem[]
  day: string
  onClose: () => void
}) {
  const { data, day } = props
  // What is taken over changes the items; the plan stays that of the question.
  const [items] = useState(props.items)
  const movable = movableOf(items)
  const seeking = useSeekGoal()
  const saving = useSaveDecisions()
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  useState(() =>
    seeking.mutate({
      keep_above: data.cash.buffer,
      until: data.days.at(-1)?.day ?? day,
      movable: movableFor(items, day),
      changes: runChanges(items, day),
    }),
  )
  const plan = seeking.data
  return (
    <OrderDialog
      order={
        plan
          ? {
              steps: orderOf(items, plan.moves, day),
              words:
                movable.length > orderMax
                  ? `${plan.words} We considered only the first ${orderMax}.`
                  : plan.words,
              before: plan.low_before,
              after: plan.low_after,
            }
          : null
      }
      kept={items.filter((item) => !movable.includes(item))}
      error={seeking.error?.message ?? null}
      isBusy={saving.isPending}
      taken={taken}
      onTake={(steps) =>
        saving.mutate(changeOf(steps, items), {
          onSuccess: () => setTaken(new Set([...taken, ...steps.map(({ item }) => nameOf(item))])),
        })
      }
      onClose={props.onClose}
    />
  )
}

function NamedRun(props: {
  changes: ReturnType<typeof runChanges>
  name: string
  onClose: () => void
}) {
  const making = useMakeScenario()
  return (
    <NameDialog
      title="Save as scenario"
      description="Saves the pay run as a scenario. Your forecast doesn’t change."
      name={props.name}
      okLabel="Save scenario"
      busy={making.isPending}
      onName={(name) =>
        making.mutate(
          { name, changes: props.changes },
          {
            onSuccess: () => {
              toastSuccess(`${name} saved as a scenario.`)
              props.onClose()
            },
          },
        )
      }
      onClose={props.onClose}
    />
  )
}

/** The change that moves the payments to these days, with its undo. */
function changeOf(steps: readonly Step[], all: readonly DueItem[]) {
  const [first] = steps
  const words =
    steps.length === 1 && first
      ? `${first.item.merchant} moved to ${dayLong(first.day)}.`
      : `${steps.length} payments moved.`
  return {
    decisions: steps.flatMap(({ item, day }) => movedTo(item, day, all)),
    words,
    undo: steps.flatMap(({ item }) => restoreDecisions(item, all)),
  }
}
