// Decides which tool answers a question. A rule applies only where it has a use for every slot that the question filled, so
// that no part of a question is passed over; a question that no rule fits is answered by choices.
import {
  addDays,
  addMonths,
  addMonthsToDay,
  type Day,
  daysBetween,
  firstDayOf,
  lastDayOf,
  monthOf,
} from '../calendar.ts'
import type { Minor } from '../money.ts'
import { subCategoryOf } from '../taxonomy.ts'
import type { Concept } from './concepts.ts'
import { earlierPeriod, type Frame } from './frame.ts'
import type { Subject } from './names.ts'
import {
  dayLabel,
  monthPeriod,
  type Period,
  periodBefore,
  quarterPeriod,
  spanLabel,
  spanPeriod,
  untilToday,
  weekPeriod,
  yearPeriod,
  yearsBack,
} from './period.ts'
import type {
  Choice,
  FlowFilter,
  FlowSide,
  Grouping,
  Interval,
  Measure,
  Plan,
  ToolCall,
} from './tool-call.ts'

/** What a plan needs to know besides the frame. */
export type PlanContext = {
  readonly today: Day
  readonly firstDay: Day
  /** Which way money to or from a merchant mostly goes. */
  readonly sideOfMerchant: (ids: readonly string[]) => FlowSide | null
}

/** The plan for a frame; null where no rule fits. */
export function planFrame(frame: Frame, context: PlanContext): Plan | null {
  const planner = new Planner(frame, context)
  for (const rule of rules) {
    const plan = rule(planner)
    if (plan) return plan
  }
  return null
}

// These change nothing about an answer wherever they stand.
const neutral: readonly Concept[] = ['how_much', 'total', 'yes_no', 'including', 'business_day']

class Planner {
  readonly frame: Frame
  readonly context: PlanContext
  readonly assumptions: string[] = []
  readonly choices: Choice[] = []

  constructor(frame: Frame, context: PlanContext) {
    this.frame = frame
    this.context = context
  }

  has(...concepts: Concept[]): boolean {
    return concepts.some((concept) => this.frame.concepts.has(concept))
  }

  /** Whether every slot that is filled is among those that a rule uses. */
  only(...concepts: Concept[]): boolean {
    const used = new Set<Concept>([...neutral, ...concepts])
    if (this.frame.excluded.length > 0) used.add('exclude')
    if (!this.has('share')) used.add('share_of')
    return [...this.frame.concepts].every((concept) => used.has(concept))
  }

  get text(): string {
    return this.frame.words.join(' ')
  }

  get accounts() {
    return this.frame.included.flatMap((subject) => (subject.kind === 'account' ? [subject] : []))
  }

  get payees(): Subject[] {
    return this.frame.included.filter(({ kind }) => kind !== 'account')
  }

  /** How many periods and amounts a rule can use at most. */
  fits(most: {
    periods?: number
    amounts?: number
    subjects?: number
    count?: boolean
    except?: boolean
  }): boolean {
    const { periods, amounts, included, excluded, count } = this.frame
    return (
      periods.length <= (most.periods ?? 1) &&
      amounts.length <= (most.amounts ?? 0) &&
      included.length <= (most.subjects ?? 0) &&
      (most.count === true || count === null) &&
      (most.except === true || excluded.length === 0)
    )
  }

  call(call: ToolCall): Plan {
    return { kind: 'call', call, assumptions: this.assumptions, choices: this.choices }
  }

  /** Which way the money in question went: by the words, else by what is named. */
  side(): FlowSide | null {
    if (this.has('out', 'went_on') && !this.has('in', 'sales'))
      return this.isPaidByThem() ? 'in' : 'out'
    if (this.has('in', 'sales', 'customers') && !this.has('out', 'went_on')) return 'in'
    if (this.has('out') && this.has('in', 'sales')) return null
    return this.sideOfSubjects()
  }

  // "Has Northwind paid?" of a customer is money in; "what did we pay Northwind" is not.
  isPaidByThem(): boolean {
    const { text, payees } = this
    const paysUs = /\b(pay|pays|paid|paying)\b/.test(text) && !/\b(we|i|our|to|us)\b/.test(text)
    return (
      paysUs &&
      payees.length > 0 &&
      payees.every((one) => one.kind === 'merchant' && this.sideOf(one) === 'in')
    )
  }

  sideOfSubjects(): FlowSide | null {
    const sides = new Set(this.payees.map((subject) => this.sideOf(subject)))
    const [only] = sides
    return sides.size === 1 ? (only ?? null) : null
  }

  sideOf(subject: Subject): FlowSide | null {
    if (subject.kind === 'merchant') return this.context.sideOfMerchant(subject.ids)
    if (subject.kind === 'sub_category') {
      const { direction } = subCategoryOf(subject.code)
      return direction === 'both' ? null : direction
    }
    if (subject.kind === 'category') {
      const inward = [
        'sales_income',
        'other_income',
        'tax_refunds',
        'asset_disposals',
        'funding_in',
      ]
      return inward.includes(subject.code) ? 'in' : 'out'
    }
    return null
  }

  /** Whether the words' way and that of every category agree: "income from fuel" is not answered. */
  agrees(side: FlowSide): boolean {
    // "What did HMRC take?" is no question about sales.
    const isOfSales = this.has('sales')
    return this.payees.every(
      (subject) => (subject.kind === 'merchant' && !isOfSales) || this.sideOf(subject) === side,
    )
  }

  /** The filter of payments, with sales meaning the category of that name. */
  filter(side: FlowSide, period: Period): FlowFilter {
    const { included, excluded, amounts } = this.frame
    const sales: Subject = { kind: 'category', code: 'sales_income', name: 'Sales income' }
    const usesSales =
      side === 'in' &&
      this.has('sales', 'customers') &&
      !included.some(({ kind }) => kind !== 'account')
    const from = amounts.find(({ relation }) => relation === 'over' || relation === 'exactly')
    const to = amounts.find(({ relation }) => relation === 'under' || relation === 'exactly')
    const strict = (limit: { relation: string; amount: Minor } | undefined, by: number) =>
      limit && isStrict(limit.relation, this.text) ? ((limit.amount + by) as Minor) : limit?.amount
    const amountFrom = strict(from, 1)
    const amountTo = strict(to, -1)
    const subjects = usesSales ? [sales, ...included] : included
    return {
      side,
      period,
      ...(subjects.length > 0 ? { subjects } : {}),
      ...(/\b(and|plus|or)\b/.test(this.text) ? { any: true } : {}),
      ...(excluded.length > 0 ? { except: excluded } : {}),
      ...(amountFrom === undefined ? {} : { amountFrom }),
      ...(amountTo === undefined ? {} : { amountTo }),
    }
  }

