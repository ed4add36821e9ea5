// Which transactions are which milestone's receipt or which cost's payment. What somebody matched
// by hand comes first, then whole amounts, then several milestones paid at once, then part
// payments. No penny of a transaction is claimed twice.
import { addDays, type Day, daysBetween } from '../calendar.ts'
import type { Movement } from '../forecast/movement.ts'
import { groupBy } from '../group.ts'
import { less, type Minor, minor, sum } from '../money.ts'
import { compareText } from '../order.ts'
import { costPayments } from './cost-payments.ts'
import type { Project } from './project.ts'
import {
  costKey,
  expectedDay,
  type Match,
  type PlannedMilestone,
  type PlannedProject,
} from './schedule.ts'
import type { MatchDecision, SettleContext } from './settle-context.ts'
import { isStopped } from './status.ts'

const earlyDays = 14
const lateDays = 365
const partLateDays = 92
/**
 * A receipt that differs by no more is the whole milestone: banks keep back a little on the way.
 */
const wholeShare = 0.01
/** A smaller share of what is open is something else than a part payment. */
const partShareMin = 0.25
/** Costs are rarely invoiced to the penny that was planned. */
const costShare = 0.1
const runMax = 4

/** Something that waits for transactions. Amounts are magnitudes. */
type Item = {
  readonly key: string
  /** The milestone or cost that decisions name. */
  readonly itemId: string
  readonly projectId: string
  readonly side: 'in' | 'out'
  readonly merchantId: string | null
  readonly amount: Minor
  readonly due: Day
  readonly from: Day
  /** From this day on nothing is matched by itself: the project was stopped. */
  readonly before: Day | null
  readonly isAutomatic: boolean
}

/** What each item holds. */
export class Claims {
  readonly #held = new Map<string, Match[]>()
  readonly #projects = new Map<string, string>()
  readonly #left: Map<string, number>

  constructor(movements: readonly Movement[]) {
    this.#left = new Map(movements.map(({ id, amount }) => [id, Math.abs(amount)]))
  }

  /** What an item holds, the earliest first. */
  held(key: string): readonly Match[] {
    return this.#held.get(key) ?? []
  }

  /** The project of each claimed transaction. */
  projectOf(): ReadonlyMap<string, string> {
    return this.#projects
  }

  /** How much of a transaction nobody has claimed yet, in pence. */
  left(movementId: string): number {
    return this.#left.get(movementId) ?? 0
  }

  /** What an item still waits for. */
  open({ key, amount }: Item): number {
    return Math.max(0, less(amount, sum(this.held(key).map((match) => match.amount))))
  }

  /** Claims as much of a transaction as is left of it and wanted. */
  claim(item: Item, movement: Movement, claim: { most: number; byHand: boolean }): void {
    const amount = Math.min(claim.most, this.left(movement.id))
    if (amount <= 0) return
    this.#left.set(movement.id, this.left(movement.id) - amount)
    this.#projects.set(movement.id, item.projectId)
    const match = {
      movementId: movement.id,
      day: movement.day,
      amount: minor(amount),
      byHand: claim.byHand,
    }
    const held = [...this.held(item.key), match].sort((a, b) => compareText(a.day, b.day))
    this.#held.set(item.key, held)
  }
}

/** Claims for all projects together, which compete for the same transactions. */
export function claimReceipts(planned: readonly PlannedProject[], context: SettleContext): Claims {
  const past = context.movements
    .filter(({ day }) => day <= context.asOf)
    .sort((a, b) => compareText(a.day, b.day) || compareText(a.id, b.id))
  const claims = new Claims(past)
  const items = planned.flatMap((each) => itemsOf(each, context))
  const refused = claimByHand(items, { past, claims, decisions: context.decisions })
  const byPayer = groupBy(past, payerOfMovement)
  const open = items.filter(({ isAutomatic, merchantId }) => isAutomatic && merchantId !== null)
  for (const [payer, waiting] of groupBy(open, payerOfItem)) {
    const free = byPayer.get(payer) ?? []
    const match = { claims, free, refused }
    claimWhole(waiting, match)
    const receipts = waiting.filter(({ side }) => side === 'in')
    claimTogether(receipts, match)
    claimParts(receipts, match)
  }
  return claims
}

function itemsOf({ project, milestones }: PlannedProject, context: SettleContext): Item[] {
  const before = isStopped(project.status) ? project.statusSince : null
  const common = { projectId: project.id, before, isAutomatic: project.isAgreed }
  const receipts = milestones.map((milestone): Item => {
    const { id, gross, due, invoiceDate } = milestone
    const merchantId = project.client.merchantId
    const from = addDays(invoiceDate, -earlyDays)
    return { ...common, key: id, itemId: id, side: 'in', merchantId, amount: gross, due, from }
  })
  return [...receipts, ...costItems(project, milestones, { common, context })]
}

function costItems(
  project: Project,
  milestones: readonly PlannedMilestone[],
  {
    common,
    context,
  }: {
    common: Pick<Item, 'projectId' | 'before' | 'isAutomatic'>
    context: SettleContext
  },
): Item[] {
  const habits = { delayDays: project.delayDays ?? 0, nation: context.nation }
  const receipts = milestones.map((each) => ({ ...each, expectedOn: expectedDay(each, habits) }))
  const plan = { receipts, end: project.end, nation: context.nation }
  return project.costs.flatMap((cost) =>
    costPayments(cost, plan).map(
      ({ due, gross }): Item => ({
        ...common,
        key: costKey(cost.id, due),
        itemId: cost.id,
        side: 'out',
        merchantId: cost.supplier?.merchantId ?? null,
        amount: gross,
        due,
        from: addDays(due, -earlyDays),
      }),
    ),
  )
}

