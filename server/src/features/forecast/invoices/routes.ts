// HTTP for invoices and bills.
import { listInvoices, readInvoiceFile, saveInvoices } from '@plimsoll/contract/invoices'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { asTenant } from '../../../db/tenant.ts'
import { serve } from '../../../http/serve.ts'
import { readView } from '../standing/view.ts'
import { changeInvoices, invoicesOf } from './invoices.ts'
import { rowsOfUpload } from './read-file.ts'

const success = 'success' as const

/** GET and POST data/invoices, and the reading of a file. */
export function registerInvoices(app: FastifyInstance, context: Context): void {
  serve(app, context, listInvoices, async ({ principal }) => ({
    status: success,
    data: await asTenant(context.db, principal.businessId, async (tx) => {
      const view = await readView(tx, principal.businessId, { today: context.today() })
      return view ? invoicesOf(tx, principal.businessId, view) : []
    }),
  }))
  serve(app, context, saveInvoices, async ({ principal, body }) => ({
    status: success,
    data: { undo: await changeInvoices(context, principal, body) },
  }))
  serve(app, context, readInvoiceFile, async ({ principal, request }) => ({
    status: success,
    data: { rows: await rowsOfUpload(context, principal.businessId, request) },
  }))
}