  /** The one period of the question up to today, or the current month where none is named. Null where it lies ahead. */
  pastPeriod(usual: Period = monthPeriod(monthOf(this.context.today))): Period | null {
    const { periods } = this.frame
    const { today } = this.context
    if (periods.length > 1) return this.joined()
    const [named] = periods
    if (named) return untilToday(named, today)
    const period = untilToday(usual, today)
    if (period) {
      this.assumptions.push(`You named no period, so I took ${period.label}.`)
      this.choices.push(
        { label: 'Last month', prompt: 'and last month?' },
        { label: 'This year so far', prompt: 'and this year so far?' },
        { label: 'All my records', prompt: 'and ever?' },
      )
    }
    return period
  }

  // "September and October": neighbouring periods are one span; others are not added up unasked.
  joined(): Period | null {
    const sorted = [...this.frame.periods].sort((a, b) => (a.from < b.from ? -1 : 1))
    const [first] = sorted
    const last = sorted.at(-1)
    if (!first || !last) return null
    const areNeighbours = sorted.every(
      (period, at) => at === 0 || addDays(sorted[at - 1]?.to ?? period.from, 1) === period.from,
    )
    const span = areNeighbours
      ? untilToday(spanPeriod(first.from, last.to), this.context.today)
      : null
    return span
  }

  /** Whether the question is about days still to come. */
  isAhead(): boolean {
    const [period] = this.frame.periods
    if (period && period.to <= this.context.today) return false
    return this.frame.looksAhead || (period !== undefined && period.from > this.context.today)
  }

  interval(): Interval | null {
    if (this.has('by_week', 'week_noun')) return 'week'
    if (this.has('by_day', 'day_noun')) return 'day'
    if (this.has('by_quarter', 'quarter_noun')) return 'quarter'
    if (this.has('by_year')) return 'year'
    if (this.has('trend', 'month_noun')) return 'month'
    return null
  }

  /** The last twelve full months, or as many as the books have. */
  fullYear(): Period {
    const last = addMonths(monthOf(this.context.today), -1)
    const first = addMonths(last, -11)
    const begins = this.context.firstDay.endsWith('-01')
      ? monthOf(this.context.firstDay)
      : addMonths(monthOf(this.context.firstDay), 1)
    const from = firstDayOf(first < begins ? begins : first)
    return {
      ...spanPeriod(from, lastDayOf(last)),
      label: `the last 12 full months (${spanLabel(from, lastDayOf(last))})`,
    }
  }
}

// "More than £500" leaves £500 out; "at least £500", "£500 or more" and "between" take it in.
function isStrict(relation: string, text: string): boolean {
  if (relation === 'over')
    return !/\b(at least|or more|no less than|upwards of|between|from [£\d])/.test(text)
  if (relation === 'under')
    return !/\b(at most|or less|no more than|up to|between|maximum of|from [£\d])/.test(text)
  return false
}

type Rule = (planner: Planner) => Plan | null

function grouping(p: Planner): Grouping | null {
  if (p.has('who', 'customers')) return 'merchant'
  if (p.has('category')) return 'category'
  if (p.has('account_noun')) return 'account'
  return null
}

const isPlural = (text: string) =>
  /\b(payments|transactions|suppliers|customers|clients|merchants|vendors|categories|expenses|costs|purchases|items|payees|bills|invoices|companies|receipts|outgoings|areas|businesses|firms|buyers|debits|credits|months|weeks|days|movers|deals|lines)\b/.test(
    text,
  )

