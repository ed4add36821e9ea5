// The word `sales` over HTTP: projects, their status, bulk changes and undo. What projects do to
// the firm's cash is served by the forecast.
import * as sales from '@plimsoll/contract/sales'
import * as changes from '@plimsoll/contract/sales-changes'
import { readCounting, setCounting } from '@plimsoll/contract/sales-counting'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Context } from '../../context.ts'
import { asTenant, type TenantTx } from '../../db/tenant.ts'
import { KeptReplies, sendKept } from '../../http/kept-replies.ts'
import { alreadySent, serve } from '../../http/serve.ts'
import type { Principal } from '../../http/tokens.ts'
import { type ProjectBook, readProjectBook } from './book.ts'
import { readHistory } from './changes.store.ts'
import { createProject, redateMilestone, updateProject } from './details.ts'
import { exportOf } from './export.ts'
import { listOf, rowsFor } from './list.ts'
import { candidatesFor, matchByHand } from './matches.ts'
import { planOf, runPlan } from './pipeline.ts'
import { writeCounting } from './projects.store.ts'
import { findProject, undoChange, withProjects } from './save.ts'
import { settingsOf } from './settings.ts'
import { changeStatus, changeStatuses, setProbability, shiftDates } from './statuses.ts'
import { projectOf } from './view.ts'

const success = 'success' as const

/** Registers every call under v1/sales that changes or reads projects alone. */
export function registerSales(app: FastifyInstance, context: Context): void {
  registerPipeline(app, context)
  registerReading(app, context)
  registerDetails(app, context)
  registerStatuses(app, context)
}

function registerReading(app: FastifyInstance, context: Context): void {
  const lists = new KeptReplies()
  serve(app, context, sales.listProjects, async ({ principal, query, request, reply }) => {
    const book = await withBook(context, principal, (read) => read)
    const made = await lists.get(`${book.key} ${JSON.stringify(query)}`, async () =>
      z.encode(sales.listProjects.reply, listOf(book, query)),
    )
    return sendKept(request, reply, made)
  })
  serve(app, context, changes.exportProjects, async ({ principal, query, reply }) => {
    const file = await withBook(context, principal, (book) =>
      exportOf(rowsFor(book, query), { book, format: query.format ?? 'csv' }),
    )
    reply
      .type(file.type)
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .send(file.bytes)
    return alreadySent
  })
  serve(app, context, sales.readProject, async ({ principal, params }) => ({
    status: success,
    data: await readOne(context, principal, params.id),
  }))
  serve(app, context, sales.projectSettings, ({ principal, params }) =>
    withBook(context, principal, (book) => ({
      status: success,
      data: settingsOf(book, findProject(book, params.id)),
    })),
  )
  serve(app, context, sales.listCandidates, ({ principal, params, query }) =>
    withBook(context, principal, async (book, tx) => {
      const wanted = { book, id: params.id, itemId: query.item_id }
      const rows = await candidatesFor(tx, principal.businessId, wanted)
      return {
        status: success,
        data: rows.map(({ id, ...row }) => ({ transaction_id: id, ...row })),
      }
    }),
  )
  serve(app, context, readCounting, ({ principal }) =>
    withBook(context, principal, ({ counting, stored }) => ({
      status: success,
      data: { counting, has_projects: stored.size > 0 },
    })),
  )
}

function registerDetails(app: FastifyInstance, context: Context): void {
  serve(app, context, sales.createProject, async ({ principal, body }) => {
    const id = await createProject(context, principal, body)
    return { status: success, data: await readOne(context, principal, id) }
  })
  serve(app, context, sales.updateProject, async ({ principal, params, body }) => {
    const { version, why, ...patch } = body
    await updateProject(context, principal, { id: params.id, patch, version, why })
    return {
      status: success,
      message: 'Updated the project details' as const,
      data: await readOne(context, principal, params.id),
    }
  })
  serve(app, context, sales.redateItem, async ({ principal, params, body }) => {
    const { item_id: itemId, day = null, version } = body
    await redateMilestone(context, principal, { id: params.id, itemId, day, version })
    return { status: success, data: await readOne(context, principal, params.id) }
  })
  serve(app, context, sales.matchItem, async ({ principal, params, body }) => {
    const { item_id: itemId, transaction_ids: transactionIds, kind } = body
    await matchByHand(context, principal, { id: params.id, itemId, transactionIds, kind })
    return { status: success, data: await readOne(context, principal, params.id) }
  })
  serve(app, context, setCounting, async ({ principal, body }) => {
    await withProjects(context, principal.businessId, (tx) =>
      writeCounting(tx, principal.businessId, body.counting),
    )
    return { status: success, data: { counting: body.counting } }
  })
}

function registerStatuses(app: FastifyInstance, context: Context): void {
  serve(app, context, changes.changeProjectStatus, async ({ principal, params, body }) => {
    const change_id = await changeStatus(context, principal, {
      id: params.id,
      newStatus: body.new_status,
      effectiveDate: body.effective_date ?? context.today(),
      reason: body.reason,
      version: body.version,
    })
    return {
      status: success,
      message: 'Updated the project status' as const,
      data: await readOne(context, principal, params.id),
      change_id,
    }
  })
  serve(app, context, changes.bulkStatus, async ({ principal, body }) => {
    const { series_ids: ids, new_status: newStatus, effective_date: effectiveDate, reason } = body
    const done = await changeStatuses(context, principal, { ids, newStatus, effectiveDate, reason })
    return changedReply(done, ids)
  })
  serve(app, context, changes.bulkDates, async ({ principal, body }) => {
    const { series_ids: ids, days, reason } = body
    return changedReply(await shiftDates(context, principal, { ids, days, reason }), ids)
  })
  serve(app, context, changes.bulkProbability, async ({ principal, body }) => {
    const { series_ids: ids, probability, reason } = body
    return changedReply(await setProbability(context, principal, { ids, probability, reason }), ids)
  })
  serve(app, context, changes.undoProjectChange, async ({ principal, params }) => ({
    status: success,
    data: await undoChange(context, principal, params.id),
  }))
}

function registerPipeline(app: FastifyInstance, context: Context): void {
  serve(app, context, changes.previewPipeline, ({ principal, body }) =>
    withBook(context, principal, (book) => ({
      status: success,
      data: planOf(book, { text: body.text, mapping: body.mapping }),
    })),
  )
  serve(app, context, changes.importPipeline, async ({ principal, body }) => {
    const { text, mapping, plan, skip = [] } = body
    return {
      status: success,
      data: await runPlan(context, principal, { text, mapping, plan, skip }),
    }
  })
}

function changedReply(done: { changeId: string; words: string }, ids: readonly string[]) {
  const series_ids = [...new Set(ids)]
  return { status: success, data: { change_id: done.changeId, series_ids, words: done.words } }
}

function readOne(context: Context, principal: Principal, id: string) {
  return withBook(context, principal, async (book, tx) =>
    projectOf(findProject(book, id), {
      book,
      history: await readHistory(tx, principal.businessId, id),
    }),
  )
}

function withBook<T>(
  context: Context,
  { businessId }: Principal,
  work: (book: ProjectBook, tx: TenantTx) => Promise<T> | T,
): Promise<T> {
  return asTenant(context.db, businessId, async (tx) =>
    work(await readProjectBook(tx, businessId, { today: context.today() }), tx),
  )
}
