// A short remark on the answer before, answered by changing the call that made it.
import type { Frame } from '../frame.ts'
import type { InterpretInput } from '../interpretation.ts'
import type { Period } from '../period.ts'
import { limitsOf, salesOf } from '../plan/flow-filter.ts'
import { sideOfSubject } from '../plan/subject-side.ts'
import { asksForStages, stageRemarked } from '../project-stages.ts'
import { type QuestionContext, readQuestion } from '../read-question.ts'
import { aspectRemarked } from '../sales-question.ts'
import type { Subject } from '../subject.ts'
import { tokensIn } from '../tokens.ts'
import type { ToolCall } from '../tool-call.ts'
import { twoAnswers } from '../two-answers/two-answers.ts'
import { onAfford } from './afford-remarks.ts'
import { onForecastBalance, onSameAgain } from './balance-ahead-remarks.ts'
import {
  asksForAll,
  doubts,
  onCashBalance,
  onForecastTotal,
  onTransfers,
} from './balance-remarks.ts'
import { isOfGap, onPrice, reasonOf } from './comparison-remarks.ts'
import {
  onChance,
  onForecastCover,
  onForecastPeak,
  onRunOut,
  onTaxDue,
  onWhatIf,
} from './due-remarks.ts'
import { byName } from './flow-remarks.ts'
import { onInvoices } from './invoice-remarks.ts'
import { onForecastLow } from './low-remarks.ts'
import { meanOfPayments, onAverage, onExpectedWay } from './other-half-remarks.ts'
import { onCount, onList, onPaymentWhen, onTop, onTopShare, onTotal } from './payment-remarks.ts'
import { anyThen, beforeOrAfter, type Remark } from './remark.ts'
import { onSeries } from './series-remarks.ts'
import { onShare } from './share-remarks.ts'
import { onUpcoming } from './upcoming-remarks.ts'

const wordsMax = 11

const ofTheSame =
  /^((in )?(total|all)|how much( (is|was|are|were|do|does) (that|it|they|those|them))?( (come to|in all|in total|altogether))?|how many( (is|are) (that|there|they|those))?|what (is|do) (that|they|it) (come to|total))$/

/** The call that a remark asks for; null where it is none, or changes nothing that is known. */
export function callRemarkedOn(
  question: string,
  before: Frame,
  { question: context, plan }: Pick<InterpretInput, 'question' | 'plan'>,
): ToolCall | null {
  const { answeredBy } = before
  if (!answeredBy || tokensIn(question).length > wordsMax) return null
  const both = twoAnswers(question, before, context)
  if (both) return both
  const read = remarkIn(question, before, context)
  const remark = read && {
    ...read,
    sideOf: (subject: Subject) => sideOfSubject(subject, plan),
    sales: salesOf(plan),
  }
  return remark && replyTo(remark, answeredBy)
}

