// A new rule of a line begins with what was found of it, so that changing one thing means changing
// one field.
import type { ForecastLine } from '@plimsoll/contract/forecast'
import { type Month, monthOf, weekdayOf } from '@plimsoll/domain/calendar'
import { magnitude } from '@plimsoll/domain/money'
import type { LineSettings } from '../evidence/queries.ts'
import { emptyForm, type RuleForm, typedOf, withField } from './rule-form.ts'

/** The fields; of a line that is no regular payment, little is known. */
export function foundForm(
  line: Pick<ForecastLine, 'side' | 'next'>,
  found: LineSettings['detected'],
  start: Month,
): RuleForm {
  const empty = emptyForm(start, line.side)
  if (!found) return empty
  // Instalments are not written as such, but as a monthly rule with an end.
  const cadence = found.cadence === 'instalments' ? 'monthly' : found.cadence
  const next = line.next?.day
  return withField(empty, {
    cadence,
    amount: typedOf(magnitude(found.amount)),
    ...(next
      ? {
          start: monthOf(next),
          first: next,
          date: String(Number(next.slice(8))),
          weekday: String(weekdayOf(next)),
        }
      : {}),
  })
}
