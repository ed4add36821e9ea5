// Holds the call that a question of one name came to against what its tense and words ask. A
// question of what is to come is never answered by the past alone, and the reverse: where the two
// disagree, and where nothing was understood but every word is of a payment, the table below says
// which call it is.
import { addDays, addMonths, firstDayOf, lastDayOf, monthOf } from '../../calendar.ts'
import type { Concept } from '../concepts.ts'
import { frameOf } from '../frame.ts'
import type { Interpretation, InterpretInput } from '../interpretation.ts'
import { type Period, spanPeriod, untilToday } from '../period.ts'
import { withoutFormalities } from '../phrasing/formalities.ts'
import { plainWords } from '../phrasing/plain-words.ts'
import { tookDays } from '../plan/planner.ts'
import { sideOfSubject } from '../plan/subject-side.ts'
import { type Reading, readQuestion } from '../read-question.ts'
import { projectOrClient } from '../sales-question.ts'
import { distinctSubjects, type Subject } from '../subject.ts'
import { tokensIn } from '../tokens.ts'
import type { FlowSide, ProjectAspect, ToolCall, ToolName } from '../tool-call.ts'
import { type AskedInWords, askedInWords } from './asked-in-words.ts'

/** The reading, with the call that its question's tense asks for. */
export function withStatusAsked(
  put: string,
  found: Interpretation,
  input: InterpretInput,
): Interpretation {
  const message = withoutFormalities(put)
  const { plan } = found
  if (plan.kind !== 'call' && plan.kind !== 'clarify') return found
  const wanted = askedInWords(message, put)
  if (!wanted) return found
  // Who is paid up has not paid more.
  const plain = plainWords(message.replace(/\bpaid up\b/i, 'paid'), input.question)
  const reading = readQuestion(plain, input.question)
  const ofProject = projectAsked(wanted, message, found, input)
  if (ofProject) return called(ofProject, { ...reading, corrections: [] })
  if (wanted === 'after') {
    const left = leftAfter(found, reading, input)
    return left ? called(left, reading) : found
  }
  const subject = onlyName(reading)
  if (!subject) return found
  const isRead = plan.kind === 'call'
  const { today } = input.plan
  const [named = null] = reading.periods
  const period = (wanted === 'paid' && named && monthAboutToCome(named, today)) || named
  const isMoved = period !== named
  if (wanted === 'paid' && isRead && !isMoved && subject.kind === 'merchant') {
    const whether = withWhether(plan.call)
    if (whether) return { ...found, plan: { ...plan, call: whether } }
  }
  // A rule that says what it took for granted has weighed the question.
  if (isRead && !isMoved && plan.assumptions.some((note) => !note.startsWith(tookDays)))
    return found
  if (isRead ? !isMoved && answers(wanted, plan.call, found, input) : !isOfPayment(found, reading))
    return found
  const side = sideOf(message, subject, input)
  const call = side && callFor(wanted, { subject, side, period, input })
  if (!call) return found
  const [first, second] = call
  const answer = called(first, reading)
  return second ? { ...answer, next: called(second, reading) } : answer
}

const called = (call: ToolCall, reading: Reading): Interpretation => ({
  plan: { kind: 'call', call, assumptions: [], choices: [] },
  frame: { ...frameOf(reading), answeredBy: call, looksAhead: isOfAhead(call) },
  reading: { ...reading, unused: [] },
})

const projectAspects: Partial<Record<AskedInWords, ProjectAspect>> = {
  paid: 'open',
  open: 'open',
  next: 'next',
  coming: 'next',
  late: 'overdue',
}