function replyTo(remark: Remark, call: ToolCall): ToolCall | null {
  switch (call.tool) {
    case 'uncategorised':
      return ofTheSame.test(remark.text) && !remark.subject && !remark.period ? call : null
    case 'recurring':
      return onPrice(remark, call.args)
    case 'average':
      return onAverage(remark, call.args) ?? onPrice(remark, call.args)
    case 'price_change':
      return onPrice(remark, call.args)
    case 'invoices':
      return onInvoices(remark, call.args)
    case 'upcoming':
      return onUpcoming(remark, call.args)
    case 'tax_due':
      return onTaxDue(remark, call.args)
    case 'forecast_low':
      return onForecastLow(remark, call.args)
    case 'forecast_peak':
      return onForecastPeak(remark, call.args)
    case 'forecast_balance':
      return onForecastBalance(remark, call.args)
    case 'forecast_after':
    case 'safe_to_spend':
    case 'late':
      return onSameAgain(remark, call)
    case 'sales_projects':
      return onProject(remark, call.args)
    case 'cash_balance':
      return onCashBalance(remark, call.args)
    case 'afford':
      return onAfford(remark, call.args) ?? recordIn(remark)
    case 'transfers':
      return onTransfers(remark, call.args)
    case 'forecast_cover':
      return onForecastCover(remark, call.args)
    case 'forecast_total':
      return onExpectedWay(remark, call.args) ?? onForecastTotal(remark, call.args)
    case 'compare_subjects':
      return isOfGap(remark) ? call : null
    case 'two_answers':
      return isOfGap(remark) ? call : null
    case 'compare_periods':
      return isOfGap(remark) ? call : reasonOf(remark, call.args)
    case 'top':
      return meanOfPayments(remark, call.args) ?? onTop(remark, call.args)
    case 'share':
      return onShare(remark, call.args)
    case 'top_share':
      return onTopShare(remark, call.args)
    case 'account_balances':
      return asksForAll(remark) ? { tool: 'cash_balance', args: {} } : null
    case 'chance_below':
      return onChance(remark, call.args)
    case 'run_out':
      return onRunOut(remark, call.args) ?? recordIn(remark)
    case 'forecast_summary':
    case 'runway':
      return recordIn(remark)
    case 'what_if':
      return onWhatIf(remark, call.args) ?? recordIn(remark)
    case 'list_payments':
      return onList(remark, call.args)
    case 'flow_total':
      return onTotal(remark, call.args)
    case 'series':
      return onSeries(remark, call.args)
    // The day of the dearest week, or of the highest balance, was named with it.
    case 'extreme':
      return isOfDay(remark) ? call : null
    case 'count_payments':
      return onCount(remark, call.args)
    case 'count_groups':
      return byName(remark, call.args)
    case 'payment_when':
      return onPaymentWhen(remark, call.args)
    default:
      return null
  }
}

// "How do you know?" of what is expected: how well the forecast has held up.
function recordIn({ text }: Remark): ToolCall | null {
  return doubts.test(text) ? { tool: 'forecast_record', args: {} } : null
}

// "When's the next payment from it?"
function onProject(
  { text, subject, period, limit }: Remark,
  args: Extract<ToolCall, { tool: 'sales_projects' }>['args'],
): ToolCall | null {
  const isBare = !subject && !period && !limit
  const stage = isBare ? stageRemarked(text) : null
  if (args.project && stage)
    return { tool: 'sales_projects', args: { aspect: 'stage', project: args.project, stage } }
  if (isBare && !args.project && biggest.test(text))
    return { tool: 'sales_projects', args: { ...args, aspect: 'value', largest: true } }
  const aspect = isBare ? aspectRemarked(text.split(' ')) : null
  if (!args.project || !aspect) return null
  const { project } = args
  return asksForStages(text)
    ? { tool: 'sales_projects', args: { aspect: 'stage', project, stage: 'stages' } }
    : { tool: 'sales_projects', args: { aspect, project } }
}

const biggest =
  /^(?:(?:which|what)(?: (?:one|bid|job|project))?(?: of (?:them|those))? (?:is|are) )?(?:the )?(?:biggest|largest|main|most valuable|worth (?:the )?most)(?: (?:one|bid|job|project))?$|^which (?:one )?is worth (?:the )?most$/

function isOfDay({ text, subject, period }: Remark): boolean {
  return (
    !subject &&
    !period &&
    /^(when|what date|which day|what day|which month|which week|on what date|how much)( (is|was|were))?( (it|that|this))?( exactly)?$/.test(
      text,
    )
  )
}

const leads =
  /^((and|so|ok|okay|right|but|just|only|well|now|cool|great|thanks|no|yes|what about|how about) )+/
const leavesOut =
  /^(without|drop|lose|scrap|ditch|bin|forget|strip out|knock off|excluding|except|except for|not|not including|not counting|apart from|minus|less|leaving out|ignoring|bar|other than|besides) (the )?/

