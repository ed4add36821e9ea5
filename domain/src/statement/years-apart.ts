// Doubts days that lie far from those around them: the first or the last row of a file a year apart
// from all others, as where somebody typed last year's number in January, or a row in the middle of
// a file in order. Nothing says which day is meant, so that they stay as they are.
import { type Day, daysBetween, isDay } from '../calendar.ts'
import { dayInWords } from '../date-words.ts'
import type { Assumption } from './statement.ts'
import { stepsOf } from './turns.ts'

/** Another day than the one that is written, by its row. */
export type MendedDay = { readonly at: number; readonly day: Day }

/**
 * The same date within a month of another day, before (-1) or after (1) it; `null` where no year
 * brings it there.
 */
export function nearIn(typed: Day, beside: Day, side: 1 | -1): Day | null {
  const year = Number(beside.slice(0, 4))
  const near = [year - 1, year, year + 1]
    .map((each) => `${each}${typed.slice(4)}`)
    .filter((day) => isDay(day) && (side === 1 ? day >= beside : day <= beside))
  return near.find((day) => Math.abs(daysBetween(day, beside)) <= nearDaysMax) ?? null
}

const nearDaysMax = 31
const rowsMin = 4
const yearDaysMin = 330

/** The row at an end, and the day it may have been, where all other rows stand close together. */
export function yearApart(days: readonly (Day | null)[]): MendedDay | null {
  const dated = days.flatMap((day, at) => (day ? [{ day, at }] : []))
  if (dated.length < rowsMin) return null
  for (const isFirst of [true, false]) {
    const end = isFirst ? 0 : dated.length - 1
    const [own, beside] = [dated[end], dated[isFirst ? 1 : end - 1]]
    if (!own || !beside) continue
    const gap = daysBetween(beside.day, own.day)
    const others = isFirst ? dated.slice(1) : dated.slice(0, -1)
    if (Math.abs(gap) < yearDaysMin || !areClose(others.map(({ day }) => day))) continue
    const near = nearIn(own.day, beside.day, gap > 0 ? 1 : -1)
    if (near) return { at: own.at, day: near }
  }
  return null
}

function areClose(days: readonly Day[]): boolean {
  return days.every((day, at) => Math.abs(daysBetween(days[at - 1] ?? day, day)) <= nearDaysMax)
}

/**
 * The first rows of days far before or after both of their neighbours, in a file that is otherwise
 * in order.
 */
export function daysAstray(days: readonly (Day | null)[]): number[] {
  const runs = days.flatMap((day, at) => (day && day !== days[at - 1] ? [{ day, at }] : []))
  const { up, down } = stepsOf(runs.map(({ day }) => day))
  const turn = up >= down ? 1 : -1
  const astray: number[] = []
  let [before] = runs
  for (const [run, own] of runs.entries()) {
    const held = before ?? own
    const ahead = (day: Day, than: Day) => turn * daysBetween(than, day)
    const after = runs.slice(run + 1, run + lookAhead).find(({ day }) => ahead(day, held.day) >= 0)
    if (!after) break
    const early = ahead(held.day, own.day)
    if (Math.max(early, ahead(own.day, after.day)) > astrayDaysMin) astray.push(own.at)
    else if (early <= 0) before = own
  }
  const isInOrder = Math.min(up, down) <= astray.length
  return isInOrder && astray.length <= Math.max(astrayMax, runs.length / 20) ? astray : []
}

const lookAhead = 5
// Cards are booked some days after they were used.
const astrayDaysMin = 10
const astrayMax = 2

/** The messages on rows whose days lie far from those around them. */
export function astrayAssumptions(
  astray: readonly number[],
  printed: (at: number) => { readonly line: number; readonly text: string },
): Assumption[] {
  return astray.map((at) => {
    const { line, text } = printed(at)
    const message = `Row ${line} says ${text}, far from the days above and below it. Check its date.`
    return { code: 'day_astray', message }
  })
}

/** The message on a row a year apart. */
export function apartAssumptions(
  apart: MendedDay | null,
  printed: (at: number) => { readonly line: number; readonly text: string },
): Assumption[] {
  if (!apart) return []
  const { line, text } = printed(apart.at)
  const message = `Row ${line} says ${text}, a year apart from the other rows. If it should be ${dayInWords(apart.day)}, correct the file.`
  return [{ code: 'year_apart', message }]
}
