// The recurring payments that were found, in the groups in which the user looks through them, and what was answered so far. Pure.
import type { foundSeries } from '@plimsoll/contract/forecast-recurring'
import type * as z from 'zod/mini'

/** One that was found. */
export type Found = z.output<typeof foundSeries>
/** What the user says of it; `none` leaves it for later. */
export type Verdict = Found['verdict']
/** One answer as the call takes it. */
export type Answer = { seriesId: string; verdict: Verdict }
/** The answers given on screen, by series; what is not in it stands as it was kept. */
export type Answers = Readonly<Record<string, Verdict>>

/** A heading and what stands below it. */
export type FoundGroup = {
  readonly key: string
  readonly side: Found['side']
  readonly label: string
  readonly found: readonly Found[]
}

/** From which probability of the next payment on a group's words hold. */
const certainties = [
  { from: 0.85, label: 'very likely' },
  { from: 0.65, label: 'likely' },
  { from: 0, label: 'less certain' },
] as const

const sideLabels = { out: 'Money out', in: 'Money in' } as const

/** Money out before money in, each from the surest group down, within a group the largest first; what the user denied keeps its place. */
export function groupsOf(found: readonly Found[]): FoundGroup[] {
  return (['out', 'in'] as const).flatMap((side) =>
    certainties.flatMap(({ from, label }) => {
      const within = found
        .filter((one) => one.side === side && certaintyOf(one) === label)
        .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount))
      return within.length === 0
        ? []
        : [{ key: `${side} ${from}`, side, label: `${sideLabels[side]}, ${label}`, found: within }]
    }),
  )
}

/** The answer as it stands: given on screen, else kept. */
export function verdictOf(one: Pick<Found, 'seriesId' | 'verdict'>, answers: Answers): Verdict {
  return answers[one.seriesId] ?? one.verdict
}

/** The answers of a whole group where nothing else was said. */
export function acceptAll(found: readonly Found[], answers: Answers): Answers {
  const open = found.filter((one) => verdictOf(one, answers) === 'none')
  return {
    ...answers,
    ...Object.fromEntries(open.map(({ seriesId }) => [seriesId, 'accepted' as const])),
  }
}

/** The answers that differ from what was kept. */
export function newAnswers(found: readonly Found[], answers: Answers): Answer[] {
  return found
    .filter((one) => verdictOf(one, answers) !== one.verdict)
    .map((one) => ({ seriesId: one.seriesId, verdict: verdictOf(one, answers) }))
}

/** "12 accepted, 2 not recurring, 3 for later". */
export function answerWords(found: readonly Found[], answers: Answers): string {
  const count = (verdict: Verdict) =>
    found.filter((one) => verdictOf(one, answers) === verdict).length
  const parts = [
    [count('accepted'), 'accepted'],
    [count('not_recurring'), 'not regular'],
    [count('none'), 'not sure'],
  ] as const
  return parts.map(([number, words]) => `${number} ${words}`).join(', ')
}

function certaintyOf({ probability }: Found): string {
  return certainties.find(({ from }) => probability >= from)?.label ?? 'less certain'
}
