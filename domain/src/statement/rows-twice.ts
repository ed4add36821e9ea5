// Finds payments that stand twice in a file, as where a month was downloaded and pasted two times.
// A running balance proves it; without one it is a doubt.
import { textOf } from './find-header.ts'
import type { Entry, RowsRead } from './rows-read.ts'
import { count } from './sentences.ts'
import type { Assumption } from './statement.ts'

/** The rows without those that repeat an earlier one with its balance, and a note on those. */
export type RowsOnce = { readonly read: RowsRead; readonly assumption: Assumption }

/** Takes out rows that repeat an earlier one, its balance included; `null` where none does. */
export function rowsOnce(read: RowsRead): RowsOnce | null {
  const seen = new Map<string, Entry>()
  const repeats: { entry: Entry; at: number }[] = []
  for (const [at, entry] of read.entries.entries()) {
    if (entry.balance === null) continue
    const key = printedRow(entry)
    if (seen.has(key)) repeats.push({ entry, at })
    else seen.set(key, entry)
  }
  const [first] = repeats
  const original = first && seen.get(printedRow(first.entry))
  if (!first || !original) return null
  // What comes to nothing is missed by no balance: money moved to and fro may look like repeats.
  if (repeats.reduce((sum, { entry }) => sum + entry.printed, 0) === 0) return null
  const number = repeats.length
  const message = `${count(number, 'row')} ${number === 1 ? 'stands' : 'stand'} twice in this file with the same balance and ${number === 1 ? 'is' : 'are'} taken once: ${placeOf(first.entry, original)} is row ${original.line} again.`
  const left = new Set(repeats.map(({ at }) => at))
  return { read: without(read, left), assumption: { code: 'rows_twice', message } }
}

/**
 * Takes out a long run of rows without balances that stands before, day by day in the same order,
 * as where a month was pasted twice. Nothing proves that it is not what happened: a doubt says so.
 */
export function runOnce(read: RowsRead): RowsOnce | null {
  const { entries } = read
  if (entries.some(({ balance }) => balance !== null)) return null
  const { run } = printedIn(entries)
  if (!run || run.rows < surelyTwiceMin) return null
  const { rows, start, at } = run
  const [first, original] = [entries[at], entries[start]]
  if (!first || !original) return null
  const left = new Set(Array.from({ length: rows }, (_, step) => at + step))
  const message = `${count(rows, 'row')} stand twice in this file and are taken once: from ${placeOf(first, original)} on, they are those from row ${original.line} on again.`
  return { read: without(read, left), assumption: { code: 'rows_repeated', message } }
}

// So many rows of several days, the same to the letter and in the same order, are no chance.
const surelyTwiceMin = 8

function without(read: RowsRead, left: ReadonlySet<number>): RowsRead {
  const before = (end: number) => [...left].filter((at) => at < end).length
  return {
    ...read,
    entries: read.entries.filter((_, at) => !left.has(at)),
    seeds: read.seeds.map((seed) => ({ ...seed, before: seed.before - before(seed.before) })),
    skipped: new Map([
      ...read.skipped,
      ['repeated row', left.size + (read.skipped.get('repeated row') ?? 0)],
    ]),
  }
}

function placeOf({ sheet, line }: Entry, original: Entry): string {
  return sheet === original.sheet ? `row ${line}` : `row ${line} of '${sheet}'`
}

/** The doubt that payments without a balance stand twice; none where nothing speaks for it. */
export function rowsRepeated({ entries }: RowsRead): Assumption[] {
  if (entries.some(({ balance }) => balance !== null)) return []
  const { keys, run } = printedIn(entries)
  const found = run ?? allTwice(entries, keys)
  if (!found) return onTwoSheets(entries, keys)
  const message = `${count(found.rows, 'row')} stand twice in this file, from row ${found.line} on. If these are the same payments, take them out and upload the file again.`
  return [{ code: 'rows_repeated', message }]
}

type Printed = { readonly keys: readonly string[]; readonly run: ReturnType<typeof repeatedRun> }

// Rows are looked through before their signs are settled and again after.
const printedOnce = new WeakMap<readonly Entry[], Printed>()

function printedIn(entries: readonly Entry[]): Printed {
  const before = printedOnce.get(entries)
  if (before) return before
  const keys = entries.map(printedRow)
  const printed = { keys, run: repeatedRun(entries, keys) }
  printedOnce.set(entries, printed)
  return printed
}

const runMin = 3
const pairsMin = 3

// Three rows or more of several days, one after the other as they stood before.
function repeatedRun(entries: readonly Entry[], keys: readonly string[]) {
  const starts = new Map<string, number>()
  for (let at = 0; at + runMin <= keys.length; at++) {
    const key = keys.slice(at, at + runMin).join('\n')
    const start = starts.get(key)
    if (start === undefined) starts.set(key, at)
    else {
      const rows = runLength(keys, start, at)
      const isOverDays = entries[at]?.day !== entries[at + rows - 1]?.day
      if (isOverDays) return { rows, start, at, line: entries[at]?.line ?? 0 }
    }
  }
  return null
}

function runLength(keys: readonly string[], start: number, at: number): number {
  let rows = 0
  while (start + rows < at && at + rows < keys.length && keys[start + rows] === keys[at + rows])
    rows++
  return rows
}

// Two downloads sorted together leave every row twice.
function allTwice(entries: readonly Entry[], keys: readonly string[]) {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  const isEven = [...counts.values()].every((number) => number % 2 === 0)
  if (counts.size < pairsMin || !isEven) return null
  return { rows: keys.length / 2, line: entries[0]?.line ?? 0 }
}

// The sheet of one month may end with what the next one begins with.
function onTwoSheets(entries: readonly Entry[], keys: readonly string[]): Assumption[] {
  if (entries.every(({ sheet }) => sheet === entries[0]?.sheet)) return []
  const first = new Map<string, Entry>()
  const again: { entry: Entry; before: Entry }[] = []
  for (const [at, entry] of entries.entries()) {
    const before = first.get(keys[at] ?? '')
    if (!before) first.set(keys[at] ?? '', entry)
    else if (before.sheet !== entry.sheet) again.push({ entry, before })
  }
  const [repeat] = again
  if (!repeat) return []
  const { entry, before } = repeat
  const number = again.length
  const message = `${count(number, 'row')} ${number === 1 ? 'stands' : 'stand'} on two sheets of this file: row ${entry.line} of '${entry.sheet}' is row ${before.line} of '${before.sheet}' again. If they are the same payments, take them out of one and upload the file again.`
  return [{ code: 'rows_repeated', message }]
}

function printedRow({ row }: Entry): string {
  return row.cells.map(textOf).join('|')
}
