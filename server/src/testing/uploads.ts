// Uploading files in tests as a browser does: a multipart body, then asking until the job has
// ended.
import { setTimeout as sleep } from 'node:timers/promises'
import type { LightMyRequestResponse } from 'fastify'
import type { Caller } from './test-server.ts'

/** What check-file-processed says. */
type Checked = {
  job_status: 'pending' | 'success' | 'failure'
  progress: number
  message?: string
  error_code?: string
  plan_id?: string
  report?: {
    transactions: number
    duplicates: number
    total_in: string
    total_out: string
    first_day: string | null
    last_day: string | null
    opening_balance?: string
    closing_balance?: string
    assumptions: { code: string; message: string }[]
    accounts?: { name: string; currency: string; is_new?: boolean }[]
    balance_check?: 'absent' | 'proved' | 'unproved'
    possible_duplicates?: {
      position: number
      text: string
      existing: { day: string; amount: string; text: string }
    }[]
    left_out?: number
    doubts?: { code: string; message: string }[]
    remembered_on?: string
  }
  questions?: { code: string }[]
}

/** One part of a multipart body. */
type FilePart = { field?: string; filename?: string; content: string | Buffer }

/** A multipart body of files, and the header that goes with it. */
export function multipart(parts: readonly FilePart[]): { payload: Buffer; type: string } {
  const boundary = '----plimsoll-test'
  const chunks = parts.flatMap(({ field = 'excelFile', filename = 'statement.csv', content }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${filename}"\r\ncontent-type: text/csv\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
  return {
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
    type: `multipart/form-data; boundary=${boundary}`,
  }
}

/** Sends parts as they are and answers with the reply. */
export async function send(
  caller: Caller,
  parts: readonly FilePart[],
  options: { plan?: boolean; key?: string } = {},
): Promise<LightMyRequestResponse> {
  const { payload, type } = multipart(parts)
  return caller.call({
    method: 'POST',
    url: `/api/data/upload-process-excel${options.plan ? '?plan=true' : ''}`,
    payload,
    headers: { 'content-type': type, ...(options.key ? { 'idempotency-key': options.key } : {}) },
  })
}

/** Uploads one file and returns its id. */
export async function upload(
  caller: Caller,
  content: string | Buffer,
  options: { plan?: boolean; filename?: string } = {},
): Promise<string> {
  const reply = await send(
    caller,
    [{ content, filename: options.filename ?? 'statement.csv' }],
    options,
  )
  if (reply.statusCode !== 200) throw new Error(`upload refused: ${reply.body}`)
  return (reply.json() as { data: { fileid: string } }).data.fileid
}

const pollMs = 50
const pollsMax = 1800

/** Asks once how far an upload has come. */
export async function check(caller: Caller, fileid: string): Promise<Checked> {
  const reply = await caller.post('/data/check-file-processed', { fileid })
  if (reply.statusCode !== 200) throw new Error(`check refused: ${reply.body}`)
  return (reply.json() as { data: Checked }).data
}

/** Asks until the job has ended. */
export async function settled(caller: Caller, fileid: string): Promise<Checked> {
  for (let polls = 0; polls < pollsMax; polls++) {
    const checked = await check(caller, fileid)
    if (checked.job_status !== 'pending') return checked
    await sleep(pollMs)
  }
  throw new Error('the job did not end')
}

/** Uploads a file and waits for its end. */
export async function uploadAndSettle(
  caller: Caller,
  content: string | Buffer,
  options: { plan?: boolean; filename?: string } = {},
): Promise<Checked & { fileid: string }> {
  const fileid = await upload(caller, content, options)
  return { fileid, ...(await settled(caller, fileid)) }
}
