// What will be left once some payments to come have gone out: "after the VAT, what's left?"
import type { Day } from '@plimsoll/domain/calendar'
import { type Minor, magnitude, sum } from '@plimsoll/domain/money'
import type { FlowSide } from '@plimsoll/domain/question/flow-arguments'
import { type Period, spanPeriod } from '@plimsoll/domain/question/period'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { ToolCall } from '@plimsoll/domain/question/tool-call'
import type { Due } from '../../forecast/service.ts'
import { date, emptyResult, money, named, type ToolResult } from '../facts.ts'
import { queryOf, type ToolContext } from '../tool-context.ts'
import { forecastOf } from './ahead-forecast-of.ts'
import { rangeNotes, rangeWords, tooFar, withoutForecast } from './ahead-words.ts'
import { letters } from './compare-tools.ts'
import { payRun } from './due-beside.ts'
import { isOfSubjects } from './due-lists.ts'
import { withClients } from './due-of-clients.ts'
import { dueInForecast } from './due-reach.ts'

type AfterQuery = Extract<ToolCall, { tool: 'forecast_after' }>['args']

type Leaving = { readonly name: string; readonly day: Day; readonly amount: Minor }

/** The balance expected at the end of the day on which the last of the next payments leaves. */
export async function forecastAfter(context: ToolContext, args: AfterQuery): Promise<ToolResult> {
  const due = (await dueInForecast(context))?.due
  const forecast = await forecastOf(context)
  const { days, outlook } = forecast
  const end = days.at(-1)
  if (!due || !end || outlook.state === 'unknown') return withoutForecast(context)
  const { period } = args
  if (period && period.from === period.to)
    return afterOnDay(context, { due, forecast, subjects: args.subjects, day: period.to })
  const leaving = args.subjects.map((subject) =>
    nextLeaving(context, { due, subject, period: args.period, isRun: isPay(subject) }),
  )
  const missing = args.subjects.find((_, at) => !leaving[at])
  if (missing)
    return emptyResult('No payment for {{name}} with a known day is expected, so I can’t say.', [
      named('name', missing.name),
    ])
  const known = leaving.flatMap((each) => (each ? [each] : []))
  const day = known.reduce((last, each) => (each.day > last ? each.day : last), '')
  const found = days.find((each) => each.day === day)
  if (!found) return tooFar({ day, end: end.day })
  const words = wordsOf(known)
  const template = `After ${words}, we expect {{balance}} at the end of {{day}}; ${rangeWords}.`
  return leftOn(forecast, { found, template, parts: known })
}

// "What's left on 31 January after wages and VAT?": the balance of that day, with all that has gone
// out for them by then.
function afterOnDay(
  context: ToolContext,
  {
    due,
    forecast,
    subjects,
    day,
  }: { due: Due; forecast: Forecast; subjects: readonly Subject[]; day: Day },
): ToolResult {
  const { days } = forecast
  const found = days.find((each) => each.day === day)
  if (!found) return tooFar({ day, end: days.at(-1)?.day ?? due.asOf })
  const parts = subjects.map((subject) => {
    const query = queryOf(context, {
      subjects: [subject],
      side: 'out',
      period: spanPeriod(context.today, day),
    })
    const items = due.items.filter(
      (item) => item.side === 'out' && item.day <= day && isOfSubjects(query, item),
    )
    return { name: subject.name, amount: magnitude(sum(items.map(({ open }) => open))) }
  })
  const missing = parts.find(({ amount }) => amount === 0)
  if (missing)
    return emptyResult('No payment for {{name}} is expected by {{day}}, so I can’t say.', [
      named('name', missing.name),
      date('day', day, 'Date'),
    ])
  const template = `We expect {{balance}} at the end of {{day}}, after ${wordsOf(parts)} from today on; ${rangeWords}.`
  return leftOn(forecast, { found, template, parts })
}

type Forecast = Awaited<ReturnType<typeof forecastOf>>
/** What goes out, and when where it is one payment. */
type Part = { readonly name: string; readonly amount: Minor; readonly day?: Day }

// "£3,100.00 for VAT on 7 February 2027 and …", by the names of the facts of `leftOn`.
function wordsOf(parts: readonly Part[]): string {
  return parts
    .map(({ day }, at) => {
      const on = day === undefined ? '' : ` on {{day_${letters(at)}}}`
      return `{{amount_${letters(at)}}} for {{name_${letters(at)}}}${on}`
    })
    .join(' and ')
}

function leftOn(
  forecast: Forecast,
  {
    found,
    template,
    parts,
  }: { found: Forecast['days'][number]; template: string; parts: readonly Part[] },
): ToolResult {
  const { day } = found
  return {
    template,
    facts: [
      money('balance', found.closing, 'Expected balance'),
      date('day', day, 'Date'),
      money('low', found.low80, 'Lower end'),
      money('high', found.high80, 'Upper end'),
      ...parts.flatMap(({ name, amount, day: own }, at) => [
        money(`amount_${letters(at)}`, amount, name),
        named(`name_${letters(at)}`, name),
        ...(own === undefined ? [] : [date(`day_${letters(at)}`, own, name)]),
      ]),
    ],
    citations: [
      {
        ref: 'balance',
        href: `/cash-flow?month=${day.slice(0, 7)}`,
        rowCount: 0,
        label: 'Cash flow',
      },
    ],
    rowCount: 0,
    truncated: false,
    basis: [
      ...rangeNotes(forecast, day),
      'Everything else that is expected by that day is counted as well.',
    ],
    warnings: [],
  }
}

const isPay = (subject: Subject) =>
  subject.kind === 'sub_category' && /^(?:net_wages|directors_salary)$/.test(subject.code)

const kinds: Record<string, string> = {
  vat_payment: 'vat',
  paye_ni: 'paye',
  corporation_tax: 'corporation_tax',
  cis_payment: 'cis',
  self_assessment: 'self_assessment',
}

/**
 * The next payment for something that is expected, within a period where one is given. Taxes are
 * known further ahead than the thirteen weeks of dated payments.
 */
export function nextLeaving(
  context: ToolContext,
  {
    due,
    subject,
    period,
    side = 'out',
    isRun = false,
  }: {
    due: Due
    subject: Subject
    period: Period | undefined
    side?: FlowSide
    /** All of a pay run, which may take some days. */
    isRun?: boolean
  },
): Leaving | null {
  const isWithin = (day: Day) =>
    day > due.asOf && (!period || (day >= period.from && day <= period.to))
  const isTaxes = subject.kind === 'category' && subject.code === 'taxes'
  const kind = subject.kind === 'sub_category' ? kinds[subject.code] : undefined
  const [tax] = due.taxes
    .filter((each) => (isTaxes || each.kind === kind) && isWithin(each.day))
    .sort((a, b) => (a.day < b.day ? -1 : 1))
  if (tax && side === 'out') return { name: tax.label, day: tax.day, amount: magnitude(tax.amount) }
  const query = queryOf(context, {
    subjects: [subject],
    side,
    period: spanPeriod(context.today, context.today),
  })
  const items = withClients(due, [subject]).filter(
    (item) => item.side === side && isWithin(item.day) && isOfSubjects(query, item),
  )
  const [first] = items
  if (!first) return null
  // The wages of one day are one payment in people's minds.
  const own = isRun ? payRun(items, first) : items.filter(({ day }) => day === first.day)
  return {
    name: subject.name,
    day: own.at(-1)?.day ?? first.day,
    amount: magnitude(sum(own.map(({ open }) => open))),
  }
}
