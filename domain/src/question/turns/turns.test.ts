// A matrix of next turns: rows are kinds of answers, columns what the next turn asks of them, each
// in several wordings. A turn changes one thing of the call before it and keeps the rest.
import { expect, test } from 'vitest'
import { plan, question } from '../../testing/question-books.ts'
import type { Frame } from '../frame.ts'
import { interpret } from '../interpret.ts'
import type { Interpretation } from '../interpretation.ts'

const projects = [
  { id: 'p1', name: 'Canal Parade', client: 'Marlow Valley Trust' },
  { id: 'p2', name: 'Saltmarsh taproom fit-out', client: 'Saltmarsh Taproom' },
]
const within = { question: { ...question, projects }, plan, isChoice: true } as const

/** What the last of some prompts comes to: its tool, its days and whom it is about in short. */
function called(...prompts: readonly string[]) {
  let before: Frame | null = null
  let found: Interpretation | null = null
  for (const prompt of prompts) {
    found = interpret(prompt, { ...within, before })
    before = found.frame ?? before
  }
  if (found?.plan.kind !== 'call') return { tool: found?.plan.kind }
  const { tool, args } = found.plan.call
  const { period, against, subjects, except } = args as {
    period?: Days
    against?: Days
    subjects?: Named[]
    except?: Named[]
  }
  return {
    ...args,
    tool,
    parts: found.next ? 2 : 1,
    ...(period ? { period: inShort(period) } : {}),
    ...(against ? { against: inShort(against) } : {}),
    ...(subjects ? { subjects: subjects.map(({ name }) => name).join() } : {}),
    ...(except ? { except: except.map(({ name }) => name).join() } : {}),
  }
}

type Days = { readonly from: string; readonly to: string }
type Named = { readonly name: string }
const inShort = ({ from, to }: Days) => `${from}/${to}`

const columns = {
  august: ['and in August?', 'n august', 'what about August then'],
  yearBefore: [
    'and the same months last year?',
    'what was it a year earlier',
    'same period last yr?',
  ],
  since: ['and since then?', 'how much since', 'n since'],
  etsy: ['and Etsy?', 'n etsy', 'how about etsy then', 'same for Etsy'],
  tidewater: ['and Tidewater?', 'what about tidewater', 'n tidewater brewing'],
  cameIn: ['how much came in', 'and money in?', 'n what came in'],
  byMonth: ['split that by month', 'month by month please', 'how much was that each month'],
  byPayee: ['by supplier?', 'who did it go to', 'how much to each of them'],
  byCategory: ['by category?', 'what was it on', 'what did it go on', 'what did most of it go on?'],
  list: ['show me those', 'list the payments pls', 'what were they', 'can I see the payments'],
  over: [
    'show me just the ones over a thousand pounds',
    'only those above £1,000',
    'any over a grand',
  ],
  biggest: ['which was the biggest', 'whats the largest of them', 'n the biggest'],
  smallest: ['and the smallest?', 'which one was the lowest', 'n the cheapest'],
  nextBiggest: ['what was the next biggest?', 'and the second', 'n the one after that'],
  when: ['when was that', 'remind me what date that was', 'which day was it'],
  who: ['who was that to', 'who got it', 'to whom'],
  amount: ['how much was it', 'n how much', 'what did they pay', 'for how much'],
  total: ['how much altogether', 'what do they come to', 'total?', 'add them up'],
  count: ['how many payments was that', 'how many were there'],
  month: ['and a month?', "what's that a month", 'how much a month is that'],
  year: [
    'how much is that over a year',
    "what's that annually",
    'per year?',
    'total a year?',
    'times twelve',
  ],
  extra: ['how much extra is that over a year?', 'what does that cost us a year', 'annually?'],
  gap: ['by how much', 'how much did it go up by', 'how big was the rise'],
  without: ['without Adobe', 'leaving Adobe out', 'what is it if you leave adobe out'],
  dueSince: [
    'should they have paid since?',
    'is the next one late',
    'should we have had another by now',
  ],
  oldest: [
    'which one has been outstanding longest?',
    'whats the oldest',
    'who has owed us longest',
  ],
  late: ['how many days late is that?', 'how overdue is that', 'whats that in days', 'since when'],
  each: ['who owes what', 'how much from each', 'how much does each of them owe'],
  current: ["and the ones that aren't due yet", 'what about those not overdue'],
  owing: ['and what do we owe', 'and the bills?', 'same for our bills'],
  aged: ['any over 30 days', 'just the ones over a month late'],
  stillOpen: ['have they paid it yet?', 'has any of it been paid', 'when should it have been paid'],
  first: ["when's the first payment?", 'when is the first bit due', 'when will they pay first'],
  next: ["when's the next payment?", 'when is the next bit due', 'next payment?'],
  likely: ['how likely is it', 'what are the chances', 'whats the likelihood'],
  margin: ["what's the margin", 'what will we make on it', 'how much will we make'],
  left: ["what's left to pay on it", 'how much is still to come', 'how much has come in so far'],
  netOfVat: ['and before VAT', 'ex vat?', 'net of vat'],
  saltmarsh: ['and the Saltmarsh job?', 'Saltmarsh?', 'what about saltmarsh taproom'],
  whyLow: [
    "what's driving it that low?",
    'why so low',
    "what's bringing it down",
    'how come its that low',
  ],
  thanNow: ['is that up or down on today', 'how does that compare with now'],
} as const

