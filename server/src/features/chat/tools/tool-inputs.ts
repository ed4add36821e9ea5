// The tools as an assistant outside calls them: one schema for each, in names and days instead of
// ids and labels, made into a call of the tool. No schema has a place for a user or a business:
// whose books are open is settled before.
import { type Day, isDay, lastDayOf, monthOf } from '@plimsoll/domain/calendar'
import { noDayWords } from '@plimsoll/domain/date-words'
import { minor, parseMinor } from '@plimsoll/domain/money'
import { type NameIndex, nameWords, type Subject } from '@plimsoll/domain/question/names'
import { periodOfDays } from '@plimsoll/domain/question/period'
import type { ToolCall, ToolName } from '@plimsoll/domain/question/tool-call'
import { projectStatuses } from '@plimsoll/domain/sales/status'
import * as z from 'zod'

/** A refusal of arguments that the caller can mend. */
export class ArgumentProblem extends Error {}

type Shape = Record<string, z.ZodType>

/** A tool with its schema. */
export type ToolInput = {
  readonly name: ToolName
  readonly description: string
  readonly shape: Shape
  readonly toCall: (args: never, names: NameIndex) => ToolCall
}

const day = z.string().describe('A day as YYYY-MM-DD')
const span = {
  from: day.describe('First day, YYYY-MM-DD'),
  to: day.describe('Last day, YYYY-MM-DD'),
}
const side = z.enum(['in', 'out']).describe('Money in or money out')
const pounds = z.string().describe('Pounds with or without pence, for example "250" or "99.95"')
const name = z.string().max(100)
const narrowing = {
  names: z
    .array(name)
    .max(6)
    .optional()
    .describe('Merchants, categories or accounts that the payments must be of, by name'),
  except: z.array(name).max(6).optional().describe('Merchants or categories to leave out, by name'),
  amount_from: pounds.optional().describe('Smallest payment that counts, in pounds'),
  amount_to: pounds.optional().describe('Largest payment that counts, in pounds'),
}
const flow = { side, ...span, ...narrowing }
const by = z.enum(['merchant', 'category', 'sub_category', 'account'])
const measure = z.enum(['in', 'out', 'net'])
const interval = z.enum(['day', 'week', 'month', 'quarter', 'year'])
const most = z.number().int().min(1).max(50)
const compared = {
  ...span,
  against_from: day.describe('First day of the other period'),
  against_to: day.describe('Last day of the other period'),
}

type Span = { from: string; to: string }
type Narrowing = {
  names?: string[] | undefined
  except?: string[] | undefined
  amount_from?: string | undefined
  amount_to?: string | undefined
}
type Flow = Span & Narrowing & { side: 'in' | 'out' }

function periodIn({ from, to }: Span) {
  const [first, last] = [dayIn(from), dayIn(to)]
  if (first > last) throw new ArgumentProblem('The first day comes after the last.')
  return periodOfDays(first, last)
}

function dayIn(text: string): Day {
  if (!isDay(text)) throw new ArgumentProblem(noDayWords(text))
  return text
}

function amountIn(text: string) {
  const pence = /^\d{1,9}(\.\d{2})?$/.test(text)
    ? parseMinor(text.includes('.') ? text : `${text}.00`)
    : null
  if (pence === null)
    throw new ArgumentProblem('Write amounts in pounds, for example "250" or "99.95".')
  return minor(Math.abs(pence))
}

function subjectIn(text: string, names: NameIndex): Subject {
  const words = nameWords(text)
  const found = names.exactAt(words, 0)
  const [only] = found && found.end === words.length ? found.subjects : []
  if (found && found.end === words.length && found.subjects.length === 1 && only) return only
  const offered =
    found && found.end === words.length
      ? found.subjects.map((subject) => subject.name)
      : names.suggestions(text.toLowerCase(), 3)
  throw new ArgumentProblem(
    `There is no one merchant, category or account called “${text.slice(0, 60)}”.${offered.length > 0 ? ` Did you mean ${offered.join(' or ')}?` : ''}`,
  )
}

