// Other orders in which the rows of a file may have happened than the two a file is usually printed
// in: newest day first with the payments of each day oldest first, or sorted by something else. The
// running balance says which is right.
import { compareText } from '../order.ts'
import type { Entry } from './rows-read.ts'

/**
 * The entries by their days, in every arrangement that the printed one leaves possible, the
 * likeliest first.
 */
export function* arrangementsOf(entries: readonly Entry[]): Generator<readonly Entry[]> {
  yield* arrangementsByDay(entries)
  const linked = linkedByBalance(byDay(entries))
  if (linked) yield linked
}

/** The entries by their days alone, those of each day as printed and the other way round. */
export function arrangementsByDay(entries: readonly Entry[]): Entry[][] {
  return [byDay(entries), byDay(entries.toReversed())]
}

function byDay(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => compareText(a.day, b.day))
}

// Within each day the payment comes next that begins where the last one ended.
function linkedByBalance(entries: readonly Entry[]): Entry[] | null {
  if (entries.some(({ balance }) => balance === null)) return null
  const linked: Entry[] = []
  for (let from = 0; from < entries.length; ) {
    const day = entries[from]?.day
    let to = from
    while (entries[to]?.day === day) to++
    const left = entries.slice(from, to)
    if (left.length > sameDayMax) return null
    while (left.length > 0) linked.push(...left.splice(nextOf(left, linked.at(-1)), 1))
    from = to
  }
  return linked
}

const sameDayMax = 200

// The first payment of a file is one that begins where no other of its day ended.
function nextOf(left: readonly Entry[], last: Entry | undefined): number {
  const before = (entry: Entry) => (entry.balance ?? 0) - entry.printed
  const ends = new Set(left.map(({ balance }) => balance))
  const at = left.findIndex((entry) =>
    last ? before(entry) === last.balance : !ends.has(before(entry) as never),
  )
  return Math.max(0, at)
}
