// Reads a file of open invoices: the server takes it apart, the rows come back as text.
import { uploadField } from '@plimsoll/contract/imports'
import { readInvoiceFile } from '@plimsoll/contract/invoices'
import * as z from 'zod/mini'
import { addressOf, send, settle } from '../../../api/call.ts'

/** The rows of a file of open invoices, as text. */
export async function readFileRows(file: File): Promise<string[][]> {
  const body = new FormData()
  body.append(uploadField, file)
  const reply = await settle(await send(addressOf(readInvoiceFile, {}), { method: 'POST', body }))
  return z.parse(readInvoiceFile.reply, reply).data.rows
}