const rules: Rule[] = [
  // Days ahead come first: "will" decides what "spend" means.
  function runOut(p) {
    if (!p.has('run_out')) return null
    if (
      /\b(are|am) (we|i) (currently )?(overdrawn|in the red)\b/.test(p.text) &&
      p.fits({ periods: 0 })
    )
      return p.call({ tool: 'cash_balance', args: {} })
    if (/\bburn\b/.test(p.text) && p.only('run_out', 'trend', 'average', 'have') && p.fits({})) {
      const last = addMonths(monthOf(p.context.today), -1)
      return p.call({
        tool: 'burn',
        args: { period: spanPeriod(firstDayOf(addMonths(last, -2)), lastDayOf(last)) },
      })
    }
    if (
      !p.only(
        'run_out',
        'when',
        'will',
        'have',
        'balance',
        'upcoming',
        'low',
        'out',
        'month_noun',
        'day_noun',
        'week_noun',
      ) ||
      !p.fits({ periods: 0 })
    )
      return null
    return p.call({ tool: 'run_out', args: {} })
  },
  function lowPoint(p) {
    const isLowest =
      p.has('low') ||
      (p.has('bottom') && (p.has('balance', 'have') || (p.has('will') && p.has('when'))))
    if (!isLowest) return null
    const [period] = p.frame.periods
    if (period && period.to <= p.context.today) return null
    if (
      !p.only(
        'low',
        'bottom',
        'balance',
        'will',
        'when',
        'have',
        'day_noun',
        'account_noun',
        'upcoming',
        'latest',
      ) ||
      !p.fits({})
    )
      return null
    return p.call({ tool: 'forecast_low', args: period ? { until: period.to } : {} })
  },
  function afford(p) {
    const [amount] = p.frame.amounts
    if (!p.has('afford', 'enough') || !amount || p.frame.amounts.length > 1) return null
    if (
      !p.only(
        'afford',
        'enough',
        'have',
        'will',
        'out',
        'balance',
        'payment',
        'upcoming',
        'over',
        'exactly',
        'scenario',
      ) ||
      !p.fits({ amounts: 1 })
    )
      return null
    const [period] = p.frame.periods
    return p.call({
      tool: 'afford',
      args: {
        amount: amount.amount,
        ...(period && period.to > p.context.today
          ? { day: period.from > p.context.today ? period.from : period.to }
          : {}),
      },
    })
  },
  // "Will we be all right for wages?": the forecast already counts them, so the lowest balance answers.
  function cover(p) {
    if (!p.has('afford', 'enough') || p.frame.amounts.length > 0 || p.payees.length === 0)
      return null
    if (
      !p.only('afford', 'enough', 'have', 'will', 'out', 'balance', 'payment', 'upcoming') ||
      !p.fits({ subjects: 2 }) ||
      p.accounts.length > 0 ||
      !p.agrees('out')
    )
      return null
    const { today } = p.context
    const [period] = p.frame.periods
    if (period && period.to <= today) return null
    return p.call({
      tool: 'forecast_cover',
      args: { until: period?.to ?? addDays(today, 35), subjects: p.payees },
    })
  },
  function safe(p) {
    if (
      !p.has('safe') ||
      !p.only('safe', 'have', 'out', 'balance', 'upcoming') ||
      !p.fits({ periods: 0 })
    )
      return null
    return p.call({ tool: 'safe_to_spend', args: {} })
  },
  function buffer(p) {
    const asksWhether = p.has('buffer') && p.has('will', 'under', 'when')
    if (
      asksWhether &&
      p.only('buffer', 'will', 'under', 'when', 'have', 'balance', 'out') &&
      p.fits({ periods: 0 })
    )
      return p.call({ tool: 'forecast_low', args: {} })
    if (!p.has('buffer') || !p.only('buffer', 'have', 'balance') || !p.fits({ periods: 0 }))
      return null
    return p.call({ tool: 'cash_buffer', args: {} })
  },
  function taxes(p) {
    const [subject] = p.payees
    const kinds: Record<string, string> = {
      vat_payment: 'vat',
      paye_ni: 'paye',
      corporation_tax: 'corporation_tax',
      cis_payment: 'cis',
      self_assessment: 'self_assessment',
    }
    const named = subject?.kind === 'sub_category' ? kinds[subject.code] : undefined
    const kind = named ?? (/\bvat\b/.test(p.text) ? 'vat' : undefined)
    const isHmrc = subject?.kind === 'merchant' && /hmrc/i.test(subject.name)
    const isTaxes = subject?.kind === 'category' && subject.code === 'taxes'
    if (
      /\b(set aside|put aside|put by)\b/.test(p.text) &&
      (isTaxes || kind || isHmrc || !subject) &&
      p.only('tax_due', 'have', 'out', 'upcoming', 'will') &&
      p.fits({ periods: 0, subjects: 1 })
    )
      return kind ? null : p.call({ tool: 'tax_set_aside', args: {} })
    const [period] = p.frame.periods
    const isDue =
      p.has('tax_due', 'owe', 'upcoming') ||
      (p.isAhead() && (p.has('upcoming', 'will', 'when', 'latest') || /\bnext\b/.test(p.text)))
    if (!isDue || !(kind || isTaxes || isHmrc || p.has('tax_due'))) return null
    if (period && period.to <= p.context.today) return null
    if (
      !p.only(
        'tax_due',
        'owe',
        'upcoming',
        'will',
        'when',
        'out',
        'have',
        'list',
        'payment',
        'latest',
        'in',
      ) ||
      !p.fits({ periods: period && /next|this|coming/.test(p.text) ? 1 : 0, subjects: 1 })
    )
      return null
    if (p.has('in') && !p.has('owe')) return null
    if (period) return null
    return p.call({ tool: 'tax_due', args: kind ? { kind } : {} })
  },
  function late(p) {
    if (!p.has('late')) return null
    if (
      !p.only(
        'late',
        'who',
        'customers',
        'in',
        'out',
        'payment',
        'upcoming',
        'list',
        'count',
        'have',
        'owe',
        'top',
        'will',
      ) ||
      !p.fits({ periods: 0 })
    )
      return null
    const side = p.has('customers', 'in', 'owe')
      ? 'in'
      : p.has('out') || /\bbills?\b/.test(p.text)
        ? 'out'
        : null
    return p.call({ tool: 'late', args: side ? { side } : {} })
  },
  function owed(p) {
    if (!p.has('owe') || !p.only('owe', 'who', 'customers', 'list') || !p.fits({ periods: 0 }))
      return null
    return /\b(owes|owe us|owe me|owed to us|owed to me|are we owed|am i owed)\b/.test(p.text)
      ? p.call({ tool: 'late', args: { side: 'in' } })
      : null
  },
  function forecastBalance(p) {
    if (!p.isAhead() || !p.has('balance', 'have') || p.has('in', 'out', 'sales', 'net')) return null
    const [period] = p.frame.periods
    if (
      !period ||
      !p.only('balance', 'have', 'will', 'end_of', 'upcoming', 'account_noun', 'month_noun') ||
      !p.fits({})
    )
      return null
    const isOpening = /\b(start|beginning|opening|begin) (of|balance)\b/.test(p.text)
    const day = isOpening ? addDays(period.from, -1) : period.to
    return p.call(
      day <= p.context.today
        ? { tool: 'cash_balance', args: { day } }
        : { tool: 'forecast_balance', args: { day } },
    )
  },
  function upcoming(p) {
    const looksOut =
      p.has('upcoming') || (p.isAhead() && p.has('when', 'list', 'payment', 'latest'))
    if (!looksOut || p.has('balance', 'top', 'average', 'share')) return null
    const [period] = p.frame.periods
    if (period && period.to <= p.context.today) return null
    if (
      !p.only(
        'upcoming',
        'payment',
        'out',
        'in',
        'sales',
        'customers',
        'list',
        'when',
        'will',
        'latest',
        'count',
        'have',
        'day_noun',
        'recurring',
        'month_noun',
        'week_noun',
      ) ||
      !p.fits({ subjects: 1, count: true })
    )
      return null
    if (p.accounts.length > 0) return null
    const { today } = p.context
    const subjects = p.payees
    const isBills =
      /\b(bills?|to pay|due out|commitments|outstanding|need to pay|have to pay|must pay|go out|going out)\b/.test(
        p.text,
      )
    const isReceipts = /\b(due in|come in|coming in|owed to us)\b/.test(p.text)
    const side = p.side() ?? (isBills ? 'out' : isReceipts ? 'in' : null)
    const next =
      p.has('when') ||
      (/\bnext\b/.test(p.text) &&
        !isPlural(p.text) &&
        (!period ||
          !/\bnext (week|month|quarter|year|\d+|fortnight|three|two|four|six)\b/.test(p.text)))
    const span = period
      ? { ...period, from: period.from > today ? period.from : addDays(today, 1) }
      : spanPeriod(addDays(today, 1), addDays(today, next ? 91 : 30))
    if (!period && !next) p.assumptions.push('You named no period, so I looked 30 days ahead.')
    if (span.from > span.to) return null
    return p.call({
      tool: 'upcoming',
      args: {
        ...(side ? { side } : {}),
        period: { ...span, label: spanLabel(span.from, span.to) },
        ...(subjects.length > 0 ? { subjects } : {}),
        next,
      },
    })
  },
  function forecastTotal(p) {
    if (!p.isAhead()) return null
    const [period] = p.frame.periods
    if (p.has('balance', 'when', 'top', 'average', 'share', 'count')) return null
    if (
      !p.only(
        'out',
        'in',
        'sales',
        'net',
        'will',
        'end_of',
        'customers',
        'went_on',
        'month_noun',
      ) ||
      !p.fits({ subjects: 2 }) ||
      p.accounts.length > 0
    )
      return null
    const side = p.has('net') || (p.has('out') && p.has('in')) ? null : p.side()
    const measure: FlowSide | 'net' | null = p.has('net') ? 'net' : side
    if (!measure) {
      if (
        !p.frame.included.length &&
        p.has('will') &&
        p.only('will', 'month_noun') &&
        p.fits({ periods: 1 }) &&
        period !== undefined &&
        isWholeMonths(period)
      )
        return p.call({ tool: 'forecast_total', args: { measure: 'net', period } })
      return null
    }
    if (!period || !p.agrees(measure === 'net' ? 'out' : measure) || !isWholeMonths(period))
      return null
    if (measure === 'net' && p.payees.length > 0) return null
    const subjects = measure === 'net' ? [] : (p.filter(measure, period).subjects ?? [])
    return p.call({
      tool: 'forecast_total',
      args: { measure, period, ...(subjects.length > 0 ? { subjects } : {}) },
    })
  },
  function forecastSummary(p) {
    if (
      !p.has('will') ||
      !p.only('will', 'summary', 'net', 'have', 'balance', 'list') ||
      !p.fits({ periods: 0 })
    )
      return null
    return p.call({ tool: 'forecast_summary', args: {} })
  },
  function ahead(p) {
    // Anything else about days to come is no total of the past.
    const [period] = p.frame.periods
    const isPast = period !== undefined && period.to <= p.context.today
    if (p.has('low') && isPast) return null
    return p.has('will', 'low', 'run_out', 'afford', 'safe', 'buffer') ||
      (period && period.from > p.context.today)
      ? noPlan
      : null
  },
  // What the books hold.
  function freshness(p) {
    if (
      !p.has('afresh') ||
      !p.only(
        'afresh',
        'data',
        'balance',
        'when',
        'latest',
        'have',
        'account_noun',
        'earliest',
        'payment',
      ) ||
      !p.fits({ periods: 0 })
    )
      return null
    return p.call({ tool: 'data_freshness', args: {} })
  },
  function accountsHeld(p) {
    if (
      !p.has('account_noun') ||
      p.has('in', 'out', 'sales', 'net', 'top', 'bottom', 'average', 'transfers', 'payment') ||
      !p.fits({ periods: 0 })
    )
      return null
    if (!p.only('account_noun', 'balance', 'have', 'each', 'count', 'breakdown', 'list', 'who'))
      return null
    if (p.has('each', 'breakdown', 'list', 'count') || /\b(accounts|balances)\b/.test(p.text))
      return p.call({ tool: 'account_balances', args: {} })
    return null
  },
  function balanceNow(p) {
    const isBalance =
      p.has('balance') ||
      (p.has('have') && !p.has('in', 'out', 'sales', 'net', 'payment', 'count', 'category', 'who'))
    if (
      !isBalance ||
      !p.only('balance', 'have', 'account_noun', 'end_of', 'latest', 'list', 'each', 'breakdown') ||
      !p.fits({ subjects: 1 }) ||
      p.payees.length > 0
    )
      return null
    if (!p.has('balance') && p.has('how_much') === false && p.accounts.length === 0) return null
    const [period] = p.frame.periods
    if (
      p.frame.periods.length === 0 &&
      p.has('each', 'breakdown', 'list') &&
      p.accounts.length === 0
    )
      return p.call({ tool: 'account_balances', args: {} })
    const [account] = p.accounts
    if (p.has('end_of') && !period) return null
    const isOpening = /\b(start|beginning|opening|began|begin|started)\b/.test(p.text)
    const day = period && (isOpening ? addDays(period.from, -1) : period.to)
    const until = day && day < p.context.today ? day : undefined
    if (isOpening && !period) return null
    return p.call({
      tool: 'cash_balance',
      args: { ...(until ? { day: until } : {}), ...(account ? { account: account.id } : {}) },
    })
  },
  function accountAlone(p) {
    const [account] = p.accounts
    if (
      !account ||
      p.frame.included.length > 1 ||
      !p.only('have', 'balance', 'owe') ||
      !p.fits({ periods: 0, subjects: 1 })
    )
      return null
    return p.call({ tool: 'cash_balance', args: { account: account.id } })
  },
  function unusual(p) {
    if (
      p.has('price_rise') &&
      p.only('price_rise', 'who', 'list', 'change', 'more', 'have', 'recurring') &&
      p.fits({ periods: 0 })
    )
      return p.call({ tool: 'anomalies', args: { kind: 'price_rise' } })
    if (
      !p.has('unusual') ||
      !p.only('unusual', 'payment', 'out', 'list', 'have', 'who', 'count', 'latest') ||
      !p.fits({ periods: 0 })
    )
      return null
    return p.call({
      tool: 'anomalies',
      args: /\b(duplicate|duplicates|duplicated|double|twice)\b/.test(p.text)
        ? { kind: 'duplicate' }
        : {},
    })
  },
  function uncategorised(p) {
    if (
      !p.has('uncategorised') ||
      !p.only('uncategorised', 'payment', 'count', 'list', 'have', 'out') ||
      !p.fits({})
    )
      return null
    const all = spanPeriod(p.context.firstDay, p.context.today)
    const [period] = p.frame.periods
    const past = period ? untilToday(period, p.context.today) : all
    return past && p.call({ tool: 'uncategorised', args: { period: past } })
  },
  function recurring(p) {
    if (
      !p.has('recurring') ||
      !p.only(
        'recurring',
        'out',
        'in',
        'payment',
        'list',
        'have',
        'count',
        'trend',
        'who',
        'upcoming',
      ) ||
      !p.fits({ periods: 0 })
    )
      return null
    return p.call({ tool: 'recurring', args: { side: p.has('in') ? 'in' : 'out' } })
  },
  function summary(p) {
    if (
      !p.has('summary') ||
      !p.only('summary', 'list', 'have', 'data', 'net', 'month_noun') ||
      !p.fits({})
    )
      return null
    const period = p.pastPeriod()
    return period && p.call({ tool: 'summary', args: { period } })
  },
  function why(p) {
    if (
      !p.has('why') ||
      !p.only(
        'why',
        'out',
        'in',
        'sales',
        'more',
        'less',
        'top',
        'change',
        'low',
        'bottom',
        'net',
        'than',
        'compare',
        'went_on',
      ) ||
      p.payees.length > 0 ||
      !p.fits({ periods: 2 })
    )
      return null
    const side = p.side() ?? (p.has('net') ? 'out' : null)
    const [period, second] = p.frame.periods
    if (!side || !period) return null
    const pair = likeForLike(period, second ?? periodBefore(period), p.context.today)
    return pair && p.call({ tool: 'largest_changes', args: { side, ...pair, by: 'sub_category' } })
  },
  function changes(p) {
    if (
      !p.has('change') ||
      !p.has('top') ||
      !p.only(
        'change',
        'top',
        'out',
        'in',
        'sales',
        'category',
        'who',
        'more',
        'less',
        'compare',
        'than',
      ) ||
      !p.fits({ periods: 2, count: true })
    )
      return null
    const [first, second] = p.frame.periods
    const period = first?.ends?.[1] ?? first ?? monthPeriod(addMonths(monthOf(p.context.today), -1))
    const against = first?.ends?.[0] ?? second ?? periodBefore(period)
    const pair = likeForLike(period, against, p.context.today)
    return (
      pair &&
      p.call({
        tool: 'largest_changes',
        args: { side: p.side() ?? 'out', ...pair, by: p.has('who') ? 'merchant' : 'sub_category' },
      })
    )
  },
  function inAgainstOut(p) {
    const both = (p.has('in', 'sales') && p.has('out')) || p.has('net')
    if (
      !both ||
      p.has(
        'average',
        'trend',
        'by_week',
        'by_quarter',
        'by_day',
        'top',
        'bottom',
        'best',
        'worst',
        'share',
      ) ||
      p.payees.length > 0
    )
      return null
    if (
      !p.only(
        'in',
        'out',
        'net',
        'than',
        'more',
        'less',
        'over',
        'compare',
        'have',
        'list',
        'sales',
      ) ||
      p.has('sales') ||
      !p.fits({})
    )
      return null
    const period = p.pastPeriod()
    return period && p.call({ tool: 'net_flow', args: { period } })
  },
  function comparePeriods(p) {
    if (
      !p.has('compare', 'than', 'more', 'less', 'change') ||
      p.has('top', 'bottom', 'average', 'share', 'count')
    )
      return null
    if (
      !p.only(
        'compare',
        'than',
        'more',
        'less',
        'change',
        'out',
        'in',
        'sales',
        'net',
        'customers',
        'went_on',
        'month_noun',
        'by_year',
        'over',
        'under',
        'have',
        'trend',
        'latest',
        'why',
      ) ||
      !p.fits({ periods: 2, subjects: 2, except: true })
    )
      return null
    if (p.has('why')) return null
    const isOpen = p.has('compare') && p.payees.length === 0 && !p.has('in', 'out', 'sales')
    const measure = p.has('net') || isOpen ? 'net' : p.side()
    if (
      !measure ||
      (measure !== 'net' && !p.agrees(measure)) ||
      (measure === 'net' && p.payees.length > 0)
    )
      return null
    const [first, next] = p.frame.periods
    // "How much did income grow between May and June": the later against the earlier.
    const onLast =
      first && !next && isAgainstLast(p.frame.latest.join(' '))
        ? underWay(first, p.context.today)
        : null
    const [period, second] =
      first?.ends && !next
        ? [first.ends[1], first.ends[0]]
        : onLast
          ? [onLast, first]
          : [first, next]
    if (!period) return null
    const isOnlyChange = !p.has('compare', 'than', 'more', 'less')
    if (isOnlyChange && period.unit === 'span' && !second) return null
    // With two subjects and one period the subjects are compared, not the periods.
    if (!second && p.payees.length === 2) return null
    const against =
      earlierPeriod(period, p.frame.latest.join(' ')) ?? second ?? periodBefore(period)
    const like = likeForLike(period, against, p.context.today)
    if (!like) return null
    const pair = withinRecords(like, p)
    if (isOpen && !p.has('net'))
      p.choices.push(
        { label: 'Money out', prompt: 'and money out?' },
        { label: 'Money in', prompt: 'and money in?' },
      )
    const isShort = pair.against.from < p.context.firstDay || pair.period.from < p.context.firstDay
    const asks = isShort
      ? 'both'
      : p.has('more') && !p.has('less', 'how_much')
        ? 'more'
        : p.has('less') && !p.has('more', 'how_much')
          ? 'less'
          : p.has('compare') && /\b(difference|gap)\b/.test(p.text)
            ? 'difference'
            : 'both'
    const filter = measure === 'net' ? { period: pair.period } : p.filter(measure, pair.period)
    const { period: _, ...rest } = filter
    const { side: __, ...others } = rest as FlowFilter
    return p.call({ tool: 'compare_periods', args: { ...others, measure, ...pair, asks } })
  },
  function compareSubjects(p) {
    const [first, second] = p.payees
    if (
      !first ||
      !second ||
      p.payees.length > 2 ||
      !p.has('compare', 'than', 'more', 'less') ||
      !p.only('compare', 'than', 'more', 'less', 'out', 'in', 'sales', 'went_on', 'over') ||
      !p.fits({ subjects: 2 })
    )
      return null
    const side = p.side()
    const period = p.pastPeriod()
    if (!side || !period || !p.agrees(side)) return null
    return p.call({
      tool: 'compare_subjects',
      args: { ...p.filter(side, period), subjects: [first], against: second },
    })
  },
  function extreme(p) {
    const noun = p.has('month_noun')
      ? 'month'
      : p.has('week_noun')
        ? 'week'
        : p.has('quarter_noun')
          ? 'quarter'
          : p.has('day_noun')
            ? 'day'
            : null
    const isMost = p.has('top', 'best', 'more')
    const isLeast = p.has('bottom', 'worst', 'less')
    if (!noun || isMost === isLeast || p.has('average', 'share')) return null
    if (
      !p.only(
        'top',
        'bottom',
        'best',
        'worst',
        'month_noun',
        'week_noun',
        'day_noun',
        'quarter_noun',
        'out',
        'in',
        'sales',
        'net',
        'balance',
        'when',
        'have',
        'went_on',
        'trend',
        'customers',
      ) ||
      !p.fits({ subjects: 1 })
    )
      return null
    const side = p.has('net') ? 'net' : p.has('balance') ? 'balance' : p.side()
    const isCost = /\b(expensive|costliest|dearest|priciest)\b/.test(p.text)
    const measure: Measure | null = side ?? (isCost ? 'out' : p.has('best', 'worst') ? 'in' : null)
    if (!measure || (measure !== 'net' && measure !== 'balance' && !p.agrees(measure))) return null
    const [named] = p.frame.periods
    const period = named
      ? untilToday(named, p.context.today)
      : spanPeriod(p.context.firstDay, p.context.today)
    if (!period) return null
    const subjects =
      measure === 'in' || measure === 'out' ? (p.filter(measure, period).subjects ?? []) : []
    // The worst month for spending is the one with the most of it.
    const least =
      p.has('worst') && measure === 'out'
        ? false
        : p.has('best') && measure === 'out'
          ? true
          : isLeast
    return p.call({
      tool: 'extreme',
      args: {
        measure,
        interval: noun,
        period,
        least,
        ...(subjects.length > 0 ? { subjects } : {}),
      },
    })
  },
  function balanceExtreme(p) {
    const [named] = p.frame.periods
    if (
      !(p.has('low') || (p.has('balance') && p.has('top', 'bottom'))) ||
      !named ||
      !p.only('low', 'balance', 'top', 'bottom', 'have', 'when', 'day_noun') ||
      !p.fits({})
    )
      return null
    const period = untilToday(named, p.context.today)
    return (
      period &&
      p.call({
        tool: 'extreme',
        args: { measure: 'balance', interval: 'day', period, least: p.has('bottom', 'low') },
      })
    )
  },
  function share(p) {
    if (
      !p.has('share') ||
      !p.only('share', 'share_of', 'out', 'in', 'sales', 'went_on', 'customers', 'have') ||
      !p.fits({ subjects: 2 })
    )
      return null
    if (p.payees.length === 0 || p.accounts.length > 0) return null
    const side = p.sideOfSubjects()
    if (!side || (p.side() ?? side) !== side) return null
    // A month under way would leave out what is paid at its end.
    const period = p.pastPeriod(p.fullYear())
    return (
      period && p.call({ tool: 'share', args: { ...p.filter(side, period), subjects: p.payees } })
    )
  },
  function average(p) {
    const per =
      p.has('per_payment') ||
      (p.has('payment') && p.has('average')) ||
      (p.has('average') &&
        /\b(average|typical|usual|mean|normal) (purchase|invoice|order|receipt|bill|sales? value)\b/.test(
          p.text,
        ))
        ? 'payment'
        : p.interval()
    if (
      !p.has('average', 'per_payment') &&
      !(
        p.has('how_much') &&
        /\b(a|per|each|every) (month|week|day|quarter|year)\b|\b(monthly|weekly|daily|quarterly|yearly|annually|per annum)\b/.test(
          p.text,
        )
      )
    )
      return null
    if (
      !p.only(
        'average',
        'per_payment',
        'payment',
        'trend',
        'by_week',
        'by_day',
        'by_quarter',
        'by_year',
        'out',
        'in',
        'sales',
        'went_on',
        'customers',
        'month_noun',
        'week_noun',
        'day_noun',
        'have',
        'latest',
        'net',
        'upcoming',
      ) ||
      !p.fits({ subjects: 2, except: true })
    )
      return null
    if (p.has('net', 'upcoming', 'latest')) return null
    const side = p.side() ?? (p.has('payment') && p.payees.length === 0 ? 'out' : null)
    if (!side || !p.agrees(side)) return null
    const isNamed = p.frame.periods.length > 0
    const period = isNamed ? p.pastPeriod() : p.fullYear()
    if (!period) return null
    if (!isNamed) p.assumptions.push(`You named no period, so I took ${period.label}.`)
    return p.call({ tool: 'average', args: { ...p.filter(side, period), per: per ?? 'month' } })
  },
  function counts(p) {
    if (!p.has('count') || p.has('average', 'share')) return null
    if (
      !p.only(
        'count',
        'payment',
        'out',
        'in',
        'sales',
        'who',
        'customers',
        'category',
        'over',
        'under',
        'exactly',
        'have',
        'month_noun',
        'went_on',
      ) ||
      p.has('month_noun') ||
      !p.fits({ amounts: 2, subjects: 2, except: true })
    )
      return null
    const by = p.has('who', 'customers') ? 'merchant' : p.has('category') ? 'sub_category' : null
    const isOften = /\b(how often|how many times|how frequently|number of times)\b/.test(p.text)
    if (!by && !p.has('payment') && !isOften && !/\bpurchases|sales\b/.test(p.text)) return null
    const side = p.has('customers')
      ? 'in'
      : (p.side() ?? (/\bpayments?\b/.test(p.text) ? 'out' : by === 'merchant' ? 'out' : null))
    const period = p.pastPeriod()
    if (!period) return null
    if (!side)
      return /\b(transactions?|entries|lines)\b/.test(p.text) && p.fits({})
        ? p.call({ tool: 'count_transactions', args: { period } })
        : null
    if (!p.agrees(side)) return null
    const filter = p.filter(side, period)
    return p.call(
      by
        ? { tool: 'count_groups', args: { ...filter, by } }
        : { tool: 'count_payments', args: filter },
    )
  },
  function when(p) {
    const isWhen =
      p.has('when') ||
      (p.has('latest', 'earliest') && (p.has('payment') || p.has('how_much') || p.has('out', 'in')))
    if (
      !isWhen ||
      p.isAhead() ||
      !p.only('when', 'latest', 'earliest', 'payment', 'out', 'in', 'have', 'customers') ||
      !p.fits({ subjects: 1, periods: 1 }) ||
      isPlural(p.text)
    )
      return null
    const side = p.side()
    if (!side || p.payees.length === 0 || !p.agrees(side)) return null
    const [named] = p.frame.periods
    const period = named
      ? untilToday(named, p.context.today)
      : spanPeriod(p.context.firstDay, p.context.today)
    return (
      period &&
      p.call({
        tool: 'payment_when',
        args: { ...p.filter(side, period), first: p.has('earliest') },
      })
    )
  },
  function top(p) {
    const least = p.has('bottom')
    const most = p.has('top') || (p.has('best') && p.has('who', 'customers'))
    if (most === least) return null
    if (
      !p.only(
        'top',
        'best',
        'bottom',
        'out',
        'in',
        'sales',
        'who',
        'customers',
        'category',
        'payment',
        'rank_by',
        'list',
        'have',
        'went_on',
        'upcoming',
        'share_of',
      ) ||
      !p.fits({ subjects: 1, count: true, except: true })
    )
      return null
    const isBill = p.has('upcoming')
    const by: Grouping | null =
      p.has('payment') || isBill || /\b(purchase|purchases|debit|debits)\b/.test(p.text)
        ? 'payment'
        : p.has('who', 'customers')
          ? 'merchant'
          : p.has('category') ||
              (/\bwhat\b.*\b(most|least)\b/.test(p.text) && p.payees.length === 0)
            ? 'category'
            : null
    const side = p.has('customers')
      ? 'in'
      : (p.side() ?? (p.has('who') || p.has('category') || isBill ? 'out' : null))
    if (!side && by === 'payment' && !/\btransactions?\b/.test(p.text))
      return topOf(p, { side: 'out', by, least })
    if (!side || !p.agrees(side)) return null
    if (!by) {
      if (least || p.payees.length > 0) return null
      const period = p.pastPeriod()
      return period && p.call({ tool: 'largest', args: p.filter(side, period) })
    }
    return topOf(p, { side, by, least })
  },
  function series(p) {
    const interval = p.interval()
    if (
      !p.has('trend', 'by_week', 'by_day', 'by_quarter', 'by_year') ||
      !interval ||
      !p.only(
        'trend',
        'by_week',
        'by_day',
        'by_quarter',
        'by_year',
        'out',
        'in',
        'sales',
        'net',
        'balance',
        'list',
        'breakdown',
        'went_on',
        'each',
        'change',
      ) ||
      !p.fits({ subjects: 1 })
    )
      return null
    const measure: Measure | null = p.has('net') ? 'net' : p.has('balance') ? 'balance' : p.side()
    if (!measure || (measure !== 'net' && measure !== 'balance' && !p.agrees(measure))) return null
    const [named] = p.frame.periods
    const period = named ? untilToday(named, p.context.today) : p.fullYear()
    if (!period) return null
    const subjects =
      measure === 'in' || measure === 'out' ? (p.filter(measure, period).subjects ?? []) : []
    return p.call({
      tool: 'series',
      args: { measure, interval, period, ...(subjects.length > 0 ? { subjects } : {}) },
    })
  },
  function list(p) {
    const asksForRows =
      p.has('list') ||
      (p.has('payment') && p.has('over', 'under', 'exactly', 'latest')) ||
      (p.has('payment') && !p.has('how_much', 'total', 'average', 'count') && p.payees.length > 0)
    if (
      !asksForRows ||
      !p.only(
        'list',
        'payment',
        'out',
        'in',
        'sales',
        'over',
        'under',
        'exactly',
        'latest',
        'have',
        'who',
        'customers',
        'went_on',
      ) ||
      !p.fits({ amounts: 2, subjects: 2, count: true, except: true })
    )
      return null
    if (p.has('who', 'customers') && !p.has('payment')) return null
    if (
      !p.has('payment') &&
      p.payees.length === 0 &&
      p.frame.amounts.length === 0 &&
      !/\b(show|list|display)\b/.test(p.text)
    )
      return null
    const side =
      p.side() ??
      (/\bpayments?\b|\bpurchases?\b/.test(p.text) && !/\btransactions?\b/.test(p.text)
        ? 'out'
        : null)
    if (!side || !p.agrees(side) || p.frame.amounts.some(({ relation }) => relation === 'none'))
      return null
    const latest = p.has('latest')
    const all = spanPeriod(p.context.firstDay, p.context.today)
    const period = latest && p.frame.periods.length === 0 ? all : p.pastPeriod()
    return (
      period &&
      p.call({
        tool: 'list_payments',
        args: {
          ...p.filter(side, period),
          n: p.frame.count ?? 10,
          order: latest ? 'latest' : 'largest',
        },
      })
    )
  },
  function breakdown(p) {
    const by = grouping(p)
    const side =
      p.has('in', 'sales', 'customers') && !p.has('out')
        ? 'in'
        : p.has('out', 'went_on')
          ? 'out'
          : p.payees.length > 0
            ? p.sideOfSubjects()
            : /\bwhere\b/.test(p.text)
              ? 'out'
              : by === 'category'
                ? 'out'
                : null
    if (!(p.has('breakdown') || by === 'category' || by === 'merchant' || p.has('each')) || !side)
      return null
    if (
      !p.only(
        'breakdown',
        'category',
        'who',
        'customers',
        'out',
        'in',
        'sales',
        'went_on',
        'list',
        'each',
        'have',
        'payment',
      ) ||
      p.has('payment') ||
      !p.fits({ subjects: 1 }) ||
      !p.agrees(side)
    )
      return null
    if (
      p.has('who') &&
      !p.has('breakdown', 'each', 'list') &&
      !/\b(who|whom|which|by)\b/.test(p.text)
    )
      return null
    const period = p.pastPeriod()
    const inner = p.payees.some(({ kind }) => kind !== 'merchant')
    return (
      period &&
      p.call({
        tool: 'breakdown',
        args: {
          ...p.filter(side, period),
          by:
            by === 'merchant' || (by === null && side === 'in')
              ? 'merchant'
              : inner
                ? 'sub_category'
                : (by ?? 'category'),
        },
      })
    )
  },
  function total(p) {
    const [named] = p.frame.periods
    // "The Octopus bill last month" was a payment; a bill in days to come is one that is due.
    const isPaidBill =
      named !== undefined &&
      named.to <= p.context.today &&
      p.payees.length > 0 &&
      /\bbills?\b/.test(p.text) &&
      !/\b(due|outstanding|next|upcoming|unpaid|owing)\b/.test(p.text)
    if (
      !p.only(
        ...(isPaidBill ? (['upcoming'] as const) : []),
        'out',
        'in',
        'sales',
        'customers',
        'went_on',
        'payment',
        'have',
        'over',
        'under',
        'exactly',
        'who',
        'list',
      ) ||
      p.has('who', 'list') ||
      !p.fits({ periods: 3, amounts: 1, subjects: 3, except: true })
    )
      return null
    if (p.has('went_on') && !p.has('how_much')) return null
    const side = p.side()
    if (!side || !p.agrees(side)) return null
    const asks = p.has('out', 'in', 'sales', 'customers', 'went_on') || p.payees.length > 0
    if (!asks || (p.has('payment') && p.has('have') && p.payees.length === 0)) return null
    const [amount] = p.frame.amounts
    const period = p.pastPeriod()
    if (!period) return null
    const { amountFrom, amountTo, ...filter } = p.filter(side, period)
    if (!amount) return p.call({ tool: 'flow_total', args: filter })
    // "Payments over £500" narrows the payments; "did we spend over £500" compares the total.
    if (p.has('payment') && amount.relation !== 'none')
      return p.call({ tool: 'flow_total', args: p.filter(side, period) })
    if (amount.relation === 'over' || amount.relation === 'under')
      return p.call({
        tool: 'flow_total',
        args: { ...filter, threshold: { relation: amount.relation, amount: amount.amount } },
      })
    return p.call({ tool: 'flow_total', args: { ...filter, claimed: amount.amount } })
  },
]

