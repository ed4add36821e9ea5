// What the books hold of one name beside what a tool found of it: its open invoices and bills, a
// regular payment that is late, and the next. The table in the domain says which of them are named.
import { addDays } from '@plimsoll/domain/calendar'
import { magnitude, sum } from '@plimsoll/domain/money'
import {
  type Awaited,
  type Holding,
  type StatusPart,
  statusAsked,
  statusParts,
} from '@plimsoll/domain/question/payment-status/payment-status'
import { spanPeriod } from '@plimsoll/domain/question/period'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { FlowSide, ToolCall } from '@plimsoll/domain/question/tool-call'
import { readKeptDue, readOpenInvoices } from '../../forecast/service.ts'
import { date, type Fact, money, named, type ToolResult } from '../facts.ts'
import { listed } from '../listed.ts'
import { partyId } from '../party-ids.ts'
import { queryOf, type ToolContext } from '../tool-context.ts'
import { letters } from './compare-tools.ts'
import { isOfSubjects } from './due-lists.ts'
import { withClients } from './due-of-clients.ts'
import { nameInSentence } from './sentence-names.ts'

/** The answer with what else is open, late or to come with the one name that it is about. */
export async function withPaymentStatus(
  context: ToolContext,
  call: ToolCall,
  result: ToolResult,
  run: (call: ToolCall) => Promise<ToolResult>,
): Promise<ToolResult> {
  const query = statusAsked(call, context.today)
  const { subjects = [] } = call.args as { subjects?: readonly Subject[] }
  const [subject, ...others] = subjects
  if (!query || !subject || others.length > 0 || subject.kind === 'account') return result
  if (subject.kind === 'merchant' && subject.text) return result
  if (query.wants === 'total' && result.rowCount > 0) return result
  const held = await heldOf(context, subject)
  if (!held) return result
  const parts = statusParts(query, held, foundBy(result), context.today)
  if (!parts) return isUnknown(result, call) ? withNextDue(call, result, { context, run }) : result
  const own = parts.some(({ says }) => says === 'latest')
    ? await run({ ...call, args: { ...call.args, whether: false } } as ToolCall)
    : result
  const sentences = parts.map((part, at) =>
    part.says === 'own' || part.says === 'latest'
      ? { template: ownSentence(own, call), facts: own.facts }
      : sentenceOf(part, { id: letters(at), subject, today: context.today }),
  )
  const { empty: _, ...rest } = own
  return {
    ...rest,
    template: sentences.map(({ template }) => template).join(' '),
    facts: sentences.flatMap(({ facts }) => facts),
  }
}

// Of a business that enters none, nothing is known of invoices, and everything of what is to come.
const isUnknown = ({ template, rowCount }: ToolResult, { tool }: ToolCall): boolean =>
  tool === 'invoices' && rowCount === 0 && /no invoices are kept/i.test(template)

function ownSentence(result: ToolResult, call: ToolCall): string {
  if (!isUnknown(result, call)) return result.template
  const { side } = call.args as { side?: FlowSide }
  return side === 'in'
    ? 'No unpaid invoice to them is kept in Plimsoll.'
    : 'No unpaid bill from them is kept in Plimsoll.'
}

const listedDays = 91

async function withNextDue(
  call: ToolCall,
  result: ToolResult,
  { context, run }: { context: ToolContext; run: (call: ToolCall) => Promise<ToolResult> },
): Promise<ToolResult> {
  const { side, subjects } = call.args as { side: FlowSide; subjects: readonly Subject[] }
  const period = spanPeriod(addDays(context.today, 1), addDays(context.today, listedDays))
  const next = await run({ tool: 'upcoming', args: { side, period, subjects, next: true } })
  return next.empty
    ? result
    : { ...next, template: `${ownSentence(result, call)} ${next.template}` }
}

function foundBy({ template, rowCount, facts }: ToolResult) {
  const total = facts.find(({ id }) => id === 'total')?.minor
  const day = facts.find(({ id }) => id === 'day')?.value
  const namesNext = /\bThe next is\b/.test(template)
  const isNothing = !namesNext && (rowCount === 0 || /^(?:Not this month|No)\b/.test(template))
  return {
    isNothing,
    ...(total !== undefined && typeof day === 'string'
      ? { names: { day, amount: Number(total) as Awaited['amount'] } }
      : {}),
  }
}

