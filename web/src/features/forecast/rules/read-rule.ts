// From the fields of a rule's form to the rule, or to a sentence under each field that is wrong.
import type { Rule } from '@plimsoll/contract/forecast-lines'
import { firstDayOf, isMonth, lastDayOf } from '@plimsoll/domain/calendar'
import { amountRefusal, typedAmount } from '@plimsoll/domain/typed-amount'
import { readOther } from './other-line.ts'
import { lastDate, needsFirst, type RuleErrors, type RuleForm } from './rule-form.ts'

/**
 * The rule that the fields say, or what is wrong with them. The start is the first of its month;
 * the day of payment stands apart.
 */
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
          ? { ...readOther(form.target), percent: plain(form.percent) }
          : null,
      step: stepOf(form),
    },
  }
}

function errorsOf(form: RuleForm): RuleErrors {
  const amount = typedAmount(form.amount)
  const stepBy = typedAmount(form.stepBy)
  const wrong: [keyof RuleForm, boolean, string][] = [
    ['amount', form.amountKind === 'amount' && amount === null, amountRefusal(form.amount)],
    [
      'amount',
      amount !== null && amount <= 0,
      'Enter an amount above zero. Choose money in or money out separately.',
    ],
    [
      'percent',
      form.amountKind === 'percent' && !isPercent(form.percent),
      'Enter a percentage, for example 20 or 12.5.',
    ],
    [
      'date',
      form.dayKind === 'date' && !isWhole(form.date, 1, lastDate),
      'Enter a day from 1 to 31.',
    ],
    [
      'secondDate',
      form.cadence === 'twice_a_month' && !isWhole(form.secondDate, 1, lastDate),
      'Enter a day from 1 to 31.',
    ],
    [
      'first',
      form.first !== '' && needsFirst(form.cadence) && !form.first.startsWith(form.start),
      'The first payment must be in the start month.',
    ],
    ['start', !isMonth(form.start), 'Choose a start month.'],
    [
      'end',
      form.end !== '' && form.cadence !== 'once' && form.end < form.start,
      'The last month can’t be before the first.',
    ],
    [
      'stepBy',
      form.stepKind === 'amount' && (stepBy === null || stepBy === 0),
      stepBy === null ? amountRefusal(form.stepBy) : 'Enter a change that isn’t zero.',
    ],
    [
      'stepBy',
      form.stepKind === 'percent' && (!isPercent(form.stepBy) || Number(plain(form.stepBy)) === 0),
      'Enter the percentage change, for example 3 or -2.5.',
    ],
    [
      'stepEvery',
      form.stepKind !== 'none' && !isWhole(form.stepEvery, 1, stepMonthsMax),
      'Enter a number of months from 1 to 60.',
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
