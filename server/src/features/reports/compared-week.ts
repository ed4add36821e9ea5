// A week against the forecast made before it, or against the week before where there was none; what
// to do about it; and how good that forecast was.
import type { WeeklyReport } from '@plimsoll/contract/reports'
import { actionsOf, writeCommentary } from '@plimsoll/domain/commentary/commentary'
import type { CommentaryInput } from '@plimsoll/domain/commentary/commentary-input'
import { movementSentences } from '@plimsoll/domain/commentary/movement-sentences'
import type { Sentence } from '@plimsoll/domain/commentary/sentence'
import { faultInSentence } from '@plimsoll/domain/commentary/verify'
import { type Minor, sum } from '@plimsoll/domain/money'
import { Problem } from '@plimsoll/domain/problem'
import { forecastVerdict } from '@plimsoll/domain/reports/forecast-verdict'
import type { DaySpan } from '@plimsoll/domain/variance/flows'
import { periodWords } from '@plimsoll/domain/variance/period-words'
import type { TenantTx } from '../../db/tenant.ts'
import {
  baselineWords,
  commentaryInput,
  type VarianceFacts,
  varianceFacts,
} from '../analysis/service.ts'
import type { ForecastView } from '../forecast/service.ts'

const variancesMax = 3
const actionsMax = 3

/** What the comparison gives the report, and the facts that other sections draw on. */
type ComparedWeek = Pick<WeeklyReport, 'variances' | 'actions' | 'comparison'> & {
  readonly words: string
  readonly facts: VarianceFacts | null
  readonly uncategorised: Minor | null
}

/** Compares a week. Where no comparison can be made, the words give the reason. */
export async function comparedWeek(
  tx: TenantTx,
  businessId: string,
  { view, week }: { view: ForecastView; week: DaySpan },
): Promise<ComparedWeek> {
  const period = { timeframe: 'custom' as const, custom: { from: week.from, to: week.to } }
  try {
    const facts = await varianceFacts(tx, businessId, view, { ...period, compare: null })
    const input = await commentaryInput(tx, businessId, { facts, view, period })
    return { words: baselineWords(facts), facts, ...written(input) }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return {
      words: error.message,
      facts: null,
      comparison: null,
      variances: [],
      actions: [],
      uncategorised: null,
    }
  }
}

function written(input: CommentaryInput) {
  return {
    comparison: verified([writeCommentary(input).headline])[0] ?? null,
    variances: verified(movementSentences(input, variancesMax)),
    actions: verified(actionsOf(input, actionsMax)),
    uncategorised: input.uncategorised,
  }
}

/** As the wire has them; a sentence that states what no fact does is left out. */
export function verified(sentences: readonly Sentence[]): WeeklyReport['actions'] {
  return sentences
    .filter((sentence) => faultInSentence(sentence) === null)
    .map(({ template, facts }) => ({ template, facts: facts.map((fact) => ({ ...fact })) }))
}

/** How good the forecast of a week that has ended was; null where there was none. */
export async function forecastCheckOf(
  tx: TenantTx,
  businessId: string,
  { view, week }: { view: ForecastView; week: DaySpan },
): Promise<WeeklyReport['forecast_check']> {
  try {
    const custom = { from: week.from, to: week.to }
    return checkIn(
      await varianceFacts(tx, businessId, view, {
        timeframe: 'custom',
        custom,
        compare: 'forecast',
      }),
    )
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}

/** The check that a comparison with a forecast already holds. */
export function checkIn(facts: VarianceFacts): NonNullable<WeeklyReport['forecast_check']> {
  const side = (name: 'in' | 'out') => {
    const lines = facts.lines.filter((line) => line.side === name)
    return {
      forecast: sum(lines.map(({ baseline }) => baseline)),
      actual: sum(lines.map(({ actual }) => actual)),
    }
  }
  const sides = { in: side('in'), out: side('out') }
  return {
    label: periodWords(facts.period),
    words: baselineWords(facts),
    ...sides,
    verdict: forecastVerdict(sides),
  }
}