async function heldOf(context: ToolContext, subject: Subject): Promise<Holding | null> {
  const { tx, businessId, today } = context
  const due = await readKeptDue(tx, businessId, today)
  const kept = await readOpenInvoices(tx, businessId, today)
  if (!due || !kept) return null
  const query = queryOf(context, { subjects: [subject], period: spanPeriod(today, today) })
  const isMeant = (item: (typeof due.items)[number]) => isOfSubjects(query, item)
  const awaited = (item: (typeof due.items)[number]): Awaited => ({
    side: item.side,
    due: item.due,
    day: item.day,
    amount: magnitude(item.open),
    isRegular: item.source === 'series',
  })
  const ids = subject.kind === 'merchant' ? subject.ids : []
  const isRegular = (item: (typeof due.items)[number]) => isMeant(item) && item.source !== 'invoice'
  const regular = withClients(due, [subject]).filter(isRegular)
  return {
    open: kept.open
      .filter(({ merchant_id, party }) => ids.includes(merchant_id ?? partyId(party)))
      .map(({ side, due: day, expected, open }) => ({
        side,
        due: day,
        day: expected,
        amount: magnitude(open),
        isRegular: false,
      })),
    missed: [
      ...due.missed.filter(isRegular).map((item) => ({ ...awaited(item), day: null })),
      ...regular.filter(({ state }) => state === 'overdue').map(awaited),
    ],
    expected: regular.filter(({ state, day }) => state !== 'overdue' && day > today).map(awaited),
  }
}

function sentenceOf(
  { says, payments }: Extract<StatusPart, { payments: readonly Awaited[] }>,
  { id, subject, today }: { id: string; subject: Subject; today: string },
): { template: string; facts: readonly Fact[] } {
  const [first] = payments
  if (!first) return { template: '', facts: [] }
  const who = `{{status_name_${id}}}`
  const name = { ...named(`status_name_${id}`, ''), value: nameInSentence(subject) }
  if (says === 'expected') {
    const total = sum(payments.map(({ amount }) => amount))
    return {
      template: `The next ${payments.every(({ isRegular }) => isRegular) ? 'regular ' : ''}payment ${first.side}, {{status_amount_${id}}}, is expected on {{status_day_${id}}}.`,
      facts: [
        money(`status_amount_${id}`, total, 'Next payment'),
        date(`status_day_${id}`, first.day ?? first.due, 'Next payment'),
      ],
    }
  }
  const rows = payments.map(({ due }, at) => {
    const words = `{{status_row_${id}${letters(at)}}}`
    const day = `{{status_due_${id}${letters(at)}}}`
    if (says === 'missed') return `${words} (expected on ${day})`
    return `${words} (due on ${day}${due < today ? ', overdue' : ''})`
  })
  const facts = payments.flatMap(({ amount, due }, at) => [
    money(`status_row_${id}${letters(at)}`, amount, says === 'missed' ? 'Late' : 'Unpaid'),
    date(`status_due_${id}${letters(at)}`, due, 'Due'),
  ])
  const template = templateOf(says, {
    who,
    rows: listed(rows),
    side: first.side,
    isOne: payments.length === 1,
  })
  return { template, facts: [...facts, ...(template.includes(who) ? [name] : [])] }
}

function templateOf(
  says: 'open' | 'listed' | 'other_side' | 'missed',
  { who, rows, side, isOne }: { who: string; rows: string; side: FlowSide; isOne: boolean },
): string {
  if (says === 'missed')
    return side === 'in'
      ? `${rows} from ${who} ${isOne ? 'hasn’t' : 'haven’t'} come in yet.`
      : `${rows} to ${who} ${isOne ? 'hasn’t' : 'haven’t'} gone out yet.`
  if (says === 'listed') return `Of that, ${rows} should have been paid by now.`
  if (says === 'other_side')
    return side === 'in' ? `${who} owes you ${rows}.` : `You owe ${who} ${rows}.`
  return side === 'in' ? `${who} still owes you ${rows}.` : `You still owe ${who} ${rows}.`
}
