// A rule as it stands in the form's fields, all text, and the way from there to a rule or to a sentence under each field that is wrong.
import type { Cadence, Rule } from '@plimsoll/contract/forecast-lines'
import { firstDayOf, isMonth, lastDayOf, type Month, monthOf } from '@plimsoll/domain/calendar'
import { type Minor, printMinor } from '@plimsoll/domain/money'
import { typedAmount } from '../../../format/typed-amount.ts'
import { printOther, readOther } from './other-line.ts'

/** How the day of payment is told: the last day of a month is a choice of its own. */
export type DayKind = 'date' | 'last_day' | 'last_working_day' | 'nth_weekday' | 'weekday'

/** The fields. `of` names another line as `side:out`, `sub_category:out:rent` or `merchant:in:<id>`. */
export type RuleForm = {
  readonly id?: string
  readonly amountKind: 'amount' | 'percent'
  readonly amount: string
  readonly percent: string
  readonly of: string
  readonly direction: 'in' | 'out'
  readonly cadence: Cadence
  readonly dayKind: DayKind
  readonly date: string
  readonly secondDate: string
  readonly first: string
  readonly nth: string
  readonly weekday: string
  readonly roll: Rule['roll']
  readonly start: string
  readonly end: string
  readonly stepKind: 'none' | 'amount' | 'percent'
  readonly stepBy: string
  readonly stepEvery: string
}

/** Sentences by the field they stand under. */
export type RuleErrors = Partial<Record<keyof RuleForm, string>>

/** The fields of a new rule. */
export function emptyForm(start: Month, direction: 'in' | 'out'): RuleForm {
  return {
    amountKind: 'amount',
    amount: '',
    percent: '',
    of: 'side:in',
    direction,
    cadence: 'monthly',
    dayKind: 'date',
    date: '1',
    secondDate: '15',
    first: '',
    nth: '1',
    weekday: '1',
    roll: 'next',
    start,
    end: '',
    stepKind: 'none',
    stepBy: '',
    stepEvery: '12',
  }
}

/** The fields of a rule that there is. */
export function formOf(rule: Rule): RuleForm {
  const { payment_day: at, step } = rule
  return {
    ...emptyForm(monthOf(rule.start_date), rule.direction),
    ...(rule.id ? { id: rule.id } : {}),
    amountKind: rule.percent_of ? 'percent' : 'amount',
    amount: rule.amount === null || rule.amount === undefined ? '' : typedOf(rule.amount),
    percent: rule.percent_of?.percent ?? '',
    of: rule.percent_of ? printOther(rule.percent_of) : 'side:in',
    cadence: rule.cadence,
    dayKind: at.kind === 'date' && at.date === lastDate ? 'last_day' : at.kind,
    date: String(at.date ?? 1),
    secondDate: String(at.second_date ?? 15),
    first: rule.first_day ?? '',
    nth: String(at.nth ?? 1),
    weekday: String(at.weekday ?? 1),
    roll: rule.roll,
    end: rule.end_date ? monthOf(rule.end_date) : '',
    stepKind: step?.percent ? 'percent' : step?.amount ? 'amount' : 'none',
    stepBy: step?.percent ?? (step?.amount ? typedOf(step.amount) : ''),
    stepEvery: String(step?.every_months ?? 12),
  }
}

/** The kinds of days that a cadence can have; the first is taken where the present one does not fit. */
export function dayKindsOf(cadence: Cadence): readonly DayKind[] {
  if (weekly.includes(cadence)) return ['weekday']
  if (cadence === 'twice_a_month') return ['date']
  return ['date', 'last_day', 'last_working_day', 'nth_weekday']
}

/** Whether the first payment decides on all others: every second or fourth week from there. */
export function needsFirst(cadence: Cadence): boolean {
  return cadence === 'fortnightly' || cadence === 'four_weekly'
}

const weekly: readonly Cadence[] = ['weekly', 'fortnightly', 'four_weekly']

/** The fields after a change of one of them, with those that follow from it. */
export function withField(form: RuleForm, change: Partial<RuleForm>): RuleForm {
  const next = { ...form, ...change }
  const kinds = dayKindsOf(next.cadence)
  return kinds.includes(next.dayKind) ? next : { ...next, dayKind: kinds[0] ?? 'date' }
}

