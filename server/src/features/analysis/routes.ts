// HTTP for analysis: a period's variance and breakdown, commentary on it, and the settings of both.
import {
  analysisVariance,
  rateCommentary,
  readCommentary,
  rewriteCommentary,
} from '@plimsoll/contract/analysis'
import { analysisBreakdown } from '@plimsoll/contract/analysis-breakdown'
import { analysisMonths, comparedMonthsMax } from '@plimsoll/contract/analysis-months'
import { readAnalysisSettings, saveAnalysisSettings } from '@plimsoll/contract/analysis-settings'
import {
  firstDayOf,
  lastDayOf,
  type Month,
  monthOf,
  monthsBetween,
  monthsFrom,
} from '@plimsoll/domain/calendar'
import { Problem } from '@plimsoll/domain/problem'
import { isCategory } from '@plimsoll/domain/taxonomy'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { readFiguresVersion } from '../../books/version.store.ts'
import type { Context } from '../../context.ts'
import { asTenant } from '../../db/tenant.ts'
import { KeptReplies, sendKept } from '../../http/kept-replies.ts'
import { serve } from '../../http/serve.ts'
import { withForecastView } from '../forecast/service.ts'
import { breakdownOf } from './breakdown.ts'
import { commentaryOf, handleCommentary, rateText } from './commentary.ts'
import { comparedMonth } from './month-variance.ts'
import { analysisSettings, changeSettings } from './settings.ts'
import { type VarianceFacts, varianceFacts } from './variance.ts'
import type { VarianceQuery } from './variance-query.ts'
import { varianceReply } from './variance-reply.ts'

const factsMax = 200

/** Registers the calls of v1/analysis. */
export function registerAnalysis(app: FastifyInstance, context: Context): void {
  const replies = new KeptReplies()
  const readFacts = keptFacts(context)

  serve(app, context, analysisVariance, async ({ principal, query, request, reply }) => {
    const wanted = wantedOf(query)
    const { businessId } = principal
    const books = await booksKey(context, businessId)
    const made = await replies.get(`${books} ${JSON.stringify(wanted)}`, async () => {
      const facts = await readFacts(businessId, books, wanted)
      return z.encode(analysisVariance.reply, varianceReply(facts, wanted))
    })
    return sendKept(request, reply, made)
  })

  serve(app, context, analysisMonths, async ({ principal, query, request, reply }) => {
    const { businessId } = principal
    const books = await booksKey(context, businessId)
    const made = await replies.get(`${books} months ${JSON.stringify(query)}`, async () => {
      const months = await monthsOver(context, businessId, query)
      const data = []
      // One after the other: making a forecast again is work for a whole core.
      for (const month of months) {
        const facts = await readFacts(businessId, books, wholeMonth(month)).catch(noForecast)
        data.push(comparedMonth(month, facts))
      }
      return z.encode(analysisMonths.reply, { status: 'success' as const, data })
    })
    return sendKept(request, reply, made)
  })

  serve(app, context, analysisBreakdown, async ({ principal, query, request, reply }) => {
    const wanted = periodWanted(query)
    const { businessId } = principal
    const key = `${await booksKey(context, businessId)} breakdown ${JSON.stringify(wanted)}`
    const made = await replies.get(key, async () => ({
      status: 'success',
      data: z.encode(
        analysisBreakdown.reply.shape.data,
        await withForecastView(context, { businessId }, (view, tx) =>
          breakdownOf(tx, businessId, { view, query: wanted }),
        ),
      ),
    }))
    return sendKept(request, reply, made)
  })

  registerCommentary(app, context)
  registerSettings(app, context)
}

function registerCommentary(app: FastifyInstance, context: Context): void {
  handleCommentary(context)
  serve(app, context, readCommentary, ({ principal, query }) =>
    commentaryOf(context, principal, { period: periodWanted(query) }),
  )
  serve(app, context, rewriteCommentary, ({ principal, body }) =>
    commentaryOf(context, principal, { period: periodWanted(body), again: true }),
  )
  serve(app, context, rateCommentary, ({ principal, body }) =>
    rateText(context, principal, { period: periodWanted(body), rating: body.rating }),
  )
}

