// Tools for invoices and bills that a person entered and no payment has settled.
import { type Day, daysBetween } from '@plimsoll/domain/calendar'
import { magnitude } from '@plimsoll/domain/money'
import type { Subject } from '@plimsoll/domain/question/subject'
import { readOpenInvoices } from '../../forecast/service.ts'
import { date, emptyResult, money, named, type ToolResult } from '../facts.ts'
import { partyId } from '../party-ids.ts'
import type { ToolContext } from '../tool-context.ts'
import { late } from './ahead-late.ts'
import { itemsShown, withoutForecast } from './ahead-words.ts'
import {
  answerOf,
  type InvoiceQuery,
  type Open,
  ofNumber,
  type Sentence,
  totalOf,
} from './invoice-words.ts'

/** Unpaid or overdue ones: all, of some parties, due within days, or the first by an order. */
export async function invoices(context: ToolContext, args: InvoiceQuery): Promise<ToolResult> {
  const { tx, businessId, today } = context
  const found = await readOpenInvoices(tx, businessId, today)
  if (!found) return withoutForecast(context)
  if (found.kept === 0) return withoutInvoices(context, args)
  if (args.number !== undefined) return numbered(found.all, args, today)
  const idsOf = (some?: readonly Subject[]) =>
    some?.flatMap((each) => (each.kind === 'merchant' ? each.ids : []))
  const merchants = idsOf(args.subjects)
  const leftOut = idsOf(args.except) ?? []
  const isMeant = ({ side, merchant_id, party }: Open) => {
    const id = merchant_id ?? partyId(party)
    return side === args.side && (!merchants || merchants.includes(id)) && !leftOut.includes(id)
  }
  const own = found.open.filter(
    (each) =>
      isMeant(each) &&
      isOfSize(each, args) &&
      isOfAge(each, args, today) &&
      (!args.period || (each.due >= args.period.from && each.due <= args.period.to)),
  )
  const overdue = own.filter(({ due }) => due < today)
  const current = own.filter(({ due }) => due >= today)
  const isLate = args.state === 'overdue' || args.aspect === 'lateness'
  // The next to fall due is none whose day has passed, while there is another.
  const isNext = args.state === 'open' && args.first === 'next' && current.length > 0
  const shown = isLate ? overdue : args.state === 'current' || isNext ? current : own
  const isFromNow =
    args.state === 'open' && args.period !== undefined && daysBetween(today, args.period.from) <= 1
  const alsoLate =
    isFromNow || isNext ? found.open.filter(isMeant).filter(({ due }) => due < today) : []
  return {
    ...withLate(answerOf({ shown, overdue }, args, today), alsoLate),
    citations: [
      { ref: 'total', href: '/cash-management', rowCount: shown.length, label: 'Cash management' },
    ],
    rowCount: shown.length,
    truncated: shown.length > itemsShown,
    basis: ['Only invoices and bills that were added to Plimsoll are known.'],
    warnings: [],
    table: {
      columns: ['Due', 'Name', 'Amount'],
      rows: shown
        .slice(0, itemsShown)
        .map((each) => [{ day: each.due }, { text: each.party }, { minor: String(each.open) }]),
    },
    ...(shown.length === 0 ? { empty: true } : {}),
  }
}

function isOfSize({ open }: Open, { amountFrom, amountTo }: InvoiceQuery): boolean {
  const amount = magnitude(open)
  return (
    (amountFrom === undefined || amount >= amountFrom) &&
    (amountTo === undefined || amount <= amountTo)
  )
}

// An invoice without an issue date is at least as old as its due date.
function isOfAge({ issued, due }: Open, { olderThan }: InvoiceQuery, today: Day): boolean {
  if (!olderThan) return true
  const since = olderThan.since === 'issued' ? (issued ?? due) : due
  return daysBetween(since, today) > olderThan.days
}

// What falls due from now on leaves out what should have been paid already.
function withLate(answer: Sentence, late: readonly Open[]): Sentence {
  const [oldest, ...others] = [...late].sort((one, other) => (one.due < other.due ? -1 : 1))
  if (!oldest) return answer
  const party = `${oldest.side === 'in' ? 'from' : 'to'} {{late_party}}`
  const since = `${party}, since {{late_day}}`
  return {
    template: `${answer.template} On top of that, {{late}} is overdue already${others.length === 0 ? ` ${since}` : `, the oldest ${since}`}.`,
    facts: [
      ...answer.facts,
      money('late', totalOf(late), 'Overdue already'),
      named('late_party', oldest.party),
      date('late_day', oldest.due, 'Overdue since'),
    ],
  }
}

// Who owes money, and what is overdue, then show in the payments that are expected.
async function withoutInvoices(
  context: ToolContext,
  { aspect, state, side, subjects }: InvoiceQuery,
): Promise<ToolResult> {
  if (aspect !== 'owed' && state !== 'overdue')
    return emptyResult('No invoices are kept in Plimsoll, so I can’t tell which are unpaid.')
  const missing = await late(context, { side, ...(subjects ? { subjects } : {}) })
  return { ...missing, template: `No invoices are kept in Plimsoll. ${missing.template}` }
}

function numbered(
  all: readonly Open[],
  { number = '', side }: InvoiceQuery,
  today: Day,
): ToolResult {
  const found = all.filter((each) => each.number === number && each.side === side)
  return {
    ...ofNumber(found, number, today),
    citations: [
      { ref: 'total', href: '/cash-management', rowCount: found.length, label: 'Cash management' },
    ],
    rowCount: found.length,
    truncated: false,
    basis: ['Only invoices and bills that were added to Plimsoll are known.'],
    warnings: [],
    ...(found.length === 0 ? { empty: true } : {}),
  }
}
