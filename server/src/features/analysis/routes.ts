// HTTP for analysis: a period's variance and breakdown, commentary on it, and the settings of both.
import {
  analysisVariance,
  exportVariance,
  rateCommentary,
  readCommentary,
  rewriteCommentary,
} from '@plimsoll/contract/analysis'
import { analysisBreakdown } from '@plimsoll/contract/analysis-breakdown'
import { analysisMonths } from '@plimsoll/contract/analysis-months'
import { readAnalysisSettings, saveAnalysisSettings } from '@plimsoll/contract/analysis-settings'
import { Problem } from '@plimsoll/domain/problem'
import { isCategory } from '@plimsoll/domain/taxonomy'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { readFiguresVersion } from '../../books/version.store.ts'
import type { Context } from '../../context.ts'
import { asTenant } from '../../db/tenant.ts'
import { KeptReplies, sendKept } from '../../http/kept-replies.ts'
import { alreadySent, serve } from '../../http/serve.ts'
import { withForecastView } from '../forecast/service.ts'
import { breakdownOf } from './breakdown.ts'
import { commentaryOf, handleCommentary, rateText } from './commentary.ts'
import { comparedMonths } from './compared-months.ts'
import { keptFacts } from './kept-facts.ts'
import { analysisSettings, changeSettings } from './settings.ts'
import type { VarianceQuery } from './variance-query.ts'
import { varianceReply } from './variance-reply.ts'
import { exportOf } from './variance-sheet.ts'

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

  serve(app, context, exportVariance, async ({ principal: { businessId }, query, reply }) => {
    const wanted = wantedOf(query)
    const facts = await readFacts(businessId, await booksKey(context, businessId), wanted)
    const file = exportOf(varianceReply(facts, wanted), query.format)
    reply
      .type(file.type)
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .send(file.bytes)
    return alreadySent
  })

  serve(app, context, analysisMonths, async ({ principal, query, request, reply }) => {
    const { businessId } = principal
    const books = await booksKey(context, businessId)
    const made = await replies.get(`${books} months ${JSON.stringify(query)}`, async () => {
      const data = await comparedMonths(context, businessId, query)
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
    compare: query.compare ?? null,
    flow: query.flow_type ?? 'net',
    category,
    level,
    custom: { from: query.from, to: query.to },
  }
}
