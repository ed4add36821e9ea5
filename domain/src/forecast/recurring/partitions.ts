// Ways to split what one payee was paid into separate contracts: by exact amount, by amounts that
// lie close, by date of the month, by time of the year. Which split is right is decided by what it
// explains.

import { compareText } from '../../order.ts'
import { firstOf, monthAt } from '../occurrences/slots.ts'
import { peelDates } from './peel-dates.ts'
import { type Entry, largest, smallest } from './sighted.ts'

const nearRatio = 1.06
const narrowRatio = 1.2
const dateGapMin = 5
const yearGapMin = 40
const cellsMax = 400
// A split into pairs and singles says nothing; a few more cells are allowed to payees with few
// payments.
const entriesPerCell = 3
const cellsAlways = 12

/** Every way to split that is worth looking at; the whole comes first. Entries in order of day. */
export function partitionsOf(entries: readonly Entry[]): Entry[][][] {
  const exact = exactCells(entries)
  const near = nearCells(entries)
  const byDate = dateCells(entries)
  const ways = [
    [[...entries]],
    exact,
    exact.flatMap((cell) => (isNarrow(cell) ? peelDates(cell) : [cell])),
    near,
    byDate,
    near.flatMap((cell) => dateCells(cell)),
    near.flatMap((cell) => (isNarrow(cell) ? peelDates(cell) : [cell])),
    seasonCells(entries),
  ]
  const most = Math.min(cellsMax, cellsAlways + entries.length / entriesPerCell)
  return distinct(ways.filter((cells) => cells.length > 0 && cells.length <= most))
}

/** Amounts that were paid at least twice, each by itself; the rest together. */
function exactCells(entries: readonly Entry[]): Entry[][] {
  const bySize = new Map<number, Entry[]>()
  for (const entry of entries) {
    const cell = bySize.get(entry.size)
    if (cell) cell.push(entry)
    else bySize.set(entry.size, [entry])
  }
  const rest: Entry[] = []
  const cells: Entry[][] = []
  for (const cell of bySize.values()) {
    if (cell.length >= 2) cells.push(cell)
    else for (const entry of cell) rest.push(entry)
  }
  if (rest.length > 0) cells.push(rest.sort((a, b) => a.day - b.day))
  return cells
}

/** Amounts in order of size, cut where one is more than 6 % above the one before. */
function nearCells(entries: readonly Entry[]): Entry[][] {
  const bySize = [...entries].sort((a, b) => a.size - b.size || a.day - b.day)
  return cutWhere(bySize, (before, entry) => entry.size / before.size > nearRatio).map(byDay)
}

/** Dates of the month on their circle, cut at gaps of five days and more. */
function dateCells(entries: readonly Entry[]): Entry[][] {
  return circleCells(entries, {
    gapMin: dateGapMin,
    length: 31,
    place: ({ day }) => day - firstOf(monthAt(day)),
  })
}

/**
 * Times of the year on their circle, cut at gaps of six weeks and more: yearly policies with one
 * insurer.
 */
function seasonCells(entries: readonly Entry[]): Entry[][] {
  const first = entries[0]?.day ?? 0
  const last = entries.at(-1)?.day ?? 0
  if (last - first < 300) return []
  return circleCells(entries, {
    gapMin: yearGapMin,
    length: 365.25,
    place: ({ day }) => ((day % 365.25) + 365.25) % 365.25,
  })
}

function circleCells(
  entries: readonly Entry[],
  circle: { gapMin: number; length: number; place: (entry: Entry) => number },
): Entry[][] {
  const placed = entries
    .map((entry) => ({ entry, at: circle.place(entry) }))
    .sort((a, b) => a.at - b.at || a.entry.day - b.entry.day)
  const cells = cutWhere(placed, (before, next) => next.at - before.at >= circle.gapMin)
  const first = cells[0]
  const last = cells.at(-1)
  if (!first || !last || cells.length < 2) return []
  // The circle closes: what lies just before its end belongs to what lies just after its beginning.
  const seam = (first[0]?.at ?? 0) + circle.length - (last.at(-1)?.at ?? 0)
  if (seam < circle.gapMin) {
    cells.pop()
    for (const each of last) first.push(each)
  }
  return cells.map((cell) => byDay(cell.map(({ entry }) => entry)))
}

/** Whether all amounts are about one: gaps of 6 % may chain up to anything. */
function isNarrow(cell: readonly Entry[]): boolean {
  const sizes = cell.map(({ size }) => size)
  return largest(sizes) <= smallest(sizes) * narrowRatio
}

function cutWhere<T>(sorted: readonly T[], isCut: (before: T, next: T) => boolean): T[][] {
  const cells: T[][] = []
  for (const [i, each] of sorted.entries()) {
    const before = sorted[i - 1]
    const cell = cells.at(-1)
    if (!cell || (before && isCut(before, each))) cells.push([each])
    else cell.push(each)
  }
  return cells
}

function byDay(cell: Entry[]): Entry[] {
  return cell.sort((a, b) => a.day - b.day || compareText(a.movement.id, b.movement.id))
}

function distinct(ways: Entry[][][]): Entry[][][] {
  const seen = new Set<string>()
  return ways.filter((cells) => {
    const name = cells
      .map((cell) => `${cell.length}:${cell[0]?.movement.id}`)
      .sort()
      .join(' ')
    if (seen.has(name)) return false
    seen.add(name)
    return true
  })
}