function subjectsIn(args: Narrowing, names: NameIndex) {
  const some = (list: string[] | undefined) => list?.map((text) => subjectIn(text, names)) ?? []
  const [subjects, except] = [some(args.names), some(args.except)]
  return {
    ...(subjects.length > 0 ? { subjects } : {}),
    ...(except.length > 0 ? { except } : {}),
    ...(args.amount_from === undefined ? {} : { amountFrom: amountIn(args.amount_from) }),
    ...(args.amount_to === undefined ? {} : { amountTo: amountIn(args.amount_to) }),
  }
}

function filterIn(args: Flow, names: NameIndex) {
  return { side: args.side, period: periodIn(args), ...subjectsIn(args, names) }
}

function tool<S extends Shape>(
  toolName: ToolName,
  description: string,
  shape: S,
  toCall: (args: z.output<z.ZodObject<S>>, names: NameIndex) => ToolCall,
): ToolInput {
  return { name: toolName, description, shape, toCall: toCall as ToolInput['toCall'] }
}

const bookTools: readonly ToolInput[] = [
  tool(
    'cash_balance',
    'The balance of all accounts, or of one, at the end of a day; today without one.',
    { day: day.optional(), account: name.optional().describe('The account by name') },
    (args, names) => {
      const account = args.account === undefined ? null : subjectIn(args.account, names)
      if (account && account.kind !== 'account')
        throw new ArgumentProblem('That is not the name of an account.')
      return {
        tool: 'cash_balance',
        args: {
          ...(args.day === undefined ? {} : { day: dayIn(args.day) }),
          ...(account ? { account: account.id } : {}),
        },
      }
    },
  ),
  tool('account_balances', 'Every account with its balance today.', {}, () => ({
    tool: 'account_balances',
    args: {},
  })),
  tool('data_freshness', 'The first and the latest day of the records.', {}, () => ({
    tool: 'data_freshness',
    args: {},
  })),
  tool('recurring', 'Payments that repeat.', { side }, (args) => ({ tool: 'recurring', args })),
  tool(
    'anomalies',
    'What looks odd: possible duplicates and price rises.',
    { kind: z.enum(['duplicate', 'price_rise']).optional() },
    ({ kind }) => ({ tool: 'anomalies', args: kind ? { kind } : {} }),
  ),
  tool('summary', 'A period in short: in, out, net, and the largest of each.', span, (args) => ({
    tool: 'summary',
    args: { period: periodIn(args) },
  })),
]

const flowTools: readonly ToolInput[] = [
  tool('flow_total', 'Money in or out over a period.', flow, (args, names) => ({
    tool: 'flow_total',
    args: filterIn(args, names),
  })),
  tool('net_flow', 'Money in, money out and what is left of a period.', span, (args) => ({
    tool: 'net_flow',
    args: { period: periodIn(args) },
  })),
  tool('count_payments', 'How many payments there were.', flow, (args, names) => ({
    tool: 'count_payments',
    args: filterIn(args, names),
  })),
  tool('count_transactions', 'Every transaction, own transfers too.', span, (args) => ({
    tool: 'count_transactions',
    args: { period: periodIn(args) },
  })),
  tool('count_groups', 'How many merchants or categories.', { ...flow, by }, (args, names) => ({
    tool: 'count_groups',
    args: { ...filterIn(args, names), by: args.by },
  })),
  tool(
    'average',
    'An average for each payment, day, week, month, quarter or year.',
    { ...flow, per: z.enum(['payment', ...interval.options]) },
    (args, names) => ({ tool: 'average', args: { ...filterIn(args, names), per: args.per } }),
  ),
  tool(
    'share',
    'What part of all money in or out something was; with of "in", costs are set against money in.',
    { ...flow, of: side.optional() },
    (args, names) => ({
      tool: 'share',
      args: { ...filterIn(args, names), ...(args.of ? { wholeSide: args.of } : {}) },
    }),
  ),
  tool('average_balance', 'The mean of the closing balances of all days.', span, (args) => ({
    tool: 'average_balance',
    args: { period: periodIn(args) },
  })),
  tool(
    'new_merchants',
    'Who was paid, or paid you, for the first time.',
    { side, ...span },
    (args) => ({ tool: 'new_merchants', args: { side: args.side, period: periodIn(args) } }),
  ),
  tool(
    'price_change',
    'The latest payment to a merchant against the last one of another amount.',
    { side, ...span, names: narrowing.names },
    (args, names) => ({ tool: 'price_change', args: filterIn(args, names) }),
  ),
  tool('breakdown', 'Where money went or came from.', { ...flow, by }, (args, names) => ({
    tool: 'breakdown',
    args: { ...filterIn(args, names), by: args.by },
  })),
  tool(
    'top',
    'The largest or smallest payments, merchants or categories.',
    { ...flow, by: z.enum(['payment', ...by.options]), n: most, least: z.boolean().optional() },
    (args, names) => ({
      tool: 'top',
      args: { ...filterIn(args, names), by: args.by, n: args.n, least: args.least ?? false },
    }),
  ),
  tool(
    'list_payments',
    'Payments one by one.',
    { ...flow, n: most, order: z.enum(['latest', 'largest']) },
    (args, names) => ({
      tool: 'list_payments',
      args: { ...filterIn(args, names), n: args.n, order: args.order },
    }),
  ),
  tool(
    'payment_when',
    'The latest or the first payment of a kind.',
    { ...flow, first: z.boolean().optional() },
    (args, names) => ({
      tool: 'payment_when',
      args: { ...filterIn(args, names), first: args.first ?? false },
    }),
  ),
  tool('uncategorised', 'Payments without a category.', span, (args) => ({
    tool: 'uncategorised',
    args: { period: periodIn(args) },
  })),
]