/** The rule that the fields say, or what is wrong with them. The start is the first of its month; the day of payment stands apart. */
export function readRule(form: RuleForm): { rule: Rule } | { errors: RuleErrors } {
  const errors = errorsOf(form)
  if (Object.keys(errors).length > 0) return { errors }
  const amount = form.amountKind === 'amount' ? typedAmount(form.amount) : null
  return {
    rule: {
      ...(form.id ? { id: form.id } : {}),
      start_date: firstDayOf(form.start),
      first_day: needsFirst(form.cadence) && form.first ? form.first : null,
      end_date: form.end && form.cadence !== 'once' ? lastDayOf(form.end) : null,
      direction: form.direction,
      cadence: form.cadence,
      payment_day: dayOf(form),
      roll: form.roll,
      amount,
      percent_of:
        form.amountKind === 'percent'
          ? { ...readOther(form.of), percent: plain(form.percent) }
          : null,
      step: stepOf(form),
    },
  }
}

function errorsOf(form: RuleForm): RuleErrors {
  const amount = typedAmount(form.amount)
  const stepBy = typedAmount(form.stepBy)
  const wrong: [keyof RuleForm, boolean, string][] = [
    [
      'amount',
      form.amountKind === 'amount' && amount === null,
      'Write an amount, like 250 or 1,250.00.',
    ],
    [
      'amount',
      amount !== null && amount <= 0,
      'Write an amount above zero; the direction says in or out.',
    ],
    [
      'percent',
      form.amountKind === 'percent' && !isPercent(form.percent),
      'Write a percentage, like 20 or 12.5.',
    ],
    [
      'date',
      form.dayKind === 'date' && !isWhole(form.date, 1, lastDate),
      'Write a day from 1 to 31.',
    ],
    [
      'secondDate',
      form.cadence === 'twice_a_month' && !isWhole(form.secondDate, 1, lastDate),
      'Write a day from 1 to 31.',
    ],
    [
      'first',
      form.first !== '' && needsFirst(form.cadence) && !form.first.startsWith(form.start),
      'The first payment must be in the month it starts in.',
    ],
    ['start', !isMonth(form.start), 'Pick the month it starts in.'],
    [
      'end',
      form.end !== '' && form.cadence !== 'once' && form.end < form.start,
      'The last month must not come before the first.',
    ],
    [
      'stepBy',
      form.stepKind === 'amount' && (stepBy === null || stepBy === 0),
      'Write by how much it changes, like 25 or -10.',
    ],
    [
      'stepBy',
      form.stepKind === 'percent' && (!isPercent(form.stepBy) || Number(plain(form.stepBy)) === 0),
      'Write by how many per cent it changes, like 3 or -2.5.',
    ],
    [
      'stepEvery',
      form.stepKind !== 'none' && !isWhole(form.stepEvery, 1, stepMonthsMax),
      'Write a number of months from 1 to 60.',
    ],
  ]
  // Reversed, so that of several the first is kept.
  return Object.fromEntries(
    wrong.flatMap(([field, isWrong, words]) => (isWrong ? [[field, words]] : [])).reverse(),
  )
}

function dayOf(form: RuleForm): Rule['payment_day'] {
  switch (form.dayKind) {
    case 'date':
      return {
        kind: 'date',
        date: Number(form.date),
        ...(form.cadence === 'twice_a_month' ? { second_date: Number(form.secondDate) } : {}),
      }
    case 'last_day':
      return { kind: 'date', date: lastDate }
    case 'last_working_day':
      return { kind: 'last_working_day' }
    case 'nth_weekday':
      return { kind: 'nth_weekday', nth: Number(form.nth), weekday: Number(form.weekday) }
    case 'weekday':
      return { kind: 'weekday', weekday: Number(form.weekday) }
  }
}

function stepOf(form: RuleForm): Rule['step'] {
  if (form.stepKind === 'none' || form.cadence === 'once') return null
  return form.stepKind === 'percent'
    ? { every_months: Number(form.stepEvery), percent: plain(form.stepBy) }
    : { every_months: Number(form.stepEvery), amount: typedAmount(form.stepBy) }
}

const lastDate = 31
const stepMonthsMax = 60

function isPercent(text: string): boolean {
  return /^-?\d{1,4}(\.\d{1,2})?$/.test(plain(text))
}

function plain(text: string): string {
  return text.replace(/[\s%]/g, '').replace('−', '-')
}

function isWhole(text: string, least: number, most: number): boolean {
  return /^\d{1,3}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most
}

/** An amount as one would type it. */
export function typedOf(amount: Minor): string {
  return printMinor(amount).replace(/\.00$/, '')
}