type Column = keyof typeof columns
type Row = readonly [readonly string[] | string, Partial<Record<Column, object>>]

const october = '2026-10-01/2026-10-31'
const thisYear = '2026-01-01/2026-11-20'
const summer = '2026-07-01/2026-09-30'
const adobe = { side: 'out', subjects: 'Adobe', period: october }
const shell = { side: 'out', subjects: 'Shell', period: thisYear }
const northwind = { side: 'in', subjects: 'Northwind Hotels', period: summer }
const fuel = { subjects: 'Fuel', period: thisYear }
const overdue = { tool: 'invoices', side: 'in', state: 'overdue' }
const over = { amountFrom: 100001 }

const rows: readonly Row[] = [
  [
    'How much did we spend in October?',
    {
      cameIn: { tool: 'flow_total', side: 'in', period: october },
      byPayee: { tool: 'breakdown', by: 'merchant', period: october },
      byCategory: { tool: 'breakdown', period: october },
      without: { tool: 'flow_total', except: 'Adobe', period: october },
    },
  ],
  [
    'How much did we pay Adobe in October?',
    {
      august: { tool: 'flow_total', ...adobe, period: '2026-08-01/2026-08-31' },
      since: { tool: 'flow_total', ...adobe, period: '2026-11-01/2026-11-20' },
      list: { tool: 'list_payments', ...adobe },
      smallest: { tool: 'top', by: 'payment', n: 1, least: true, ...adobe },
      count: { tool: 'count_payments', ...adobe },
      month: { tool: 'average', per: 'month', side: 'out', subjects: 'Adobe' },
    },
  ],
  [
    'How much have we spent with Shell since January?',
    {
      over: { tool: 'list_payments', ...shell, ...over },
      byMonth: { tool: 'series', measure: 'out', interval: 'month', subjects: 'Shell' },
      biggest: { tool: 'top', by: 'payment', n: 1, least: false, ...shell },
    },
  ],
  [
    'How much did Northwind Hotels pay us between July and September 2026?',
    {
      yearBefore: { tool: 'flow_total', ...northwind, period: '2025-07-01/2025-09-30' },
      etsy: { tool: 'flow_total', ...northwind, subjects: 'Etsy' },
      dueSince: { tool: 'late', side: 'in', subjects: 'Northwind Hotels' },
    },
  ],
  [
    'Show me payments to Shell this year',
    {
      total: { tool: 'flow_total', ...shell },
      over: { tool: 'list_payments', ...shell, ...over },
      count: { tool: 'count_payments', ...shell },
    },
  ],
  [
    'What do we spend on fuel on average a month?',
    { year: { tool: 'average', per: 'year' }, total: { tool: 'flow_total', subjects: 'Fuel' } },
  ],
  [
    'Fuel by month this year',
    {
      biggest: { tool: 'extreme', least: false, ...fuel },
      total: { tool: 'flow_total', side: 'out', ...fuel },
      month: { tool: 'average', per: 'month', ...fuel },
    },
  ],
  [
    "What's the biggest payment we've made this month?",
    {
      nextBiggest: { tool: 'top', by: 'payment', n: 2 },
      when: { tool: 'top', by: 'payment', n: 1 },
      who: { tool: 'top', by: 'payment', n: 1 },
      smallest: { tool: 'top', by: 'payment', n: 1, least: true },
    },
  ],
  ['Who are our top five suppliers this year?', { total: { tool: 'top', n: 5, by: 'merchant' } }],
  [
    'When did Northwind last pay us?',
    {
      amount: { tool: 'payment_when', subjects: 'Northwind Hotels', first: false },
      dueSince: { tool: 'late', side: 'in', subjects: 'Northwind Hotels' },
      tidewater: { tool: 'payment_when', subjects: 'Tidewater Brewing Co', parts: 1 },
    },
  ],
  [
    'northwind - when did they last pay n how much',
    { tidewater: { tool: 'payment_when', subjects: 'Tidewater Brewing Co', parts: 1 } },
  ],
  [
    'Has Northwind paid us this month?',
    { etsy: { tool: 'flow_total', subjects: 'Etsy', whether: true } },
  ],
  [
    'What are our regular payments?',
    {
      year: { tool: 'recurring', side: 'out', period: '2026-12-01/2027-11-30' },
      biggest: { tool: 'recurring', side: 'out', largest: 1 },
    },
  ],
  [
    'Has Adobe gone up?',
    {
      extra: { tool: 'price_change', subjects: 'Adobe', yearly: true },
      gap: { tool: 'price_change', subjects: 'Adobe' },
    },
  ],
  [
    'Which of our subscriptions have gone up in price?',
    { extra: { tool: 'anomalies', kind: 'price_rise', yearly: true } },
  ],
  [
    'What bills are due in the next 30 days?',
    {
      over: { tool: 'upcoming', side: 'out', period: '2026-11-21/2026-12-20', ...over },
      biggest: { tool: 'upcoming', side: 'out', largest: 1 },
    },
  ],
  [
    'List the customer invoices that are overdue',
    {
      oldest: { ...overdue, first: 'oldest' },
      biggest: { ...overdue, first: 'largest' },
      smallest: { ...overdue, first: 'smallest' },
      late: { ...overdue, aspect: 'lateness' },
      total: { ...overdue, aspect: 'total' },
      over: { ...overdue, ...over },
      each: { ...overdue, first: 'parties' },
      current: { tool: 'invoices', side: 'in', state: 'current' },
      owing: { tool: 'invoices', side: 'out' },
      aged: { tool: 'invoices', side: 'in', olderThan: { days: 30, since: 'due' } },
      stillOpen: overdue,
    },
  ],
  [
    ["What's Canal Parade worth including VAT?"],
    {
      first: { tool: 'sales_projects', project: 'p1', aspect: 'stage', stage: 'first' },
      next: { tool: 'sales_projects', project: 'p1', aspect: 'next' },
      likely: { tool: 'sales_projects', project: 'p1', aspect: 'chance' },
      margin: { tool: 'sales_projects', project: 'p1', aspect: 'margin' },
      left: { tool: 'sales_projects', project: 'p1', aspect: 'open' },
      netOfVat: { tool: 'sales_projects', project: 'p1', aspect: 'value' },
      saltmarsh: { tool: 'sales_projects', project: 'p2' },
    },
  ],
  [
    'How much is Canal Parade late paying?',
    { late: { tool: 'sales_projects', project: 'p1', aspect: 'overdue' } },
  ],
  [
    'What will our balance be on 31 December?',
    {
      whyLow: { tool: 'forecast_low', until: '2026-12-31', causes: true },
      thanNow: { tool: 'forecast_balance', day: '2026-12-31', thanNow: 'both' },
    },
  ],
  ['When will cash be lowest?', { whyLow: { tool: 'forecast_low', causes: true } }],
  ['When is the next VAT payment due?', { amount: { tool: 'tax_due', kind: 'vat' } }],
  [
    'Where did the money go in October?',
    { total: { tool: 'flow_total', side: 'out', period: october } },
  ],
]

