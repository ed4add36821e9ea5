// Files uploaded, read in a job, planned, stored, listed and undone; and the demo company.
import * as z from 'zod/mini'
import { done, endpoint, success } from './endpoint.ts'
import { amount, day, id, instant } from './wire.ts'

const possibleDuplicate = z.object({
  position: z.number(), // of the row in the plan, as `leave_out` names it
  line: z.number(),
  day,
  amount,
  text: z.string(),
  existing: z.object({ day, amount, text: z.string() }),
})

/**
 * A new row that looks like one the books hold already. It is added unless a person leaves it out.
 */
export type PossibleDuplicate = z.infer<typeof possibleDuplicate>

/**
 * What a plan holds, or what was stored. Counts and totals are of what is new in the books, totals
 * in `currency`; days and balances are the file's own.
 */
const report = z.object({
  transactions: z.number(),
  duplicates: z.number(),
  skipped: z.array(z.object({ reason: z.string(), count: z.number() })),
  bad_rows: z.array(
    z.object({
      sheet: z.string(),
      line: z.number(),
      column: z.string(),
      value: z.string(),
      code: z.string(),
      message: z.string(),
    }),
  ),
  first_day: z.nullable(day),
  last_day: z.nullable(day),
  total_in: amount,
  total_out: amount, // a magnitude
  currency: z.string(),
  // every currency of the new rows with its own sums, where there are several
  totals: z.optional(
    z.array(z.object({ currency: z.string(), total_in: amount, total_out: amount })),
  ),
  opening_balance: z.optional(amount),
  closing_balance: z.optional(amount),
  assumptions: z.array(z.object({ code: z.string(), message: z.string() })),
  layout: z.optional(z.string()),
  accounts: z.optional(
    z.array(z.object({ name: z.string(), currency: z.string(), is_new: z.optional(z.boolean()) })),
  ),
  balance_check: z.optional(z.enum(['absent', 'proved', 'unproved'])),
  possible_duplicates: z.optional(z.array(possibleDuplicate)), // the first 100
  left_out: z.optional(z.number()), // rows that a person left out of the plan
  uncategorised: z.optional(z.number()), // of what was added, once it is stored
  // Why a person should look before this is stored; empty where the file proves itself.
  doubts: z.optional(z.array(z.object({ code: z.string(), message: z.string() }))),
  remembered_on: z.optional(instant), // when a user last set how files of this layout are read
})

/** A report as it travels. */
export type Report = z.infer<typeof report>

const question = z.object({
  code: z.enum(['date_order', 'amount_sign', 'sheet', 'columns']),
  message: z.string(),
  options: z.array(
    z.object({ value: z.string(), label: z.string(), example: z.optional(z.string()) }),
  ),
})

/** How far an upload has come. */
export const uploadState = z.enum(['pending', 'planned', 'stored', 'failed', 'undone'])

/** What a column can hold, as the domain knows it. */
const columnRole = z.enum([
  'date',
  'description',
  'counterparty',
  'reference',
  'type',
  'amount',
  'money_in',
  'money_out',
  'sign',
  'fee',
  'balance',
  'currency',
  'account',
  'category',
  'bank_id',
  'status',
  'notes',
])

const columnAnswer = z.enum([...columnRole.options, 'ignore'])

const answers = z.object({
  sheet: z.optional(z.string().check(z.maxLength(200))),
  dateOrder: z.optional(z.enum(['DMY', 'MDY', 'YMD'])),
  amountSign: z.optional(z.enum(['as_written', 'inverted', 'mixed'])),
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))), // where the file names none
  // by index, from 0
  columns: z.optional(z.record(z.string().check(z.regex(/^\d{1,3}$/)), columnAnswer)),
  headerLine: z.optional(z.nullable(z.int().check(z.gte(1)))), // null: the file has no header
})

/** The multipart field that carries the file. */
export const uploadField = 'excelFile'

// The body is multipart, which the endpoint's JSON shapes cannot describe; the route reads it as a
// stream.
export const uploadFile = endpoint({
  method: 'POST',
  path: '/data/upload-process-excel',
  access: 'onboarding',
  summary:
    'Takes one file (multipart field excelFile) and reads it in a job; with plan=true it stops at the plan.',
  query: z.object({ plan: z.optional(z.enum(['true', 'false'])) }),
  reply: success(z.object({ fileid: id })),
})

export const checkFileProcessed = endpoint({
  method: 'POST',
  path: '/data/check-file-processed',
  access: 'onboarding',
  summary: 'How far the job of an upload has come.',
  body: z.object({ fileid: id }),
  reply: success(
    z.object({
      job_status: z.enum(['pending', 'success', 'failure']),
      progress: z.number(),
      message: z.optional(z.string()),
      error_code: z.optional(z.string()),
      report: z.optional(report),
      questions: z.optional(z.array(question)),
      plan_id: z.optional(z.string()),
    }),
  ),
})