const changeTools: readonly ToolInput[] = [
  tool(
    'series',
    'Money in, out, net or the balance over time.',
    { ...span, measure: z.enum(['in', 'out', 'net', 'balance']), interval, names: narrowing.names },
    (args, names) => {
      const { subjects } = subjectsIn({ names: args.names }, names)
      return {
        tool: 'series',
        args: {
          measure: args.measure,
          interval: args.interval,
          period: periodIn(args),
          ...(subjects ? { subjects } : {}),
        },
      }
    },
  ),
  tool(
    'compare_periods',
    'The same figure in two periods.',
    { ...compared, measure, names: narrowing.names },
    (args, names) => ({
      tool: 'compare_periods',
      args: {
        ...subjectsIn({ names: args.names }, names),
        measure: args.measure,
        period: periodIn(args),
        against: periodIn({ from: args.against_from, to: args.against_to }),
        asks: 'both',
      },
    }),
  ),
  tool(
    'largest_changes',
    'What moved a total, or that of a category, most from one period to another.',
    { ...compared, side, by, names: narrowing.names },
    (args, names) => ({
      tool: 'largest_changes',
      args: {
        ...subjectsIn({ names: args.names }, names),
        side: args.side,
        by: args.by,
        period: periodIn(args),
        against: periodIn({ from: args.against_from, to: args.against_to }),
      },
    }),
  ),
  tool(
    'variance',
    'A period against the forecast made before it, the period before, or a year earlier.',
    { ...span, measure, compare: z.enum(['forecast', 'previous', 'last_year']) },
    (args) => ({
      tool: 'variance',
      args: { measure: args.measure, compare: args.compare, period: periodIn(args) },
    }),
  ),
]

