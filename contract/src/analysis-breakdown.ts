// What happened in a period apart from any comparison: months, concentration, and cash from its
// sources to its uses.
import { timeframes } from '@plimsoll/domain/variance/timeframe'
import * as z from 'zod/mini'
import { endpoint, success } from './endpoint.ts'
import { amount, day, id, month, side } from './wire.ts'

const party = z.object({
  merchant_id: z.nullable(id), // null: payments without a name
  merchant: z.string(),
  amount,
  payments: z.number(),
  share: z.number(), // of the total, from 0 to 1, three decimals
  is_platform: z.boolean(), // a card processor or marketplace: it pays out what many customers paid
})

/** The largest, and what the others came to; together they are the total. */
const concentration = z.object({
  total: amount,
  parties: z.array(party),
  others: z.object({ amount, count: z.number() }),
})

const cashPath = z.object({
  side, // that its payments count on
  category: z.string(),
  category_label: z.string(),
  amount, // a magnitude
  is_refund: z.boolean(), // refunds exceed payments, so it stands on the other side
})

const breakdown = z.object({
  period: z.object({ from: day, to: day, label: z.string() }), // as far as it has happened
  customers: concentration,
  suppliers: concentration,
  // sources = uses + net; where net is negative, uses = sources − net
  cash: z.object({
    sources: z.array(cashPath),
    uses: z.array(cashPath),
    net: amount,
    total: amount, // the larger of both sides
  }),
  months: z.array(
    z.object({
      month,
      in: amount,
      out: amount,
      net: amount,
      average: z.nullable(amount), // net of three whole months; null where there aren't three
      is_running: z.boolean(),
    }),
  ),
})

/** The breakdown of a period as both sides hold it. */
export type AnalysisBreakdown = z.infer<typeof breakdown>

export const analysisBreakdown = endpoint({
  method: 'GET',
  path: '/v1/analysis/breakdown',
  access: 'complete',
  summary:
    'What happened in a period: twelve months, the largest customers and suppliers, and cash from its sources to its uses.',
  query: z.object({
    timeframe: z.optional(z.enum(timeframes, 'Choose a period from the list.')),
    from: z.optional(day), // with timeframe=custom
    to: z.optional(day),
  }),
  reply: success(breakdown),
})