export const commitUpload = endpoint({
  method: 'POST',
  path: '/data/uploads/:fileid/commit',
  access: 'onboarding',
  summary:
    'Stores the plan that was shown; 409 if the books have changed so that it no longer holds. With answers the file is read again first.',
  params: z.object({ fileid: id }),
  body: z.object({
    plan_id: z.optional(z.string()),
    answers: z.optional(answers),
    // positions of rows of the plan
    leave_out: z.optional(z.array(z.int().check(z.gte(0))).check(z.maxLength(1000))),
  }),
  reply: success(z.object({ fileid: id })),
})

const readRow = z.object({
  line: z.number(),
  day,
  amount,
  currency: z.string(),
  text: z.string(),
  balance: z.nullable(amount),
})

const plannedRow = z.extend(readRow, {
  position: z.number(),
  sheet: z.string(),
  is_known: z.boolean(), // the books hold it already
})

/** One row of a plan as it would be stored. */
export type PlannedRow = z.infer<typeof plannedRow>

export const listPlannedRows = endpoint({
  method: 'GET',
  path: '/data/uploads/:fileid/rows',
  access: 'onboarding',
  summary: 'The first 20 rows of an upload as they would be stored, or were, in order of days.',
  params: z.object({ fileid: id }),
  reply: success(z.array(plannedRow)),
})

export const listUploads = endpoint({
  method: 'GET',
  path: '/data/uploads',
  access: 'onboarding',
  summary: 'The uploads of the business, newest first.',
  reply: success(
    z.array(
      z.object({
        fileid: id,
        filename: z.string(),
        bytes: z.number(),
        uploaded_on: instant,
        state: uploadState,
        message: z.nullable(z.string()),
        report: z.nullable(report),
      }),
    ),
  ),
})

export const undoUpload = endpoint({
  method: 'DELETE',
  path: '/data/uploads/:fileid',
  access: 'onboarding',
  summary: 'Takes one upload and everything it brought back out of the books.',
  params: z.object({ fileid: id }),
  reply: done,
})

export const loadDemo = endpoint({
  method: 'GET',
  path: '/mock/load-data',
  access: 'onboarding',
  summary: 'Loads DemoCompany Ltd. and completes onboarding.',
  reply: success(z.object({ company: z.string(), transactions: z.number() })),
})

// The reply is a file, so its shape is unknown.
export const downloadTemplate = endpoint({
  method: 'GET',
  path: '/data/template',
  access: 'public',
  summary: 'Our own spreadsheet template, to fill in and upload.',
  reply: z.unknown(),
})

const column = z.object({
  index: z.number(),
  header: z.string(),
  role: z.nullable(columnRole),
  examples: z.array(z.string()),
})

const trial = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('read'),
    columns: z.array(column),
    rows: z.array(readRow), // the first 20
    transactions: z.number(),
    total_in: amount,
    total_out: amount, // a magnitude
    currency: z.string(), // of the totals: the first row's
    first_day: z.nullable(day),
    last_day: z.nullable(day),
    opening_balance: z.nullable(amount),
    closing_balance: z.nullable(amount),
    balance_check: z.enum(['absent', 'proved', 'unproved']),
    bad_rows: z.number(),
    assumptions: z.array(z.object({ code: z.string(), message: z.string() })),
  }),
  z.object({
    kind: z.literal('refused'),
    code: z.string(),
    message: z.string(),
    columns: z.array(column),
  }),
])

/** How a file would be read with some answers. */
export type Trial = z.infer<typeof trial>

// A POST, because answers are too long for an address; it changes nothing.
export const lookIntoUpload = endpoint({
  method: 'POST',
  path: '/data/uploads/:fileid/look',
  access: 'onboarding',
  summary:
    'The first rows of a file, and how it would be read with these answers (or as it’s read now). Stores nothing.',
  params: z.object({ fileid: id }),
  body: z.object({ answers: z.optional(answers) }),
  reply: success(
    z.object({
      sheets: z.array(z.string()),
      // the one shown; null for bank data files, which have no columns to choose
      sheet: z.nullable(z.string()),
      lines: z.array(z.object({ line: z.number(), cells: z.array(z.string()) })), // the first 50
      header_line: z.nullable(z.number()),
      answers,
      trial,
    }),
  ),
})

export const forgetReading = endpoint({
  method: 'DELETE',
  path: '/data/uploads/:fileid/memory',
  access: 'onboarding',
  summary: 'Forgets how files of this layout are read.',
  params: z.object({ fileid: id }),
  reply: done,
})
