// Commentary on a period: requested by the page, written by a job from the facts of the variance
// and the outlook, and kept.
import type { CommentaryReply, CommentaryText } from '@plimsoll/contract/analysis'
import { writeCommentary } from '@plimsoll/domain/commentary/commentary'
import type { CommentaryInput } from '@plimsoll/domain/commentary/commentary-input'
import { regularPayments } from '@plimsoll/domain/commentary/regular-payments'
import type { Sentence } from '@plimsoll/domain/commentary/sentence'
import { faultInSentence } from '@plimsoll/domain/commentary/verify'
import { minor, sum } from '@plimsoll/domain/money'
import { Problem } from '@plimsoll/domain/problem'
import { subCategoryOf } from '@plimsoll/domain/taxonomy'
import { periodWords } from '@plimsoll/domain/variance/period-words'
import { type Timeframe, timeframes } from '@plimsoll/domain/variance/timeframe'
import { type AssistantModel, assistantModelOf } from '../../assistant-model/model.ts'
import { readBalance } from '../../books/figures/movements.store.ts'
import { readFiguresVersion } from '../../books/version.store.ts'
import type { Context } from '../../context.ts'
import { asTenant, type TenantTx } from '../../db/tenant.ts'
import type { Queue } from '../../jobs/jobs.ts'
import {
  type ForecastView,
  missingReceipts,
  outlookIn,
  withForecastView,
} from '../forecast/service.ts'
import {
  findCommentary,
  findRating,
  keepCommentary,
  keepRating,
  listPending,
  requestCommentary,
} from './commentary.store.ts'
import { reword } from './reword.ts'
import { settingsIn } from './settings.ts'
import { type VarianceFacts, varianceFacts } from './variance.ts'
import type { VarianceQuery } from './variance-query.ts'
import { baselineWords } from './variance-reply.ts'

/** Writes whatever commentary of a business is pending; running it twice changes nothing. */
const commentaryQueue: Queue = {
  name: 'analysis-commentary',
  retriesMax: 2,
  deadlineSeconds: 60,
  atOnce: 2,
  isMerged: true,
}

// The page gives up after 150 seconds, so it hears of a failure before.
const pendingSecondsMax = 140

type Reader = { readonly businessId: string; readonly userId: string }
type Period = Pick<VarianceQuery, 'timeframe' | 'custom'>

/** Registers the work. */
export function handleCommentary(context: Context): void {
  const model = assistantModelOf(context.env)
  context.jobs.handle<{ businessId: string }>(commentaryQueue, ({ businessId }) =>
    writePending(context, businessId, model),
  )
}

/**
 * The commentary of a period; where none is kept for the books as they stand, or `again`, it is
 * requested.
 */
export async function commentaryOf(
  context: Context,
  { businessId, userId }: Reader,
  { period, again = false }: { period: Period; again?: boolean },
): Promise<CommentaryReply> {
  const key = keyOf(period)
  const version = `${await readFiguresVersion(context.pool, businessId)} ${context.today()}`
  const kept = await asTenant(context.db, businessId, async (tx) => {
    const found = await findCommentary(tx, businessId, key)
    const isCurrent = found?.version === version
    const isUnderWay = found?.status === 'pending' && !isLost(found)
    if (found && isCurrent && (isUnderWay || !again))
      return { ...found, rating: await findRating(tx, businessId, { userId, period: key }) }
    await requestCommentary(tx, businessId, { period: key, version })
    await context.jobs.enqueue(tx, commentaryQueue.name, { businessId })
    return null
  })
  if (!kept) {
    context.jobs.wake(commentaryQueue.name)
    return { status: 'pending', rating: null, message: null, data: null }
  }
  if (isLost(kept))
    return {
      status: 'failure',
      rating: null,
      message: 'Writing the commentary took too long. Try again in a moment.',
      data: null,
    }
  const rating = kept.rating && (kept.rating > 0 ? 'up' : 'down')
  return { status: kept.status, rating, message: kept.message, data: kept.body }
}

/** Keeps what the reader thinks of a period's commentary, and gives its state. */
export async function rateText(
  context: Context,
  reader: Reader,
  { period, rating }: { period: Period; rating: CommentaryReply['rating'] },
): Promise<CommentaryReply> {
  const { businessId, userId } = reader
  await asTenant(context.db, businessId, (tx) =>
    keepRating(tx, businessId, {
      userId,
      period: keyOf(period),
      rating: rating && (rating === 'up' ? 1 : -1),
    }),
  )
  return commentaryOf(context, reader, { period })
}

