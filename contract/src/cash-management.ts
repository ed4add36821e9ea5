// Cash management: what is free to spend, the weeks ahead, bills to pay and money due in, payers
// and their habits, taxes to keep money for. Everything here comes from the forecast; what is
// changed here is changed there.
import * as z from 'zod/mini'
import { endpoint, success } from './endpoint.ts'
import { invoiceSource, lineId, occurrenceState, partSource } from './forecast-lines.ts'
import { outlook, weekAhead } from './outlook.ts'
import { accountKind, amount, day, id, side } from './wire.ts'

/**
 * A payment that is due, or was met lately. With its line and due day it is named to every call of
 * the forecast.
 */
const dueItem = z.object({
  line_id: lineId,
  due: day, // names the occurrence
  day, // when cash is expected to move, or did
  side, // which way the money goes: a refund of a cost is due in
  merchant: z.string(),
  merchant_id: z.nullable(id),
  category: z.string(),
  sub_category: z.string(),
  subcategory_label: z.string(),
  source: partSource,
  entered: z.nullable(invoiceSource), // how an invoice or bill came in; null for all else
  amount, // in whole, signed
  matched: amount, // what has come of it
  open: amount, // what is still expected
  transactions: z.array(id), // that met it
  state: occurrenceState,
  words: z.string(), // "Monthly on the 1st", "An estimate of VAT …"
  probability: z.nullable(z.number()), // 0-1
  rail: z.nullable(z.enum(['direct_debit', 'standing_order', 'faster_payment', 'card', 'other'])),
  // Will be taken by itself: asking for another day is a matter for the payee.
  automatic: z.boolean(),
})

/** A due item as both sides hold it. */
export type DueItem = z.infer<typeof dueItem>

/** A week with the day of its lowest balance. */
const week = z.extend(weekAhead, { low_day: day })

const payer = z.object({
  merchant_id: z.nullable(id),
  merchant: z.string(),
  open: amount, // expected in the next 13 weeks
  overdue: amount,
  overdue_days: z.number(), // of the oldest that is overdue
  usual_delay: z.nullable(z.number()), // median days after the due day; below 0 is early
  late_delay: z.nullable(z.number()), // four in five are paid by then
  unusual: z.boolean(), // later than this payer has ever been
  last_day: z.nullable(day),
  line_id: lineId,
})

const tax = z.object({
  line_id: lineId,
  kind: z.enum(['vat', 'paye', 'cis', 'corporation_tax', 'self_assessment']),
  label: z.string(), // "VAT"
  period: z.string(), // "1 August to 31 October 2026"
  due: day,
  day,
  amount, // signed
  basis: z.string(),
  parts: z.array(z.object({ label: z.string(), amount })), // add up to the amount
  confidence: z.number(),
})

export const cashManagement = endpoint({
  method: 'GET',
  path: '/data/cash-management',
  access: 'complete',
  summary:
    'What is free to spend, the weeks ahead, what is due, payers, and taxes to keep money for.',
  reply: success(
    z.nullable(
      z.object({
        today: day,
        as_of: day,
        cash: z.object({
          balance: amount,
          known: z.boolean(),
          buffer: amount,
          overdraft: amount, // of all accounts that count, a magnitude
          // How far the outlook's low stays above the end of the overdrafts; below 0 where payments
          // would bounce.
          headroom: z.nullable(amount),
          // What leads from the balance to the outlook's low: balance + in - out = low. Null
          // without an outlook.
          to_low: z.nullable(z.object({ in: amount, out: amount })),
          // What would be left above the buffer if no money came in: balance - buffer - bills.
          if_nobody_pays: z.nullable(
            z.object({
              until: day, // 13 weeks ahead
              bills: amount, // a magnitude: `items` on side out that are due until then
              amount,
            }),
          ),
        }),
        outlook,
        hide_pay: z.boolean(), // single pay is not shown: the payroll of a day stands as one sum
        weeks: z.array(week),
        // 13 weeks, for the calendar
        days: z.array(z.object({ day, in: amount, out: amount, closing: amount })),
        items: z.array(dueItem), // overdue, and due within 13 weeks, by day
        // Receipts, invoices and bills that are owed although they are too late for the forecast to
        // count on them, by due day.
        missed: z.array(dueItem),
        paid: z.array(dueItem), // met within the last 31 days, the latest first
        cancelled: z.array(dueItem), // invoices and bills that were cancelled, the latest due first
        // What is expected without a day of its own, by day as the strip counts it: with the items
        // of a side it adds up to the strip.
        irregular: z.array(
          z.object({
            side,
            weekly: amount, // of the 13 weeks on average, a magnitude
            payees: z.number(), // who brought or took such money in the last three months
            words: z.string(), // "About £557 a week to 2 irregular suppliers", and what of it nobody stands behind
            days: z.array(z.object({ day, amount })), // magnitudes; below 0 where items exceed the strip
          }),
        ),
        payers: z.array(payer),
        taxes: z.array(tax),
        set_aside: z.array(z.object({ label: z.string(), amount, due: day })), // what of the balance already belongs to HMRC
        tax_notes: z.array(z.string()),
        accounts: z.array(
          z.object({
            id,
            name: z.string(),
            kind: accountKind,
            currency: z.string(),
            included: z.boolean(),
            balance: z.nullable(amount),
            buffer: amount,
            overdraft: amount,
            // Where it stands lowest within the outlook's horizon if nothing is moved; null where
            // it does not count.
            low: z.nullable(z.object({ day, balance: amount })),
          }),
        ),
        // What to move between them so that none falls below its buffer within five weeks.
        transfers: z.array(
          z.object({
            from: z.object({ id, name: z.string() }),
            to: z.object({ id, name: z.string() }),
            amount,
            by: day,
            low: amount, // of the account it goes to, without it
            low_day: day,
          }),
        ),
      }),
    ),
  ),
})

/** Cash management as both sides hold it. Null while there are no books. */
export type CashManagement = NonNullable<z.infer<typeof cashManagement.reply>['data']>

export const exportDue = endpoint({
  method: 'GET',
  path: '/data/cash-management/export',
  access: 'complete',
  summary: 'Due items as CSV or XLSX, or as a calendar (iCal).',
  query: z.object({
    format: z.enum(['csv', 'xlsx', 'ics']),
    side: z.optional(side),
    // "line:due" of the items wanted, with commas between them; all where not given.
    items: z.optional(z.string().check(z.maxLength(8000))),
  }),
  reply: z.unknown(),
})
