// Whether the user's own changes made the forecast better: each figure that an edit touched, with
// it and without it, beside what happened.
import { groupBy } from '../../group.ts'
import type { Minor } from '../../money.ts'

/** A figure that edits changed, once it has come true or not. All amounts in the same sense. */
type EditedOutcome = {
  /**
   * The rules, hides, one-offs or decisions that changed it, with what the user knows them by:
   * "Rent".
   */
  readonly edits: readonly { readonly id: string; readonly label: string }[]
  readonly withEdits: Minor
  readonly withoutEdits: Minor
  readonly happened: Minor
}

/**
 * What one edit did. The errors are shares of what happened (WAPE); `points` are percentage points
 * of accuracy won (lost when below 0). `null` where nothing happened at all.
 */
type EditEffect = {
  readonly editId: string
  readonly label: string
  readonly count: number
  readonly errorWith: number | null
  readonly errorWithout: number | null
  readonly points: number | null
  readonly verdict: 'helped' | 'hurt' | 'no_difference' | 'unknown'
  readonly words: string
}

/** All edits together, and each by itself, the worst first. */
type EditEffects = {
  readonly count: number
  readonly points: number | null
  readonly words: string
  readonly edits: readonly EditEffect[]
}

const hundred = 100
// Less than half a point is no difference that anybody could tell.
const pointsMin = 0.5

/**
 * What the user's edits did to accuracy. A figure counts once in the whole, and for each edit that
 * touched it.
 */
export function effectOfEdits(outcomes: readonly EditedOutcome[]): EditEffects {
  const touched = outcomes.flatMap((outcome) => outcome.edits.map((edit) => ({ edit, outcome })))
  const edits = [...groupBy(touched, ({ edit }) => edit.id).values()].map(effectOf)
  edits.sort((a, b) => (a.points ?? 0) - (b.points ?? 0))
  const { points } = errorsOf(outcomes)
  const hurt = edits.filter(({ verdict }) => verdict === 'hurt').map(({ label }) => label)
  return { count: outcomes.length, points, words: wordsOfAll(points, hurt), edits }
}

type Touched = { readonly edit: EditedOutcome['edits'][number]; readonly outcome: EditedOutcome }

function effectOf(touched: readonly Touched[]): EditEffect {
  const { id: editId = '', label = '' } = touched[0]?.edit ?? {}
  const errors = errorsOf(touched.map(({ outcome }) => outcome))
  const verdict = verdictOf(errors.points)
  const words = wordsOf(label, errors.points)
  return { editId, label, count: touched.length, ...errors, verdict, words }
}

function errorsOf(outcomes: readonly EditedOutcome[]) {
  const size = total(outcomes, ({ happened }) => Math.abs(happened))
  if (size === 0) return { errorWith: null, errorWithout: null, points: null }
  const missed = (version: 'withEdits' | 'withoutEdits') =>
    total(outcomes, (each) => Math.abs(each[version] - each.happened)) / size
  const [errorWith, errorWithout] = [missed('withEdits'), missed('withoutEdits')]
  return { errorWith, errorWithout, points: (errorWithout - errorWith) * hundred }
}

function verdictOf(points: number | null): EditEffect['verdict'] {
  if (points === null) return 'unknown'
  if (Math.abs(points) < pointsMin) return 'no_difference'
  return points > 0 ? 'helped' : 'hurt'
}

function wordsOf(label: string, points: number | null): string {
  switch (verdictOf(points)) {
    case 'unknown':
      return `${label}: nothing has happened yet to judge your edit by.`
    case 'no_difference':
      return `${label}: your edit made no difference.`
    case 'helped':
      return `${label}: your edit improved accuracy by ${inPoints(points)}.`
    case 'hurt':
      return `${label}: your edit hurt accuracy by ${inPoints(points)}.`
  }
}

function wordsOfAll(points: number | null, hurt: readonly string[]): string {
  const but = hurt.length === 0 ? '' : ` ${listed(hurt)} hurt.`
  switch (verdictOf(points)) {
    case 'unknown':
      return 'You have no edits that have been met by what happened.'
    case 'no_difference':
      return `Your edits made no difference to accuracy.${but}`
    case 'helped':
      return `Your edits improved accuracy by ${inPoints(points)}.${but}`
    case 'hurt':
      return `Your edits hurt accuracy by ${inPoints(points)}.${but}`
  }
}

function inPoints(points: number | null): string {
  const size = Math.abs(points ?? 0)
  const shown = size < 1 ? Math.round(size * 10) / 10 : Math.round(size)
  return shown === 1 ? '1 point' : `${shown} points`
}

function listed(labels: readonly string[]): string {
  const each = labels.map((label) => `the edit of ${label}`)
  const text =
    each.length < 2 ? each.join('') : `${each.slice(0, -1).join(', ')} and ${each.at(-1)}`
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function total(
  outcomes: readonly EditedOutcome[],
  amountOf: (outcome: EditedOutcome) => number,
): number {
  return outcomes.reduce((sum, outcome) => sum + amountOf(outcome), 0)
}
