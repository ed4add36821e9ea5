// The state of invoices and bills: which payments met them, in whole, in part or several at once,
// and when the rest is expected. Payments of one payee are taken in the order in which they came.
import { addDays, type Day, daysBetween } from '../../calendar.ts'
import { groupBy } from '../../group.ts'
import { isWorkingDay, type Nation, nextWorkingDay } from '../../holidays.ts'
import { less, type Minor, sum, zero } from '../../money.ts'
import { compareText } from '../../order.ts'
import type { Movement } from '../movement.ts'
import type { OccurrenceState } from '../series.ts'

/** An invoice or bill that is kept. `amount` is signed: what was unpaid at the start of `since`. */
export type Invoice = {
  readonly id: string
  readonly party: string
  readonly merchantId: string | null
  readonly subCategory: string
  readonly number: string | null
  readonly due: Day
  readonly amount: Minor
  /** Payments count from this day on: earlier ones were taken off before. */
  readonly since: Day
  /** The day somebody marked it as paid. */
  readonly paidOn: Day | null
}

/** What a person decided about an invoice: which payments met it, or that none is expected. */
export type InvoiceDecision = {
  readonly invoiceId: string
  readonly kind: 'match' | 'unmatch' | 'cancel'
  readonly movementIds: readonly string[]
}

/**
 * The state of one. `matched` and `open` are signed; `day` is when the rest is expected, or when
 * the last of it came.
 */
export type SettledInvoice = {
  readonly invoice: Invoice
  readonly state: OccurrenceState
  readonly day: Day
  readonly matched: Minor
  readonly open: Minor
  readonly payments: readonly {
    readonly movementId: string
    readonly day: Day
    readonly amount: Minor
  }[]
}

/**
 * What settling needs. `delayOf` is the payer's usual delay in days; a movement that a series
 * claims pays invoices only to the penny.
 */
type SettleContext = {
  readonly movements: readonly Movement[]
  readonly claimed: ReadonlySet<string>
  readonly decisions: readonly InvoiceDecision[]
  readonly asOf: Day
  readonly nation: Nation
  readonly delayOf: (invoice: Invoice) => number
}

/** After so many days past the day it was expected on, nobody counts on it any more. */
const lateDaysMax = 90

/**
 * The state of every invoice, in the order of the input. One that is cancelled takes no payment but
 * those that a person matched with it: often it was entered twice, and the other is paid.
 */
export function settleInvoices(
  invoices: readonly Invoice[],
  context: SettleContext,
): SettledInvoice[] {
  const ledger = new Ledger(invoices)
  const past = context.movements.filter(({ day }) => day <= context.asOf)
  const left = claimDecided(ledger, past, context.decisions)
  const refused = new Set(
    context.decisions
      .filter(({ kind }) => kind === 'unmatch')
      .flatMap(({ invoiceId, movementIds }) => movementIds.map((id) => `${invoiceId} ${id}`)),
  )
  const cancelled = cancelledIn(context.decisions)
  const byPayee = groupBy(past, payeeOf)
  const live = invoices.filter(({ id }) => !cancelled.has(id))
  for (const [payee, own] of groupBy(live, payeeOf)) {
    if (payee.startsWith('nobody')) continue
    const payments = (byPayee.get(payee) ?? [])
      .map((payment) => ({ ...payment, amount: left.get(payment.id) ?? payment.amount }))
      .filter(({ amount }) => amount !== 0)
      .sort((a, b) => compareText(a.day, b.day) || compareText(a.id, b.id))
    for (const payment of payments) {
      const open = own
        .filter(
          (each) =>
            each.since <= payment.day &&
            ledger.rest(each) !== 0 &&
            !refused.has(`${each.id} ${payment.id}`),
        )
        .sort((a, b) => compareText(a.due, b.due) || compareText(a.id, b.id))
      for (const [invoice, amount] of sharesOf(
        payment,
        open,
        ledger,
        context.claimed.has(payment.id) || left.has(payment.id),
      ))
        ledger.pay(invoice, payment, amount)
    }
  }
  return invoices.map((invoice) =>
    settled(invoice, ledger, { ...context, isCancelled: cancelled.has(invoice.id) }),
  )
}

function cancelledIn(decisions: readonly InvoiceDecision[]): ReadonlySet<string> {
  return new Set(decisions.flatMap(({ kind, invoiceId }) => (kind === 'cancel' ? [invoiceId] : [])))
}

type Payment = SettledInvoice['payments'][number]

class Ledger {
  readonly #payments = new Map<string, Payment[]>()
  readonly #rests: Map<string, Minor>

  constructor(invoices: readonly Invoice[]) {
    this.#rests = new Map(invoices.map(({ id, amount, paidOn }) => [id, paidOn ? zero : amount]))
  }

  rest({ id }: Pick<Invoice, 'id'>): Minor {
    return this.#rests.get(id) ?? zero
  }

  paymentsOf({ id }: Pick<Invoice, 'id'>): readonly Payment[] {
    return this.#payments.get(id) ?? []
  }

  pay(invoice: Invoice, { id: movementId, day }: Movement, amount: Minor): void {
    this.#rests.set(invoice.id, less(this.rest(invoice), amount))
    this.#payments.set(invoice.id, [...this.paymentsOf(invoice), { movementId, day, amount }])
  }
}

/**
 * A person's own matches come first. What they leave of a payment may meet others to the penny, as
 * where one receipt paid several; answers it by payment.
 */