const forecastTools: readonly ToolInput[] = [
  tool('forecast_balance', 'The balance expected at the end of a day.', { day }, (args) => ({
    tool: 'forecast_balance',
    args: { day: dayIn(args.day) },
  })),
  tool(
    'forecast_total',
    'Money expected over whole months: give the first day of the first and the last day of the last.',
    { ...span, measure, names: narrowing.names },
    (args, names) => {
      const period = periodIn(args)
      if (!period.from.endsWith('-01') || period.to !== lastDayOf(monthOf(period.to)))
        throw new ArgumentProblem('Forecast totals are kept for whole months.')
      const { subjects } = subjectsIn({ names: args.names }, names)
      return {
        tool: 'forecast_total',
        args: { measure: args.measure, period, ...(subjects ? { subjects } : {}) },
      }
    },
  ),
  tool(
    'forecast_low',
    'The lowest point ahead, and whether and when the balance falls below an amount.',
    { until: day.optional(), below: pounds.optional() },
    (args) => ({
      tool: 'forecast_low',
      args: {
        ...(args.until === undefined ? {} : { until: dayIn(args.until) }),
        ...(args.below === undefined ? {} : { below: amountIn(args.below) }),
      },
    }),
  ),
  tool(
    'forecast_change',
    'A month ahead against the month before it.',
    {
      month: z
        .string()
        .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
        .describe('A month as YYYY-MM'),
    },
    (args) => ({ tool: 'forecast_change', args }),
  ),
  tool('forecast_summary', 'The forecast in short.', {}, () => ({
    tool: 'forecast_summary',
    args: {},
  })),
  tool(
    'upcoming',
    'Payments with a known day that are due.',
    {
      ...span,
      side: side.optional(),
      names: narrowing.names,
      largest: most.optional().describe('Only the largest so many'),
    },
    (args, names) => {
      const { subjects } = subjectsIn({ names: args.names }, names)
      return {
        tool: 'upcoming',
        args: {
          period: periodIn(args),
          next: false,
          ...(args.largest === undefined ? {} : { largest: args.largest }),
          ...(args.side ? { side: args.side } : {}),
          ...(subjects ? { subjects } : {}),
        },
      }
    },
  ),
  tool('late', 'Expected payments whose day has passed.', { side: side.optional() }, (args) => ({
    tool: 'late',
    args: args.side ? { side: args.side } : {},
  })),
  tool('payer_delays', 'How late regular payers usually pay.', {}, () => ({
    tool: 'payer_delays',
    args: {},
  })),
  tool(
    'invoices',
    'Unpaid invoices to customers (in) or bills from suppliers (out), all or only overdue ones.',
    { side, state: z.enum(['open', 'overdue']) },
    (args) => ({ tool: 'invoices', args: { ...args, aspect: 'total' } }),
  ),
  tool(
    'sales_projects',
    'Sales projects: value, what is still to come, what is overdue; all open ones or those of a status.',
    { status: z.enum(projectStatuses).optional() },
    ({ status }) => ({
      tool: 'sales_projects',
      args: { aspect: 'value', ...(status ? { statuses: [status] } : {}) },
    }),
  ),
  tool('recurring_cost', 'What regular payments come to over 30 days.', { side }, (args) => ({
    tool: 'recurring_cost',
    args,
  })),
  tool('run_out', 'Whether and when cash runs out.', {}, () => ({ tool: 'run_out', args: {} })),
  tool('burn', 'How much cash is used up a month.', span, (args) => ({
    tool: 'burn',
    args: { period: periodIn(args) },
  })),
  tool('safe_to_spend', 'How much is free to spend.', {}, () => ({
    tool: 'safe_to_spend',
    args: {},
  })),
  tool('cash_buffer', 'The balance never to go below.', {}, () => ({
    tool: 'cash_buffer',
    args: {},
  })),
  tool('afford', 'What a payment would do.', { amount: pounds, day: day.optional() }, (args) => ({
    tool: 'afford',
    args: {
      amount: amountIn(args.amount),
      ...(args.day === undefined ? {} : { day: dayIn(args.day) }),
    },
  })),
  tool(
    'tax_due',
    'The next payment to HMRC, estimated from past ones.',
    { kind: z.enum(['vat', 'paye', 'corporation_tax', 'cis', 'self_assessment']).optional() },
    ({ kind }) => ({ tool: 'tax_due', args: kind ? { kind } : {} }),
  ),
  tool('tax_set_aside', 'What should be put aside for taxes.', {}, () => ({
    tool: 'tax_set_aside',
    args: {},
  })),
]

/** Every tool that an assistant outside can call. */
export const toolInputs: readonly ToolInput[] = [
  ...bookTools,
  ...flowTools,
  ...changeTools,
  ...forecastTools,
]

/**
 * The call that arguments stand for. Throws `ArgumentProblem` where they name nothing that is in
 * the books.
 */
export function callOf(input: ToolInput, args: unknown, names: NameIndex): ToolCall {
  const parsed = z.object(input.shape).safeParse(args)
  if (!parsed.success) throw new ArgumentProblem(z.prettifyError(parsed.error).slice(0, 300))
  return input.toCall(parsed.data as never, names)
}
