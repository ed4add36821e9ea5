// Decides which tool answers a question. A rule applies only where it has a use for every slot that the question filled, so
// that no part of a question is passed over; a question that no rule fits is answered by choices.
import { narrowerWords } from './category-words.ts'
import type { Frame } from './frame.ts'
import {
  accuracy,
  afford,
  ahead,
  belowAmount,
  buffer,
  cover,
  forecastBalance,
  late,
  lowPoint,
  owed,
  runOut,
  safe,
} from './plan/ahead-rules.ts'
import {
  accountAlone,
  accountsHeld,
  balanceNow,
  freshness,
  recurring,
  summary,
  uncategorised,
  unusual,
} from './plan/books-rules.ts'
import {
  changes,
  comparePeriods,
  compareSubjects,
  inAgainstOut,
  variance,
  why,
  whyAhead,
} from './plan/compare-rules.ts'
import { forecastSummary, forecastTotal, taxes, upcoming } from './plan/due-rules.ts'
import { breakdown, counts, exactPayment, list, top, total, whoIs } from './plan/list-rules.ts'
import { type PlanContext, Planner } from './plan/planner.ts'
import { average, balanceExtreme, extreme, series, share, when } from './plan/shape-rules.ts'
import type { Plan } from './tool-call.ts'

/** The plan for a frame; null where no rule fits. */
export function planFrame(frame: Frame, context: PlanContext): Plan | null {
  const planner = new Planner(frame, context)
  for (const rule of rules) {
    const plan = rule(planner)
    if (plan) return plan.kind === 'call' ? withWhole(plan, frame) : plan
  }
  return null
}

// "Parking" is answered with all running costs of vehicles, because the books keep no finer category: the answer says so.
function withWhole(plan: Plan & { kind: 'call' }, frame: Frame): Plan {
  if (frame.included.some(({ kind }) => kind === 'merchant')) return plan
  const notes = frame.included.flatMap((subject) => {
    if (subject.kind !== 'sub_category') return []
    const parts = (narrowerWords[subject.code] ?? []).filter((part) =>
      ` ${frame.latest.join(' ')} `.includes(` ${part} `),
    )
    return parts.length === 1
      ? [`Your books keep ${parts[0]} within ${subject.name}, so this is all of that category.`]
      : []
  })
  return notes.length > 0 ? { ...plan, assumptions: [...plan.assumptions, ...notes] } : plan
}

// Days ahead come first, because "will" decides what "spend" means; then what the books hold, comparisons, shapes and totals.
const rules: readonly ((planner: Planner) => Plan | null)[] = [
  variance,
  accuracy,
  whyAhead,
  belowAmount,
  runOut,
  lowPoint,
  afford,
  cover,
  safe,
  buffer,
  taxes,
  late,
  owed,
  forecastBalance,
  upcoming,
  forecastTotal,
  forecastSummary,
  ahead,
  freshness,
  accountsHeld,
  balanceNow,
  accountAlone,
  unusual,
  uncategorised,
  recurring,
  summary,
  why,
  changes,
  inAgainstOut,
  comparePeriods,
  compareSubjects,
  extreme,
  balanceExtreme,
  share,
  average,
  counts,
  when,
  top,
  series,
  whoIs,
  exactPayment,
  list,
  breakdown,
  total,
]