function claimDecided(
  ledger: Ledger,
  movements: readonly Movement[],
  decisions: readonly InvoiceDecision[],
): Map<string, Minor> {
  const byId = new Map(movements.map((movement) => [movement.id, movement]))
  const left = new Map<string, Minor>()
  for (const [at, { kind, invoiceId, movementIds }] of decisions.entries()) {
    if (kind !== 'match') continue
    const isStill = (id: string) => !isUnmatched(decisions.slice(at + 1), { invoiceId, id })
    for (const id of movementIds.filter(isStill)) {
      const movement = byId.get(id)
      const rest = ledger.rest({ id: invoiceId })
      if (!movement || rest === 0) continue
      const room = left.get(id) ?? movement.amount
      const share = smaller(rest, room)
      ledger.pay({ id: invoiceId } as Invoice, movement, share)
      left.set(id, less(room, share))
    }
  }
  return left
}

function isUnmatched(
  later: readonly InvoiceDecision[],
  match: { invoiceId: string; id: string },
): boolean {
  return later.some(
    ({ kind, invoiceId, movementIds }) =>
      kind === 'unmatch' && invoiceId === match.invoiceId && movementIds.includes(match.id),
  )
}

const subsetMax = 12
const overShareMax = 1.02
const partShareMin = 0.1

/**
 * How a payment is shared out: one invoice to the penny, several that add up to it, else the oldest
 * first.
 */
function sharesOf(
  payment: Movement,
  open: readonly Invoice[],
  ledger: Ledger,
  isClaimed: boolean,
): [Invoice, Minor][] {
  const whole = (some: readonly Invoice[]) =>
    some.map((each): [Invoice, Minor] => [each, ledger.rest(each)])
  const exact = open.find((each) => ledger.rest(each) === payment.amount)
  if (exact) return whole([exact])
  const together = subsetOf(open.slice(0, subsetMax), payment.amount, ledger)
  if (together) return whole(together)
  if (isClaimed) return []
  const total = sum(open.map((each) => ledger.rest(each)))
  if (Math.abs(payment.amount) >= Math.abs(total))
    return Math.abs(payment.amount) <= Math.abs(total) * overShareMax ? whole(open) : []
  return oldestFirst(payment, open, ledger)
}

function oldestFirst(
  payment: Movement,
  open: readonly Invoice[],
  ledger: Ledger,
): [Invoice, Minor][] {
  const [oldest] = open
  // A few pounds are something else.
  if (!oldest || Math.abs(payment.amount) < Math.abs(ledger.rest(oldest)) * partShareMin) return []
  const shares: [Invoice, Minor][] = []
  let left = payment.amount
  for (const each of open) {
    if (left === 0) break
    const share = smaller(ledger.rest(each), left)
    shares.push([each, share])
    left = less(left, share)
  }
  return shares
}

/**
 * The invoices that add up to an amount to the penny: fewest first, and of as many those due first.
 */
function subsetOf(open: readonly Invoice[], amount: Minor, ledger: Ledger): Invoice[] | null {
  for (let size = 2; size <= open.length; size++) {
    const found = pick(open, size, amount, ledger)
    if (found) return found
  }
  return null
}

function pick(
  open: readonly Invoice[],
  size: number,
  amount: number,
  ledger: Ledger,
): Invoice[] | null {
  if (size === 0) return amount === 0 ? [] : null
  for (const [i, each] of open.entries()) {
    if (open.length - i < size) return null
    const rest = ledger.rest(each)
    if (Math.abs(rest) > Math.abs(amount)) continue
    const found = pick(open.slice(i + 1), size - 1, amount - rest, ledger)
    if (found) return [each, ...found]
  }
  return null
}

function smaller(a: Minor, b: Minor): Minor {
  return Math.abs(a) <= Math.abs(b) ? a : b
}

/**
 * Customers and suppliers are distinguished by the direction of the money. Without a name nothing
 * is matched.
 */
function payeeOf({ merchantId, amount }: { merchantId: string | null; amount: Minor }): string {
  return `${merchantId ?? 'nobody'} ${amount < 0 ? 'out' : 'in'}`
}

function settled(
  invoice: Invoice,
  ledger: Ledger,
  context: SettleContext & { isCancelled: boolean },
): SettledInvoice {
  const payments = ledger.paymentsOf(invoice)
  const matched = sum(payments.map(({ amount }) => amount))
  const rest = ledger.rest(invoice)
  const named = { invoice, payments, matched }
  if (rest === 0) {
    const day = invoice.paidOn ?? payments.at(-1)?.day ?? invoice.due
    return { ...named, open: zero, day, state: paidState(daysBetween(invoice.due, day)) }
  }
  if (context.isCancelled) return { ...named, open: zero, day: invoice.due, state: 'cancelled' }
  const expected = expectedDay(invoice, context)
  if (daysBetween(expected, context.asOf) > lateDaysMax)
    return { ...named, open: zero, day: expected, state: 'missed' }
  const tomorrow = nextWorkingDay(addDays(context.asOf, 1), context.nation)
  const day = expected > context.asOf ? expected : tomorrow
  const state = payments.length > 0 ? 'part' : invoice.due < context.asOf ? 'overdue' : 'expected'
  return { ...named, open: rest, day, state }
}

/** Banks rest on weekends: what falls due then comes on the next working day. */
function expectedDay(invoice: Invoice, { nation, delayOf }: SettleContext): Day {
  const day = addDays(invoice.due, delayOf(invoice))
  return isWorkingDay(day, nation) ? day : nextWorkingDay(day, nation)
}

const onTimeDays = 1

function paidState(late: number): OccurrenceState {
  if (late < -onTimeDays) return 'matched_early'
  return late > onTimeDays ? 'matched_late' : 'matched_on_time'
}