test.each(
  rows.flatMap(([first, cells]) =>
    Object.entries(cells).flatMap(([column, expected]) =>
      columns[column as Column].map((turn) => ({ prompts: [first, turn].flat(), expected })),
    ),
  ),
)('$prompts', ({ prompts, expected }) => {
  expect(called(...prompts)).toMatchObject(expected)
})

// A question that is whole, or says more than a turn, is never taken for one.
test.each([
  ['List the customer invoices that are overdue', 'what are our overdue bills', { side: 'out' }],
  ['List the customer invoices that are overdue', 'show me how', { tool: 'clarify' }],
  ['List the customer invoices that are overdue', 'is that the total', { tool: 'clarify' }],
  ['Has Adobe gone up?', 'what day is it', { tool: 'clarify' }],
  ['When did Northwind last pay us?', 'what is due next', { tool: 'upcoming' }],
  ['How much did we spend in October?', 'since when', { tool: 'clarify' }],
  ['How much did we spend in October?', 'what is left in the bank', { tool: 'cash_balance' }],
  ["What's Canal Parade worth?", 'which invoices are overdue', { tool: 'invoices' }],
  ['How much did Zog pay us in October?', 'show me the payments', { tool: 'clarify' }],
])('“%s”, “%s” is a question of its own', (first, second, expected) => {
  expect(called(first, second)).toMatchObject(expected)
})

test('a month that is over is set beside another as the past', () => {
  expect(called('How does fuel in October compare with September?')).toMatchObject({
    tool: 'compare_periods',
    period: october,
    against: '2026-09-01/2026-09-30',
  })
})