// "Has the Harbour Festival paid?" is of that client's project, and of no payer of a like name.
function projectAsked(
  wanted: AskedInWords,
  message: string,
  { plan, reading }: Interpretation,
  { question }: InterpretInput,
): ToolCall | null {
  const aspect = projectAspects[wanted]
  const words = tokensIn(message).map(({ text }) => text.replace(/['’]s?$/, ''))
  const project = aspect ? projectOrClient(words, question.projects ?? []) : null
  const isNamed = plan.kind === 'call' && (reading?.corrections.length ?? 0) === 0
  if (!aspect || !project || isNamed) return null
  if (plan.kind === 'call' && plan.call.tool === 'sales_projects') return null
  return { tool: 'sales_projects', args: { aspect, project: project.id } }
}

// What is left once payments to come have gone is no rest of what came in so far.
function leftAfter(
  found: Interpretation,
  reading: Reading,
  { plan: context }: InterpretInput,
): ToolCall | null {
  const { plan } = found
  const isNet = plan.kind === 'call' && plan.call.tool === 'net_of'
  if (!isNet && !isOfPayment(found, reading)) return null
  const subjects = distinctSubjects([...reading.included, ...reading.excluded])
  const isOut = subjects.every((each) => sideOfSubject(each, context) === 'out')
  const isNarrowed = reading.periods.length + reading.amounts.length + reading.choices.length > 0
  return subjects.length > 0 && subjects.length < 4 && isOut && !isNarrowed
    ? { tool: 'forecast_after', args: { subjects } }
    : null
}

// "Has all of their money come in?" wants yes or no of the latest payment.
function withWhether(call: ToolCall): ToolCall | null {
  if (call.tool !== 'payment_when' || call.args.first) return null
  if (call.args.skip || call.args.goesOn) return null
  return { tool: call.tool, args: { ...call.args, whether: true } }
}

// One name, with one stretch of days at most, and nothing that narrows it.
function onlyName(reading: Reading): Subject | null {
  // "Marlow's December rent" is Marlow's, whatever it is for.
  const payees = reading.included.filter(({ kind }) => kind === 'merchant')
  const isFor = payees.length === 1 && reading.included.every(({ kind }) => kind !== 'account')
  const [subject, ...others] = isFor ? payees : reading.included
  const isNarrowed =
    others.length + reading.excluded.length + reading.choices.length + reading.amounts.length > 0 ||
    reading.count !== null ||
    reading.weekdays.length > 0 ||
    reading.periods.length > 1 ||
    [...reading.concepts].some((concept) => !ofPayment.has(concept))
  return !subject || isNarrowed || subject.kind === 'account' ? null : subject
}

const paymentWords =
  /^(?:instalments?|installments?|people|lot|folks?|guys|lads|account|direct|debits?|dd|standing|orders?|premiums?|cheques?|transfers?|cash|terms|landed|cleared|paying|happens|waiting|awaiting|chasing|expect(?:ed|ing)?|due|owt|stage|squared|ready|job|soon|taking|wants?|sorted|chap|firm|man|bloke|woman|lady)$/

// Nothing else is asked of it: no share, no balance, no comparison.
const ofPayment: ReadonlySet<Concept> = new Set<Concept>([
  'upcoming',
  'payment',
  'out',
  'in',
  'when',
  'will',
  'late',
  'owe',
  'latest',
  'list',
  'have',
  'recurring',
  'tax_due',
  'yes_no',
  'how_much',
  'went_on',
  'total',
  // "Has Lex taken its money?"
  'sales',
])

const isOfPayment = ({ plan }: Interpretation, { unused }: Reading): boolean =>
  plan.kind === 'clarify' &&
  /^(?:unused|shape)$/.test(plan.reason) &&
  unused.every((words) => words.split(' ').every((word) => paymentWords.test(word)))

const ofPast: ReadonlySet<ToolName> = new Set<ToolName>([
  'payment_when',
  'flow_total',
  'list_payments',
  'count_payments',
  'top',
  'largest',
  'breakdown',
  'net_of',
  'average',
  'series',
])
const ofAhead: ReadonlySet<ToolName> = new Set<ToolName>([
  'upcoming',
  'invoices',
  'late',
  'tax_due',
  'forecast_total',
  'forecast_after',
  'sales_projects',
])
const isOfAhead = ({ tool }: ToolCall): boolean => ofAhead.has(tool)

function isOfPastAlone(found: Interpretation): boolean {
  for (let each: Interpretation | undefined = found; each; each = each.next)
    if (each.plan.kind !== 'call' || !ofPast.has(each.plan.call.tool)) return false
  return true
}

/** Whether a call answers what is asked, or is of another kind that the words can't judge. */
function answers(
  wanted: AskedInWords,
  { tool, args }: ToolCall,
  found: Interpretation,
  { plan }: InterpretInput,
): boolean {
  const { next } = found
  if (wanted === 'last_and_next')
    return next !== undefined || !(ofPast.has(tool) || ofAhead.has(tool))
  // Whether payments go on is asked of the past.
  if ('goesOn' in args) return true
  if (wanted === 'last') return !ofAhead.has(tool) || next !== undefined
  if (wanted !== 'paid') return !isOfPastAlone(found)
  if (tool === 'compare_periods') return false
  // All that was ever paid is no answer to whether it has come through yet.
  const { period } = args as { period?: Period }
  return !(ofPast.has(tool) && tool !== 'payment_when' && period?.from === plan.firstDay)
}

const fromThem =
  /\b(?:from|owes?|owed (?:us|to us|by)|pay(?:s|ing)? us|paid us|(?:come|coming|came) in|money in|receiv\w+|landed|due in)\b/i

function sideOf(message: string, subject: Subject, { plan }: InterpretInput): FlowSide | null {
  return sideOfSubject(subject, plan) ?? (fromThem.test(message) ? 'in' : null)
}

const listedDays = 91
const soonDays = 30

type NameQuery = { subject: Subject; side: FlowSide; period: Period | null; input: InterpretInput }

/** The calls that answer what is asked of a name; null where its days don't fit. */
function callFor(
  wanted: AskedInWords,
  { subject, side, period, input }: NameQuery,
): readonly [ToolCall, ToolCall?] | null {
  const { today, firstDay } = input.plan
  const subjects = [subject]
  const latest = (within: Period): ToolCall => ({
    tool: 'payment_when',
    args: { side, period: within, subjects, first: false },
  })
  const paidWithin = (within: Period): ToolCall => ({
    tool: 'payment_when',
    args: { side, period: within, subjects, first: false, whether: true },
  })
  const all = spanPeriod(firstDay, today)
  const due = (within: Period, next: boolean): ToolCall => ({
    tool: 'upcoming',
    args: { side, period: within, subjects, next },
  })
  const next = due(spanPeriod(addDays(today, 1), addDays(today, listedDays)), true)
  const ahead = period && aheadOf(period, today)
  switch (wanted) {
    case 'next':
      return period === null ? [next] : ahead && [due(ahead, true)]
    case 'coming':
      if (period === null)
        return [due(spanPeriod(addDays(today, 1), addDays(today, soonDays)), false)]
      return ahead && [due(ahead, false)]
    case 'open':
      if (period !== null) return ahead && [due(ahead, false)]
      return subject.kind === 'merchant'
        ? [{ tool: 'invoices', args: { side, state: 'open', aspect: 'total', subjects } }]
        : [next]
    case 'late':
      return period === null ? [{ tool: 'late', args: { subjects } }] : null
    case 'paid': {
      if (period && period.from > today) return [due(period, true)]
      const past = period === null ? all : untilToday(period, today)
      return past && [paidWithin(past)]
    }
    case 'last':
      return period === null ? [latest(all)] : null
    case 'last_and_next':
      return period === null ? [latest(all), next] : null
    case 'after':
      return null
  }
}

// The part of some days that is still to come; "this week" on its last day is that day.
function aheadOf(period: Period, today: string): Period | null {
  if (period.to < today) return null
  if (period.from > today) return period
  const from = period.to > today ? addDays(today, 1) : today
  return spanPeriod(from, period.to)
}

/**
 * "Have we paid December's rent?", asked in November: a month that is about to begin is no December
 * of a year ago.
 */
function monthAboutToCome(period: Period, today: string): Period | null {
  const month = monthOf(period.from)
  const coming = [addMonths(monthOf(today), 1), addMonths(monthOf(today), 2)]
  const isOfMonth = period.unit === 'month' && period.to < today
  const found = coming.find((each) => each.slice(5) === month.slice(5))
  return isOfMonth && found ? spanPeriod(firstDayOf(found), lastDayOf(found)) : null
}
