// A rule as it stands in the form's fields, all text. read-rule.ts makes a rule of them again.
import type { Cadence, Rule } from '@plimsoll/contract/forecast-lines'
import { type Month, monthOf } from '@plimsoll/domain/calendar'
import { type Minor, printMinor } from '@plimsoll/domain/money'
import { printOther } from './other-line.ts'

/** What each group of fields is handed. */
export type FieldsProps = {
  readonly form: RuleForm
  readonly errors: RuleErrors
  readonly onChange: (change: Partial<RuleForm>) => void
}

/** How the day of payment is set: the last day of a month is a choice of its own. */
export type DayKind = 'date' | 'last_day' | 'last_working_day' | 'nth_weekday' | 'weekday'

/**
 * The fields. `of` names another line as `side:out`, `sub_category:out:rent` or `merchant:in:<id>`.
 */
export type RuleForm = {
  readonly id?: string
  readonly amountKind: 'amount' | 'percent'
  readonly amount: string
  readonly percent: string
  readonly target: string
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
    target: 'side:in',
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
    target: rule.percent_of ? printOther(rule.percent_of) : 'side:in',
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

/**
 * The kinds of days that a cadence can have; the first is taken where the present one does not fit.
 */
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

/** An amount as one would type it. */
export function typedOf(amount: Minor): string {
  return printMinor(amount).replace(/\.00$/, '')
}

/** The 31st stands for the last day of every month. */
export const lastDate = 31
