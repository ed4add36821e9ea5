// What is asked of a what-if beside its lowest point: the balance on a day, what a total would come
// to, what would be safe to spend, and whether so much is kept.
import { addDays, type Day } from '@plimsoll/domain/calendar'
import { type Minor, magnitude, minor } from '@plimsoll/domain/money'
import type { WhatIf } from '@plimsoll/domain/question/what-if/what-if'
import type { WhatIfPath } from '../../forecast/service.ts'
import { date, type Fact, money, span } from '../facts.ts'
import type { ToolContext } from '../tool-context.ts'
import { forecastTotal } from './ahead-forecast.ts'
import { aboutWords } from './flow-words.ts'

type Paths = { readonly before: WhatIfPath; readonly after: WhatIfPath }

/** What is asked first, in words that follow the change, and what is to be kept. */
export type Queried = {
  readonly first: string
  readonly kept: string
  readonly facts: readonly Fact[]
}

/** What is asked beside the lowest point; null for a day out of reach. */
export async function queriedOf(
  context: ToolContext,
  args: WhatIf,
  paths: Paths,
): Promise<Queried | null> {
  const onDay = args.at === undefined ? nothing : onDayOf(args.at, args, paths)
  if (!onDay) return null
  const kept = args.keep ? keptOf(args.keep, args, paths.after) : null
  const total = args.total ? await totalOf(context, args.total, paths) : nothing
  const free = args.free === undefined ? nothing : freeOf(args, paths)
  const [first = nothing] = [onDay, total, free].filter(({ words }) => words !== '')
  return {
    first: first.words,
    kept: kept?.sentence ?? '',
    facts: [...first.facts, ...(kept?.facts ?? [])],
  }
}

type Sentence = { readonly words: string; readonly facts: readonly Fact[] }
const nothing: Sentence = { words: '', facts: [] }

function onDayOf(at: Day, { cost }: WhatIf, { before, after }: Paths): Sentence | null {
  const [was, would] = [before, after].map(({ days }) => days.find(({ day }) => day === at))
  if (!was || !would) return null
  const gap = would.closing - was.closing
  return {
    words:
      cost && gap !== 0
        ? `{{at_gap}} ${gap < 0 ? 'more would have gone' : 'more would have come in'} by {{at}}: we would expect {{at_after}} at the end of that day, where {{at_before}} is forecast.`
        : `we would expect {{at_after}} at the end of {{at}}, where {{at_before}} is forecast${gap === 0 ? '' : `: {{at_gap}} ${gap < 0 ? 'less' : 'more'}`}.`,
    facts: [
      ...(gap === 0 ? [] : [money('at_gap', magnitude(minor(gap)), 'Difference by then')]),
      date('at', was.day, 'Day asked about'),
      money('at_after', would.closing, 'Balance that day with the change'),
      money('at_before', was.closing, 'Balance that day as forecast'),
    ],
  }
}

// What the change moves within the days of a total is what the balance gains or loses over them.
async function totalOf(
  context: ToolContext,
  total: NonNullable<WhatIf['total']>,
  { before, after }: Paths,
): Promise<Sentence> {
  const { facts } = await forecastTotal(context, total)
  const was = facts.find(({ id }) => id === 'total')
  const movedBy = (day: Day) => {
    const [a, b] = [before, after].map(({ days }) => days.find((each) => each.day === day)?.closing)
    return a === undefined || b === undefined ? null : b - a
  }
  const { measure, period, subjects } = total
  const about = measure === 'net' || !subjects ? null : aboutWords({ side: measure, subjects })
  const end = movedBy(period.to)
  if (was?.minor === undefined || end === null) return nothing
  const moved = end - (movedBy(addDays(period.from, -1)) ?? 0)
  const sum = minor(Number(was.minor) + (measure === 'out' ? -moved : moved))
  const size = (measure === 'out' ? -moved : moved) < 0 ? 'less' : 'more'
  const what = { in: 'to come in', out: 'to go out', net: 'of net cash flow' }[measure]
  return {
    words: `we would expect {{total}} ${what}${about?.words ?? ''} in {{total_period}}, where {{total_before}} is forecast${moved === 0 ? '' : `: {{total_gap}} ${size}`}.`,
    facts: [
      money('total', sum, 'Expected with the change'),
      money('total_before', minor(Number(was.minor)), 'As forecast'),
      ...(moved === 0 ? [] : [money('total_gap', magnitude(minor(moved)), 'Difference')]),
      span('total_period', period.label),
      ...(about?.facts ?? []),
    ],
  }
}

function freeOf({ free, lowFrom, lowUntil }: WhatIf, { before, after }: Paths): Sentence {
  if (after.outlook.state === 'unknown' || before.outlook.state === 'unknown') return nothing
  const kept = free === true || free === undefined ? after.outlook.buffer : free
  const days = { from: lowFrom, until: lowUntil }
  const [was, would] = [before, after].map((path) => lowestOf(path, days).balance - kept)
  const aboveZero = (value = 0) => minor(Math.max(0, value))
  return {
    words:
      (would ?? 0) > 0
        ? 'we would expect {{free}} to be free to spend, where {{free_before}} is now.'
        : 'nothing would be free to spend, where {{free_before}} is now.',
    facts: [
      money('free', aboveZero(would), 'Safe to spend with the change'),
      money('free_before', aboveZero(was), 'Safe to spend as forecast'),
    ],
  }
}

function keptOf(keep: Minor, { lowFrom, lowUntil }: WhatIf, path: WhatIfPath) {
  if (path.outlook.state === 'unknown') return null
  const gap = lowestOf(path, { from: lowFrom, until: lowUntil }).balance - keep
  return {
    sentence:
      gap >= 0
        ? 'So {{keep}} would be kept, with {{keep_gap}} to spare.'
        : 'So {{keep}} would not be kept: the lowest point is {{keep_gap}} short of it.',
    facts: [
      money('keep', keep, 'To be kept'),
      money('keep_gap', magnitude(minor(gap)), 'Distance from what is to be kept'),
    ],
  }
}

/** The lowest point of the outlook's horizon, or from a day and up to one. */
export function lowestOf(
  { days, outlook }: WhatIfPath,
  { from, until }: { from: Day | undefined; until: Day | undefined },
): { readonly day: Day; readonly balance: Minor } {
  if (outlook.state === 'unknown') throw new Error('a forecast that is unknown has no low')
  if (from === undefined && until === undefined) return outlook.low
  const end = until ?? outlook.until
  const within = days.filter(({ day }) => day <= end && (from === undefined || day >= from))
  const [first] = within
  if (!first) return outlook.low
  const lowest = within.reduce((low, each) => (each.closing < low.closing ? each : low), first)
  return { day: lowest.day, balance: lowest.closing }
}