function isLost({ status, seconds }: { status: string; seconds: number }): boolean {
  return status === 'pending' && seconds > pendingSecondsMax
}

/**
 * What the rules write comes first for all of them; a model rewords them side by side, so that a
 * slow one is waited for once.
 */
async function writePending(
  context: Context,
  businessId: string,
  model: AssistantModel | null,
): Promise<void> {
  const pending = await asTenant(context.db, businessId, (tx) => listPending(tx, businessId))
  const texts = []
  for (const request of pending)
    texts.push({ request, ...(await write(context, businessId, periodOfKey(request.period))) })
  await Promise.all(
    texts.map(async ({ request, message, body }) => {
      const kept = { ...request, message, body: model && body ? await reword(model, body) : body }
      await asTenant(context.db, businessId, (tx) => keepCommentary(tx, businessId, kept))
    }),
  )
}

type Written = { message: string | null; body: CommentaryText | null }

/** Against the forecast made before the period, or the period before where there was none. */
async function write(context: Context, businessId: string, period: Period): Promise<Written> {
  try {
    const body = await withForecastView(context, { businessId }, async (view, tx) => {
      const facts = await varianceFacts(tx, businessId, view, { ...period, compare: null })
      return bodyOf(await commentaryInput(tx, businessId, { facts, view, period }), facts)
    })
    return { message: null, body }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { message: error.message, body: null }
  }
}

/** The facts that commentary on a period is written from. */
export async function commentaryInput(
  tx: TenantTx,
  businessId: string,
  { facts, view, period }: { facts: VarianceFacts; view: ForecastView; period: Period },
): Promise<CommentaryInput> {
  const isRunning = facts.running && facts.compare === 'forecast'
  const { from, to } = facts.period
  const query = new URLSearchParams({ timeframe: period.timeframe, compare: facts.compare })
  if (period.timeframe === 'custom') {
    query.set('from', from)
    query.set('to', to)
  }
  const closing = !view.standing.books.balanceKnown
    ? null
    : isRunning
      ? (view.forecast.days.find(({ day }) => day === to)?.closing ?? null)
      : await readBalance(tx, businessId, to)
  return {
    asOf: facts.asOf,
    period: facts.period,
    running: isRunning,
    comparedWith: facts.compare === 'forecast' ? 'forecast' : periodWords(facts.baseline),
    lines: facts.lines,
    names: facts.names,
    closing,
    threshold: facts.threshold,
    about: (await settingsIn(tx, businessId)).about,
    outlook: outlookIn(view),
    uncategorised: sum(
      facts.lines
        .filter(({ subCategory }) => subCategoryOf(subCategory).category === 'uncategorised')
        .map(({ actual }) => minor(Math.abs(actual))),
    ),
    late: missingReceipts(view),
    regular: regularPayments(view.standing.run?.base.series ?? [], to),
    query: query.toString(),
  }
}

/** The commentary, without any sentence that states what no fact does. */
function bodyOf(input: CommentaryInput, facts: VarianceFacts): CommentaryText {
  const { headline, bullets } = writeCommentary(input)
  const fault = faultInSentence(headline)
  if (fault) throw new Error(`The headline was rejected: ${fault}`)
  return {
    as_of: facts.asOf,
    period: { ...facts.period, label: periodWords(facts.period) },
    words: baselineWords(facts),
    written_by: 'rules',
    headline: wireSentence(headline),
    bullets: bullets.filter((bullet) => faultInSentence(bullet) === null).map(wireSentence),
  }
}

function wireSentence({ template, facts }: Sentence) {
  return { template, facts: facts.map((fact) => ({ ...fact })) }
}

function keyOf({ timeframe, custom }: Period): string {
  return timeframe === 'custom' ? `custom ${custom.from ?? ''} ${custom.to ?? ''}` : timeframe
}

function periodOfKey(key: string): Period {
  const [name, from, to] = key.split(' ')
  const timeframe: Timeframe = timeframes.find((timeframe) => timeframe === name) ?? 'this_month'
  return { timeframe, custom: { from: from || undefined, to: to || undefined } }
}
