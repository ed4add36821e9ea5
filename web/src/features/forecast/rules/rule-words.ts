// Rules and changes in plain words: "£500.00 out, monthly on the 1st, from January 2027".
import type { Configuration, Rule } from '@plimsoll/contract/forecast-lines'
import { monthOf } from '@plimsoll/domain/calendar'
import { weekdayNames } from '@plimsoll/domain/date-words'
import { cadenceWords } from '@plimsoll/domain/forecast/overlay/cadence-words'
import { money } from '../../../format/amount.ts'
import { monthLong } from '../../../format/date.ts'

/** Which one of a month. */
export const nths = [
  { value: 1, label: 'first' },
  { value: 2, label: 'second' },
  { value: 3, label: 'third' },
  { value: 4, label: 'fourth' },
  { value: -1, label: 'last' },
] as const

/** A rule in a sentence without its end. */
export function ruleWords(rule: Rule): string {
  const parts = [
    `${amountWords(rule)} ${rule.direction}`,
    `${cadenceWords[rule.cadence].toLowerCase()} ${dayWords(rule.payment_day)}`,
    rule.cadence === 'once'
      ? `in ${monthLong(monthOf(rule.start_date))}`
      : `from ${monthLong(monthOf(rule.start_date))}`,
    rule.end_date ? `to ${monthLong(monthOf(rule.end_date))}` : '',
    stepWords(rule),
  ]
  return parts.filter(Boolean).join(', ')
}

/** What a configuration changes, in a sentence. */
export function configurationWords({ rules, line_id }: Configuration): string {
  const [first, ...others] = rules
  if (!first) return 'Your rules were removed. Plimsoll’s forecast applies again'
  const words = ruleWords(first)
  const more = others.length ? `, and ${others.length} more` : ''
  return line_id ? `Now ${words}${more}` : `${words}${more}`
}

/** A payment day in words: "on the 3rd", "on the last working day", "on the second Tuesday". */
function dayWords(day: Rule['payment_day']): string {
  const weekday = weekdayNames[(day.weekday ?? 1) - 1] ?? ''
  switch (day.kind) {
    case 'last_working_day':
      return 'on the last working day'
    case 'weekday':
      return `on ${weekday}s`
    case 'nth_weekday':
      return `on the ${nths.find(({ value }) => value === day.nth)?.label ?? 'first'} ${weekday}`
    case 'date':
      return [day.date ?? 1, day.second_date]
        .filter((date) => date !== undefined)
        .map((date) => (date === lastDate ? 'on the last day' : `on the ${ordinal(date)}`))
        .join(' and ')
  }
}

/** `1st`, `2nd`, `23rd`. */
function ordinal(count: number): string {
  const ending = count % 100 > 10 && count % 100 < 14 ? 'th' : (endings[count % 10] ?? 'th')
  return `${count}${ending}`
}

const endings = ['th', 'st', 'nd', 'rd']
const lastDate = 31

const otherWords = { sub_category: 'a category', merchant: 'a merchant' }

function amountWords({ amount, percent_of }: Rule): string {
  if (percent_of?.kind === 'side') return `${percent_of.percent}% of all money ${percent_of.side}`
  if (percent_of) return `${percent_of.percent}% of ${otherWords[percent_of.kind]}`
  return amount === null || amount === undefined ? '' : money(amount)
}

function stepWords({ step }: Rule): string {
  if (!step) return ''
  const by = step.percent ? `${step.percent}%` : step.amount ? money(step.amount) : ''
  const every = step.every_months === 1 ? 'every month' : `every ${step.every_months} months`
  return by.startsWith('-') || by.startsWith('−') ? `${by} ${every}` : `+${by} ${every}`
}
