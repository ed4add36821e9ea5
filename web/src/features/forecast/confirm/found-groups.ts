// The regular payments that were found, in the groups in which a person looks through them, and the
// answers so far. Pure.
import type { foundSeries } from '@plimsoll/contract/forecast-recurring'
import type * as z from 'zod/mini'

/** One that was found. */
export type Found = z.output<typeof foundSeries>
/** The user's answer; `none` leaves it open. */
export type Verdict = Found['verdict']
/** One answer as the call takes it. */
export type Answer = { seriesId: string; verdict: Verdict }
/** The answers given on screen, by series; what is not in it stands as it was kept. */
export type Answers = Readonly<Record<string, Verdict>>

/** A heading and what stands below it. */
type FoundGroup = {
  readonly key: string
  readonly label: string
  readonly found: readonly Found[]
}

/** The three parts of the review. A row stays in its part while its answer changes on screen. */
type FoundParts = {
  /** The user decides. In the server's order within, the largest first. */
  readonly doubtful: readonly Found[]
  /** Accepted automatically, or by the user before. */
  readonly accepted: readonly FoundGroup[]
  /** What the user took out before. */
  readonly denied: readonly Found[]
}

const sideLabels = { out: 'Money out', in: 'Money in' } as const

/** Money out before money in, within each the largest first. */
export function partsOf(found: readonly Found[]): FoundParts {
  const kept = found.filter(({ verdict }) => verdict !== 'not_recurring')
  const isDoubtful = ({ review, verdict }: Found) => review === 'asked' && verdict === 'none'
  return {
    doubtful: bySize(kept.filter(isDoubtful)),
    accepted: (['out', 'in'] as const).flatMap((side) => {
      const within = bySize(kept.filter((each) => each.side === side && !isDoubtful(each)))
      return within.length === 0 ? [] : [{ key: side, label: sideLabels[side], found: within }]
    }),
    denied: bySize(found.filter(({ verdict }) => verdict === 'not_recurring')),
  }
}

function bySize(found: readonly Found[]): Found[] {
  return [...found].sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount))
}

/**
 * The current answer: the one on screen, else the saved one, else accepted where the server accepts
 * by itself.
 */
export function verdictOf(
  found: Pick<Found, 'seriesId' | 'verdict' | 'review'>,
  answers: Answers,
): Verdict {
  return answers[found.seriesId] ?? standing(found)
}

function standing({ verdict, review }: Pick<Found, 'verdict' | 'review'>): Verdict {
  return verdict === 'none' && review === 'automatic' ? 'accepted' : verdict
}

/** The answers of a whole group where none was given. */
export function acceptAll(found: readonly Found[], answers: Answers): Answers {
  const open = found.filter((each) => verdictOf(each, answers) === 'none')
  return {
    ...answers,
    ...Object.fromEntries(open.map(({ seriesId }) => [seriesId, 'accepted' as const])),
  }
}

/** The answers that differ from what stands. */
export function newAnswers(found: readonly Found[], answers: Answers): Answer[] {
  return found
    .filter((each) => verdictOf(each, answers) !== standing(each))
    .map((each) => ({ seriesId: each.seriesId, verdict: verdictOf(each, answers) }))
}

/** "12 regular, 2 not regular, 3 not sure". */
export function answerWords(found: readonly Found[], answers: Answers): string {
  const count = (verdict: Verdict) =>
    found.filter((each) => verdictOf(each, answers) === verdict).length
  const parts = [
    [count('accepted'), 'regular'],
    [count('not_recurring'), 'not regular'],
    [count('none'), 'not sure'],
  ] as const
  return parts.map(([number, words]) => `${number} ${words}`).join(', ')
}
