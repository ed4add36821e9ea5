// How few items have to be moved, at full stretch: a search that branches on a low day still
// uncovered and cuts what cannot do.
import type { Reach } from './movable.ts'

/**
 * Places of the items to move, as few as were found. `null` where all of them together do not do.
 */
type Fewest = { readonly places: readonly number[] } | null

// Twelve items have 4,096 sets, so that the bound meets larger searches alone.
const stepsMax = 100_000

/**
 * The fewest items whose help at full stretch covers every need. With many items the search stops
 * after a fixed number of steps with the best so far. `needs` is by low day.
 */
export function fewestMoves(reaches: readonly Reach[], needs: readonly number[]): Fewest {
  const stretches = stretchesOf(reaches, needs)
  const all = reaches.map((_, place) => place)
  if (!isCovered(stretches, reaches, new Set(all))) return null
  let best = greedy(stretches, reaches)
  let steps = 0
  const search = (chosen: readonly number[], banned: ReadonlySet<number>): void => {
    steps++
    if (steps > stepsMax) return
    const open = mostOpen(stretches, reaches, chosen)
    if (!open) {
      if (chosen.length < best.length) best = chosen
      return
    }
    const left = best.length - 1 - chosen.length
    const free = open.by.filter((place) => !chosen.includes(place) && !banned.has(place))
    const sizes = free.map((place) => reaches[place]?.whole ?? 0).sort((a, b) => b - a)
    if (sumOf(sizes.slice(0, Math.max(0, left))) < open.need) return
    const tried = new Set(banned)
    for (const place of free) {
      search([...chosen, place], tried)
      tried.add(place)
    }
  }
  search([], new Set())
  return { places: best }
}

/** Low days that the same items can help, as one: only their greatest need counts. */
type Stretch = { readonly need: number; readonly by: readonly number[] }

function stretchesOf(reaches: readonly Reach[], needs: readonly number[]): Stretch[] {
  const byItems = new Map<string, Stretch>()
  for (const [at, need] of needs.entries()) {
    const by = reaches.flatMap(({ first, last }, i) => (first <= at && at <= last ? [i] : []))
    const key = by.join()
    if (need > (byItems.get(key)?.need ?? 0)) {
      by.sort((a, b) => (reaches[b]?.whole ?? 0) - (reaches[a]?.whole ?? 0))
      byItems.set(key, { need, by })
    }
  }
  return [...byItems.values()]
}

function isCovered(
  stretches: readonly Stretch[],
  reaches: readonly Reach[],
  chosen: ReadonlySet<number>,
): boolean {
  return stretches.every(({ need, by }) => help(by, reaches, (place) => chosen.has(place)) >= need)
}

/** The stretch that lacks most, or `null` where none lacks anything. */
function mostOpen(
  stretches: readonly Stretch[],
  reaches: readonly Reach[],
  chosen: readonly number[],
): Stretch | null {
  let most: Stretch | null = null
  for (const { need, by } of stretches) {
    const open = need - help(by, reaches, (place) => chosen.includes(place))
    if (open > (most?.need ?? 0)) most = { need: open, by }
  }
  return most
}

/** Takes what helps most until all is covered, then leaves out what turned out not to be needed. */
function greedy(stretches: readonly Stretch[], reaches: readonly Reach[]): readonly number[] {
  let chosen: number[] = []
  for (let open = mostOpen(stretches, reaches, chosen); open; ) {
    const next = open.by.find((place) => !chosen.includes(place))
    if (next === undefined) break
    chosen.push(next)
    open = mostOpen(stretches, reaches, chosen)
  }
  for (const place of [...chosen]) {
    const others = chosen.filter((each) => each !== place)
    if (isCovered(stretches, reaches, new Set(others))) chosen = others
  }
  return chosen
}

function help(
  by: readonly number[],
  reaches: readonly Reach[],
  isChosen: (place: number) => boolean,
): number {
  let total = 0
  for (const place of by) if (isChosen(place)) total += reaches[place]?.whole ?? 0
  return total
}

function sumOf(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0)
}
