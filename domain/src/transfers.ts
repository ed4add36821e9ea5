// Pairs the two legs of a transfer between own accounts, so that neither counts as cash in or cash
// out. Works on transactions that nobody has labelled by hand as something else: leave those out
// before asking.
import { addDays, type Day } from './calendar.ts'
import { groupBy } from './group.ts'
import type { Minor } from './money.ts'
import { compareText } from './order.ts'

/** A transaction that might be one leg of a transfer. */
export type TransferCandidate = {
  readonly id: string
  readonly accountId: string
  readonly day: Day
  readonly amount: Minor
  readonly text: string
  readonly subCategory: string
}

/** Two legs of one transfer, by their ids. */
type TransferPair = { readonly outId: string; readonly inId: string }

// The nearest day wins; at the same distance money is more likely to arrive after it left than
// before.
const gapsInOrder = [0, 1, -1, 2, -2, 3, -3]
const transferSubCategories = new Set(['internal_transfer', 'savings_pot', 'credit_card_payment'])
const transferWords =
  /\b(?:TRANSFER|TFR|TRF|XFER|OWN ACCOUNTS?|INTER ?ACCOUNT|SAVINGS?|SAVER|POT|RESERVE|BETWEEN ACCOUNTS|(?:TO|FROM) A\/C|CREDIT CARD|CARD (?:PAYMENT|PYMT) RECEIVED|PAYMENT RECEIVED|THANK YOU)\b/i

/**
 * Pairs opposite equal amounts in different accounts within three days, nearest first, each leg
 * once. At least one leg must look like a transfer by its words or its label, for equal amounts
 * alone are chance. The order of the candidates is irrelevant.
 */
export function pairTransfers(candidates: readonly TransferCandidate[]): TransferPair[] {
  const legs = [...candidates].sort(byDayAndId)
  const pairs: TransferPair[] = []
  for (const group of groupBy(legs, ({ amount }) => Math.abs(amount)).values()) {
    const outs = group.filter(({ amount }) => amount < 0)
    const ins = group.filter(({ amount }) => amount > 0)
    if (outs.length > 0 && ins.length > 0) pairs.push(...pairOfOneSize(outs, ins))
  }
  return pairs.sort((a, b) => compareText(a.outId, b.outId))
}

function pairOfOneSize(outs: TransferCandidate[], ins: TransferCandidate[]): TransferPair[] {
  const shelves = shelve(ins)
  const pairs: TransferPair[] = []
  let left = outs
  for (const gap of gapsInOrder) {
    for (const lookAlike of ['both', 'one'] as const) {
      left = left.filter((out) => {
        const partner = takeFrom(shelves, out, { day: addDays(out.day, gap), lookAlike })
        if (partner) pairs.push({ outId: out.id, inId: partner.id })
        return !partner
      })
    }
  }
  return pairs
}

/**
 * Money in of one size by day and likeness, then by account: each a queue that is taken from its
 * front.
 */
type Shelves = Map<string, Map<string, { legs: TransferCandidate[]; next: number }>>

function shelve(ins: readonly TransferCandidate[]): Shelves {
  const shelves: Shelves = new Map()
  for (const [shelf, legs] of groupBy(ins, (leg) => shelfOf(leg.day, looksLikeTransfer(leg)))) {
    const queues = [...groupBy(legs, ({ accountId }) => accountId)].sort(([a], [b]) =>
      compareText(a, b),
    )
    shelves.set(
      shelf,
      new Map(queues.map(([account, queued]) => [account, { legs: queued, next: 0 }])),
    )
  }
  return shelves
}

function takeFrom(
  shelves: Shelves,
  out: TransferCandidate,
  at: { day: Day; lookAlike: 'both' | 'one' },
): TransferCandidate | null {
  const outLooks = looksLikeTransfer(out)
  if (at.lookAlike === 'both' && !outLooks) return null
  const shelf = shelves.get(shelfOf(at.day, at.lookAlike === 'both' ? true : !outLooks))
  for (const [account, queue] of shelf ?? []) {
    const leg = queue.legs[queue.next]
    if (!leg || account === out.accountId) continue
    queue.next += 1
    return leg
  }
  return null
}

function shelfOf(day: Day, looks: boolean): string {
  return `${day} ${looks}`
}

function looksLikeTransfer(leg: TransferCandidate): boolean {
  return transferSubCategories.has(leg.subCategory) || transferWords.test(leg.text)
}

function byDayAndId(a: TransferCandidate, b: TransferCandidate): number {
  return compareText(a.day, b.day) || compareText(a.id, b.id)
}