const noPlan = { kind: 'clarify', reason: '', choices: [] } as const

function topOf(p: Planner, of: { side: FlowSide; by: Grouping; least: boolean }): Plan | null {
  const period = p.pastPeriod()
  const n = p.frame.count ?? (isPlural(p.text) ? 5 : 1)
  return (
    period &&
    p.call({ tool: 'top', args: { ...p.filter(of.side, period), by: of.by, n, least: of.least } })
  )
}

function isWholeMonths(period: Period): boolean {
  return period.from.endsWith('-01') && period.to === lastDayOf(monthOf(period.to))
}

// "Up on last month" sets this month against it.
function isAgainstLast(text: string): boolean {
  return /\b(on|than|with|to|against|versus|vs|from) (the )?(last|previous|prior) (month|week|quarter|year)\b/.test(
    text,
  )
}

function underWay({ unit }: Period, today: Day): Period | null {
  if (unit === 'month') return monthPeriod(monthOf(today))
  if (unit === 'quarter') return quarterPeriod(monthOf(today))
  if (unit === 'week') return weekPeriod(today)
  return unit === 'year' ? yearPeriod(Number(today.slice(0, 4))) : null
}

/** Two periods that may be compared: what is under way is set against as many days of the other. */
function likeForLike(
  first: Period,
  second: Period,
  today: Day,
): { period: Period; against: Period } | null {
  const other =
    second.unit === 'year' && first.unit !== 'year' && first.unit !== 'span'
      ? yearsBack(first, 1)
      : second
  const [a, b] = [clipped(first, other, today), clipped(other, first, today)]
  return a && b ? { period: a, against: b } : null
}

/** A year is set against a year that the records hold only in part by the days that both have. */
function withinRecords(
  pair: { period: Period; against: Period },
  p: Planner,
): { period: Period; against: Period } {
  const { firstDay } = p.context
  const { period, against } = pair
  const isYearOn = addMonthsToDay(against.from, 12) === period.from
  if (!isYearOn || against.from >= firstDay || against.to < firstDay) return pair
  p.assumptions.push(
    `Your records begin on ${dayLabel(firstDay)}, so I compared the same days of both years.`,
  )
  return {
    period: spanPeriod(addMonthsToDay(firstDay, 12), period.to),
    against: spanPeriod(firstDay, against.to),
  }
}

function clipped(period: Period, other: Period, today: Day): Period | null {
  const own = untilToday(period, today)
  if (!own) return null
  const isOtherRunning = other.from <= today && other.to > today && other.unit === period.unit
  if (!isOtherRunning) return own
  const length = daysBetween(other.from, today)
  const to = addDays(own.from, length)
  const isSame =
    period.unit === 'month' ||
    period.unit === 'week' ||
    period.unit === 'quarter' ||
    period.unit === 'year'
  return isSame && to < own.to ? { ...spanPeriod(own.from, to), unit: 'span' } : own
}