/** Returns the pairs that somebody parted, as `item movement`. */
function claimByHand(
  items: readonly Item[],
  books: { past: readonly Movement[]; claims: Claims; decisions: readonly MatchDecision[] },
): ReadonlySet<string> {
  const byId = new Map(books.past.map((movement) => [movement.id, movement]))
  const byItem = groupBy(items, ({ itemId }) => itemId)
  const latest = new Map(books.decisions.map((each) => [`${each.itemId} ${each.movementId}`, each]))
  for (const { kind, itemId, movementId } of latest.values()) {
    const movement = byId.get(movementId)
    if (kind !== 'match' || !movement) continue
    const waiting = [...(byItem.get(itemId) ?? [])].sort(
      (a, b) =>
        Math.abs(daysBetween(a.due, movement.day)) - Math.abs(daysBetween(b.due, movement.day)),
    )
    for (const item of waiting) {
      const most = item.side === 'out' ? books.claims.left(movementId) : books.claims.open(item)
      if (books.claims.open(item) > 0) books.claims.claim(item, movement, { most, byHand: true })
    }
  }
  return new Set([...latest].flatMap(([key, { kind }]) => (kind === 'unmatch' ? [key] : [])))
}

type Matching = {
  readonly claims: Claims
  readonly free: readonly Movement[]
  readonly refused: ReadonlySet<string>
}

/** Whole amounts, the nearest day first. */
function claimWhole(items: readonly Item[], { claims, free, refused }: Matching): void {
  const pairs = items.flatMap((item) =>
    free
      .filter((movement) => mayBe(item, movement, refused, lateDays))
      .filter(({ amount }) => isWhole(item, Math.abs(amount)))
      .map((movement) => ({ item, movement, late: Math.abs(daysBetween(item.due, movement.day)) })),
  )
  pairs.sort((a, b) => a.late - b.late || compareText(a.item.due, b.item.due))
  for (const { item, movement } of pairs) {
    const isFree = claims.left(movement.id) === Math.abs(movement.amount)
    if (!isFree || claims.open(item) !== item.amount) continue
    claims.claim(item, movement, { most: Math.abs(movement.amount), byHand: false })
  }
}

function isWhole({ amount, side }: Item, received: number): boolean {
  return Math.abs(received - amount) <= amount * (side === 'in' ? wholeShare : costShare)
}

/** One receipt for a run of milestones that fall due one after the other, to the penny. */
function claimTogether(items: readonly Item[], { claims, free, refused }: Matching): void {
  const inOrder = [...items].sort((a, b) => compareText(a.due, b.due) || compareText(a.key, b.key))
  for (const movement of free) {
    const waiting = inOrder.filter(
      (item) => claims.open(item) > 0 && mayBe(item, movement, refused, lateDays),
    )
    const run = runOf(waiting, claims, claims.left(movement.id))
    for (const item of run) claims.claim(item, movement, { most: claims.open(item), byHand: false })
  }
}

function runOf(waiting: readonly Item[], claims: Claims, amount: number): readonly Item[] {
  for (let first = 0; first < waiting.length; first++)
    for (let count = 2; count <= runMax; count++) {
      const run = waiting.slice(first, first + count)
      const total = run.reduce((sum, item) => sum + claims.open(item), 0)
      if (run.length === count && amount > 0 && total === amount) return run
    }
  return []
}

/** What is too small for the whole goes to the milestone that is due first. */
function claimParts(items: readonly Item[], { claims, free, refused }: Matching): void {
  const inOrder = [...items].sort((a, b) => compareText(a.due, b.due) || compareText(a.key, b.key))
  for (const movement of free) {
    const amount = Math.abs(movement.amount)
    if (claims.left(movement.id) !== amount || isRegular(movement, free)) continue
    const item = inOrder.find((each) => {
      const open = claims.open(each)
      return (
        mayBe(each, movement, refused, partLateDays) &&
        amount <= open * (1 + wholeShare) &&
        amount >= open * partShareMin
      )
    })
    if (item) claims.claim(item, movement, { most: amount, byHand: false })
  }
}

// The same amount at least twice besides: the client pays for something regular.
function isRegular(movement: Movement, free: readonly Movement[]): boolean {
  const alike = free.filter(
    ({ id, amount }) =>
      id !== movement.id &&
      amount > 0 &&
      Math.abs(amount - movement.amount) <= 2 * wholeShare * movement.amount,
  )
  return alike.length >= 2
}

function mayBe(
  item: Item,
  { id, day, amount }: Movement,
  refused: ReadonlySet<string>,
  daysLate: number,
): boolean {
  return (
    amount > 0 === (item.side === 'in') &&
    day >= item.from &&
    daysBetween(item.due, day) <= daysLate &&
    (item.before === null || day < item.before) &&
    !refused.has(`${item.itemId} ${id}`)
  )
}

function payerOfItem({ merchantId, side }: Item): string {
  return `${side} ${merchantId}`
}

function payerOfMovement({ merchantId, amount }: Movement): string {
  return `${amount > 0 ? 'in' : 'out'} ${merchantId}`
}
