// Which transactions met which due days. One to one: the user's matches come first, then the
// evidence that detection found, then what is left over of the same payee, the nearest first. No
// transaction is claimed twice.
import { epochDays } from '../../calendar.ts'
import { groupBy } from '../../group.ts'
import { compareText } from '../../order.ts'
import type { Movement } from '../movement.ts'
import { oddPayment } from '../recurring/explain-payee.ts'
import type { Series } from '../series.ts'
import type { Due } from './due-of-series.ts'
import { restOf } from './rest.ts'

/** The movements claimed by each due day. */
type Claims = ReadonlyMap<Due, readonly Movement[]>

/** Claims for all due days of all series together. `movements` are those until the as-of day. */
export function claimsOf(
  dues: readonly Due[],
  books: { movements: readonly Movement[]; series: readonly Series[] },
): Claims {
  const ledger = new Ledger(books.movements)
  // The latest word of the user comes first, should two claim the same transaction.
  for (const due of [...dues].reverse()) claimDecided(due, ledger)
  claimEvidence(dues, books.series, ledger)
  claimLeftOver(dues, ledger)
  return ledger.claims
}

/** Who holds which movement. */
class Ledger {
  readonly claims = new Map<Due, Movement[]>()
  readonly free: Map<string, Movement>
  /** What the user separated from this series. */
  readonly refused = new Map<string, Set<string>>()

  constructor(movements: readonly Movement[]) {
    this.free = new Map(movements.map((movement) => [movement.id, movement]))
  }

  claim(due: Due, id: string): void {
    const movement = this.free.get(id)
    if (!movement) return
    this.free.delete(id)
    const held = this.claims.get(due)
    if (held) held.push(movement)
    else this.claims.set(due, [movement])
  }
}

function claimDecided(due: Due, ledger: Ledger): void {
  const { decided, series } = due
  if (decided?.kind === 'match') for (const id of decided.movementIds) ledger.claim(due, id)
  if (decided?.kind !== 'unmatch') return
  const refused = ledger.refused.get(series.id) ?? new Set()
  for (const id of decided.movementIds) refused.add(id)
  ledger.refused.set(series.id, refused)
}

/**
 * Evidence outside of the due days at hand, or of a due day the user decided on, is nobody else's
 * either.
 */
function claimEvidence(dues: readonly Due[], series: readonly Series[], ledger: Ledger): void {
  const byName = new Map(dues.map((due) => [`${due.series.id} ${due.due}`, due]))
  for (const each of series) {
    const refused = ledger.refused.get(each.id)
    for (const sighting of each.evidence) {
      const due = byName.get(`${each.id} ${epochDays(sighting.due)}`)
      for (const id of sighting.movementIds) {
        if (refused?.has(id)) continue
        if (!due) ledger.free.delete(id)
        else if (due.decided?.kind !== 'match') ledger.claim(due, id)
      }
    }
  }
}

type Pair = { readonly due: Due; readonly movement: Movement; readonly cost: number }

// Smaller than a quarter is something else; more than two and a half times as much, too.
const partShareMin = 0.25
const shareMax = 2.5
const unnamedShare = 0.2

/** First for due days without a payment, then for the rest of those that were paid in part. */
function claimLeftOver(dues: readonly Due[], ledger: Ledger): void {
  const byPayee = groupBy(ledger.free.values(), payeeOfMovement)
  const open = dues.filter(({ decided }) => decided?.kind !== 'match')
  const pairs = (due: Due, isLike: (movement: Movement) => boolean) =>
    pairsOf(due, byPayee.get(payeeOfSeries(due.series)) ?? [], ledger).filter(({ movement }) =>
      isLike(movement),
    )
  const whole = open
    .filter((due) => !ledger.claims.has(due))
    .flatMap((due) => pairs(due, (movement) => isLike(due, movement)))
  for (const { due, movement } of whole.sort(byCost))
    if (!ledger.claims.has(due)) ledger.claim(due, movement.id)
  const parts = open
    .filter((due) => restOf(due, ledger.claims.get(due) ?? []) !== 0)
    .flatMap((due) => pairs(due, () => true))
  for (const { due, movement } of parts.sort(byCost))
    if (fitsRest(due, movement, ledger)) ledger.claim(due, movement.id)
}

function byCost(a: Pair, b: Pair): number {
  return a.cost - b.cost || a.due.due - b.due.due || compareText(a.movement.id, b.movement.id)
}

/**
 * The free movements of the payee within reach of a due day; the nearer in day and amount, the
 * cheaper.
 */
function pairsOf(due: Due, movements: readonly Movement[], ledger: Ledger): Pair[] {
  const refused = ledger.refused.get(due.series.id)
  const { earlyDays, lateDays } = due.patience
  return movements.flatMap((movement) => {
    const late = epochDays(movement.day) - due.day
    if (late < -earlyDays || late > lateDays) return []
    if (!ledger.free.has(movement.id) || refused?.has(movement.id)) return []
    const cost = Math.abs(late) / 10 + Math.abs(Math.log(movement.amount / due.amount))
    return [{ due, movement, cost }]
  })
}

function isLike(due: Due, movement: Movement): boolean {
  const share = movement.amount / due.amount
  if (due.series.merchantId !== null) return share >= partShareMin && share <= shareMax
  if (Math.abs(share - 1) <= unnamedShare) return true
  const late = Math.abs(epochDays(movement.day) - due.day)
  return share >= 1 && share <= oddPayment.shareMax && late <= oddPayment.days
}

const roundingShare = 1.02

function fitsRest(due: Due, movement: Movement, ledger: Ledger): boolean {
  const held = ledger.claims.get(due)
  const rest = held ? restOf(due, held) : 0
  return rest !== 0 && Math.abs(movement.amount) <= Math.abs(rest) * roundingShare
}

/** Series with one payee compete for its payments; unnamed ones are separated by their kind. */
function payeeOfMovement({ merchantId, subCategory, amount }: Movement): string {
  return payeeName(merchantId, subCategory, amount < 0 ? 'out' : 'in')
}

function payeeOfSeries({ merchantId, subCategory, side }: Series): string {
  return payeeName(merchantId, subCategory, side)
}

function payeeName(merchantId: string | null, subCategory: string, side: 'in' | 'out'): string {
  return merchantId === null ? `kind ${subCategory} ${side}` : `payee ${merchantId} ${side}`
}