// Words and what they name: one name alone, one stretch of days, or neither.
function remarkIn(question: string, before: Frame, context: QuestionContext): Remark | null {
  const words = tokensIn(question).map(({ text }) => text)
  const text = words
    .join(' ')
    .replace(leads, '')
    .replace(/(?<! before| by| until| after| and) (please|then|though|thanks|pls|mate)$/, '')
  const base = {
    text,
    subject: null,
    period: null,
    periods: [],
    leavesOut: false,
    today: context.today,
    firstDay: context.firstDay,
    before,
    accounts: context.names.accounts,
    sideOf: () => null,
    sales: [],
    limit: null,
    isUpTo: /\b(by|before|until|till|up to|between now)\b/.test(text),
  }
  const reading = readQuestion(question, { ...context, assumesAhead: true })
  const [period, ...periods] = reading.periods
  const named = [...reading.included, ...reading.excluded]
  if (reading.choices.length > 0) return null
  if (reading.amounts.length > 0) {
    const isAlone = named.length === 0 && !period && reading.amounts.every(isLimit)
    return isAlone ? { ...base, limit: limitsOf(reading.amounts, words.join(' ')) } : null
  }
  if (named.length === 0 && !period) return base
  if (period && named.length === 0 && periods.length === 0) return withPeriod(base, period, context)
  if (period && named.length === 0) return withPeriods(base, context)
  const [subject, ...others] = named
  if (!subject || others.length > 0 || period) return null
  return withSubject(base, subject, reading.excluded.length > 0)
}

const isLimit = ({ relation }: { relation: string }) => relation === 'over' || relation === 'under'

// The days are taken out of the words, so that what is left must fit by itself.
function withPeriod(base: Remark, period: Period, context: QuestionContext): Remark | null {
  const words = base.text.split(' ')
  for (let end = words.length; end > 0; end--) {
    const rest = words.slice(0, words.length - end).join(' ')
    const own = readQuestion(words.slice(words.length - end).join(' '), {
      ...context,
      assumesAhead: true,
    })
    const [only] = own.periods
    const isAll =
      only !== undefined &&
      only.from === period.from &&
      only.to === period.to &&
      [...own.concepts].every((concept) => concept === 'end_of') &&
      own.unused.length === 0
    if (isAll) return { ...base, text: rest, period }
  }
  return null
}

// "And September and August" after the past are days of the past.
function withPeriods(base: Remark, context: QuestionContext): Remark | null {
  const { looksAhead } = base.before
  const { periods, concepts, unused, words } = readQuestion(base.text, {
    ...context,
    assumesAhead: looksAhead,
  })
  const isAll = concepts.size === 0 && unused.length === 0 && words.length <= periods.length * 4
  return isAll ? { ...base, text: '', periods } : null
}

// A name with nothing but "and", "just" or "without" beside it.
function withSubject(base: Remark, subject: Subject, excludes: boolean): Remark | null {
  // "When was Oakley's due?"
  if (
    /^(when|what date|what day|which day) (is|was|are|were) .{2,30} (due|payable)$/.test(base.text)
  )
    return excludes ? null : { ...base, text: 'when due', subject }
  // "Is that before or after the corporation tax goes out?"
  if (
    /^(is |does |will |would )?(that |it |this )?(be |come |fall |happen )?(before|after)( or (before|after))? (the |our |my )?.{2,30}?( (is|are|gets|get|goes|go|comes|leaves))?( (paid|due|out))?$/.test(
      base.text,
    )
  )
    return { ...base, text: beforeOrAfter, subject }
  // "Any VAT around then too?"
  if (
    /^(is there |are there |have we got )?any .{2,24}?( (due|around|round|about|near|at|to pay|coming|bills?|payments?))* (then|that time|the same time|there)( (too|as well|also))?$/.test(
      base.text,
    )
  )
    return excludes ? null : { ...base, text: anyThen, subject }
  const isLeft = leavesOut.test(base.text)
  const rest = base.text.replace(leavesOut, '')
  const isShort =
    rest.split(' ').length <= 4 &&
    !/\b(owe|owes|pay|paid|pays|due|we|us|they|is|are|has|have|did|do|does|how|what|when|who|which|why)\b/.test(
      rest,
    )
  if (!isShort || isLeft !== excludes) return null
  return { ...base, text: rest, subject, leavesOut: isLeft }
}
