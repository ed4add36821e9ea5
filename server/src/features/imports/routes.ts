// HTTP for uploads, their plans and undo, the demo company and the template.
import {
  checkFileProcessed,
  commitUpload,
  downloadTemplate,
  forgetReading as forgetEndpoint,
  listPlannedRows,
  listUploads,
  loadDemo as loadDemoEndpoint,
  lookIntoUpload,
  undoUpload as undoEndpoint,
  uploadFile,
} from '@plimsoll/contract/imports'
import type { Answers } from '@plimsoll/domain/statement/statement'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { newId } from '../../db/new-id.ts'
import { goneSignal } from '../../http/gone.ts'
import { runOnceForFile } from '../../http/idempotency.ts'
import { alreadySent, serve } from '../../http/serve.ts'
import { loadDemo } from './demo.ts'
import { handleImports } from './jobs.ts'
import { forgetReading, lookInto } from './look.ts'
import { LookLimit } from './look-limit.ts'
import {
  checkUpload,
  commit,
  plannedRowsOf,
  receive,
  startUpload,
  undoUpload,
  uploadsOf,
} from './service.ts'
import { writeTemplate } from './template.ts'

const status = 'success' as const

/** Everything about uploads, and their job. */
export function registerImports(app: FastifyInstance, context: Context): void {
  handleImports(context)
  serveUpload(app, context)
  serve(app, context, checkFileProcessed, async ({ body, principal }) => ({
    status,
    data: await checkUpload(context, { businessId: principal.businessId, uploadId: body.fileid }),
  }))
  serve(app, context, commitUpload, async ({ params: { fileid }, body, principal }) => {
    await commit(context, { businessId: principal.businessId, uploadId: fileid }, body)
    return { status, data: { fileid } }
  })
  serveLooks(app, context)
  serve(app, context, listUploads, async ({ principal }) => ({
    status,
    data: await uploadsOf(context, principal.businessId),
  }))
  serve(app, context, undoEndpoint, async ({ params, principal }) => {
    await undoUpload(context, { businessId: principal.businessId, uploadId: params.fileid })
    return { status }
  })
  serve(app, context, loadDemoEndpoint, async ({ principal }) => ({
    status,
    data: await loadDemo(context, principal.businessId),
  }))
  serve(app, context, downloadTemplate, async ({ reply }) => {
    reply
      .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
      .header('content-disposition', 'attachment; filename="Plimsoll template.xlsx"')
      .send(template)
    return alreadySent
  })
}

const template = writeTemplate()

function serveLooks(app: FastifyInstance, context: Context): void {
  serve(app, context, listPlannedRows, async ({ params, principal }) => ({
    status,
    data: await plannedRowsOf(context, {
      businessId: principal.businessId,
      uploadId: params.fileid,
    }),
  }))
  const limit = new LookLimit()
  serve(app, context, lookIntoUpload, async ({ params, body, principal, reply }) => {
    const key = { businessId: principal.businessId, uploadId: params.fileid }
    const leave = limit.admit(key.businessId, Date.now())
    const options = { answers: body.answers as Answers | undefined, signal: goneSignal(reply) }
    return { status, data: await lookInto(context, key, options).finally(leave) }
  })
  serve(app, context, forgetEndpoint, async ({ params, principal }) => {
    await forgetReading(context, { businessId: principal.businessId, uploadId: params.fileid })
    return { status }
  })
}

function serveUpload(app: FastifyInstance, context: Context): void {
  serve(app, context, uploadFile, async ({ query, principal, request }) => {
    const key = { businessId: principal.businessId, uploadId: newId() }
    const file = await receive(context, key, request)
    const run = async () => {
      await startUpload(context, key, { file, stopAtPlan: query.plan === 'true' })
      return { status: uploadFile.status, body: { status, data: { fileid: key.uploadId } } }
    }
    try {
      const sent = await runOnceForFile(
        { context, endpoint: uploadFile, request, principal, run },
        file,
      )
      return sent?.body as { status: typeof status; data: { fileid: string } }
    } finally {
      // Does nothing to a file that was kept; one that an earlier request had sent already goes.
      await file.drop()
    }
  })
}
