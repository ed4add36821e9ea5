// Periods that a question counts from the one before it: "the month before", "two weeks after
// that".
import { addDays } from '../calendar.ts'
import { type Period, periodBefore, shifted, spanPeriod, yearsBack } from './period.ts'
import { numberIn } from './periods/words.ts'

/** A period that a question places by another one; null where it does not. */
export function earlierPeriod(period: Period, text: string): Period | null {
  if (
    /\b(same (for|in) (the )?(last|previous) year|year before|year earlier|year prior|a year ago|same (month|period|time|week|quarter|days?|dates?)( of| in)? (the )?(last|previous|prior) year)\b/.test(
      text,
    )
  )
    return period.unit === 'year' ? periodBefore(period) : yearsBack(period, 1)
  // "January against the January before": a month by its name comes once a year.
  if (
    period.unit === 'month' &&
    /\b(the|that|same) (january|february|march|april|may|june|july|august|september|october|november|december) (before|prior|earlier|previous)\b/.test(
      text,
    )
  )
    return yearsBack(period, 1)
  // "And the month before?" after a balance on a day is that day a month earlier.
  const [, before, previous] =
    /\b(month|week|quarter) (?:before|earlier|prior)(?: that)?$|\b(?:previous|prior) (month|week|quarter)$/.exec(
      text,
    ) ?? []
  const unit = before ?? previous
  if (period.unit === 'day' && unit) return shifted(period, { unit, by: -1 })
  // "And the Saturday before?" after a Saturday.
  const isWeekday = /\b(the|that) (mon|tues|wednes|thurs|fri|satur|sun)day (before|prior|earlier)\b/
  if (period.unit === 'day' && isWeekday.test(text)) return shifted(period, { unit: 'day', by: -7 })
  if (
    /\b((month|week|quarter|day|period|one|time) (before|earlier|prior)|before that|(preceding|previous|prior) (one|period|month|week|quarter))\b/.test(
      text,
    ) &&
    !/\bday before yesterday|before last\b/.test(text)
  )
    return periodBefore(period)
  return null
}

/**
 * "Two weeks after that", "the month after", "a fortnight later", "ten days before then": counted
 * from a period of the question before. Null where a question counts from nothing.
 */
export function movedPeriod(period: Period, text: string): Period | null {
  const found =
    /\b(?:(a|an|the|one|\d{1,3}|[a-z]+) )?(day|week|fortnight|month|quarter|year)s? (?:(after|before|earlier|later|on|following)(?: (?:that|this|then|it))?|(?:from|past) (?:then|that))$/.exec(
      text.replace(/[ ?.!]+$/, ''),
    )
  if (!found) return null
  const [, counted, unit = '', joint = 'later'] = found
  const isCounted = counted !== undefined && numberIn(counted) !== null
  if (/^(before|earlier)$/.test(joint) && !isCounted) return null
  if (joint === 'on' && !isCounted) return null
  const n = (counted && numberIn(counted)) || 1
  // "And the week after" 1 to 7 October is the seven days that follow.
  const isWhole = unit === 'week' && counted === 'the' && /^(after|following)$/.test(joint)
  if (isWhole && period.unit !== 'day' && period.unit !== 'week')
    return spanPeriod(addDays(period.to, 1), addDays(period.to, 7))
  return shifted(period, { unit, by: /^(before|earlier)$/.test(joint) ? -n : n })
}