function registerSettings(app: FastifyInstance, context: Context): void {
  serve(app, context, readAnalysisSettings, ({ principal: { businessId } }) =>
    asTenant(context.db, businessId, async (tx) => ({
      status: 'success' as const,
      data: await analysisSettings(tx, businessId),
    })),
  )
  serve(app, context, saveAnalysisSettings, ({ principal: { businessId }, body }) =>
    asTenant(context.db, businessId, async (tx) => {
      await changeSettings(tx, businessId, body)
      return { status: 'success' as const, data: await analysisSettings(tx, businessId) }
    }),
  )
}

type FactsQuery = Pick<VarianceQuery, 'timeframe' | 'compare' | 'custom'>

/**
 * Reads the facts of a period once: every row of a table is prefetched by itself, and the cash-flow
 * table shows the differences of the same months.
 */
function keptFacts(context: Context) {
  const kept = new Map<string, Promise<VarianceFacts>>()
  return (businessId: string, books: string, { timeframe, compare, custom }: FactsQuery) =>
    keepOnce(kept, `${books} ${JSON.stringify([timeframe, compare, custom])}`, () =>
      withForecastView(context, { businessId }, (view, tx) =>
        varianceFacts(tx, businessId, view, { timeframe, compare, custom }),
      ),
    )
}

function wholeMonth(month: Month): FactsQuery {
  return {
    timeframe: 'custom',
    compare: 'forecast',
    custom: { from: firstDayOf(month), to: lastDayOf(month) },
  }
}

/** The months of a span that were over on the day of the figures. */
async function monthsOver(
  context: Context,
  businessId: string,
  { from, to }: { from: Month; to: Month },
): Promise<Month[]> {
  const count = monthsBetween(from, to) + 1
  if (count < 1) throw new Problem('invalid', 'The first month comes after the last.')
  if (count > comparedMonthsMax)
    throw new Problem('invalid', `Ask for at most ${comparedMonthsMax} months at once.`)
  const current = await withForecastView(context, { businessId }, ({ standing }) =>
    monthOf(standing.asOf),
  )
  return monthsFrom(from, to).filter((month) => month < current)
}

/** A month before the books, or too early in them, has no forecast to be compared with. */
function noForecast(error: unknown): null {
  if (error instanceof Problem && error.code === 'unusable') return null
  throw error
}

/** What every figure depends on: a reply under this key is never stale. */
async function booksKey(context: Context, businessId: string): Promise<string> {
  const version = await readFiguresVersion(context.pool, businessId)
  return [businessId, version, context.today()].join(' ')
}

function periodWanted(span: z.output<typeof readCommentary.query>) {
  return {
    timeframe: span.timeframe ?? ('this_month' as const),
    custom: { from: span.from, to: span.to },
  }
}

function wantedOf(query: z.output<typeof analysisVariance.query>): VarianceQuery {
  const { category = null, level = 'category' } = query
  if (category !== null && !isCategory(category))
    throw new Problem('invalid', 'There is no such category.')
  if (level === 'merchant' && category === null)
    throw new Problem('invalid', 'Choose a category to see its merchants.')
  return {
    timeframe: query.timeframe ?? 'this_month',
    compare: query.compare ?? 'forecast',
    flow: query.flow_type ?? 'net',
    category,
    level,
    custom: { from: query.from, to: query.to },
  }
}

/**
 * The value of a key, made once even when asked for several times at once; failures are not kept.
 */
function keepOnce<T>(
  kept: Map<string, Promise<T>>,
  key: string,
  make: () => Promise<T>,
): Promise<T> {
  const known = kept.get(key)
  if (known) return known
  const made = make()
  kept.set(key, made)
  made.catch(() => kept.delete(key))
  const [oldest] = kept.keys()
  if (kept.size > factsMax && oldest) kept.delete(oldest)
  return made
}
