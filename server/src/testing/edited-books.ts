// Books that are edited in tests: a business with a statement in them, and short words for what is
// done to them.
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { expectBooksAddUp, exportBooks } from './books.ts'
import { type Caller, startTestServer, type TestServer } from './test-server.ts'
import { uploadAndSettle } from './uploads.ts'

/** A row of the list, as far as tests look at it. */
export type ListedTransaction = {
  id: string
  part_of?: { part: string; whole: string; parts: number }
  text: string
  amount: string
  day: string
  category: string
  sub_category: string
  subcategory_label: string
  label_source: string
  transfer: boolean
  excluded: boolean
  note: string | null
  edited: boolean
  state: string
  balance?: string | null
  origin: string
  merchant: { id: string; name: string } | null
  account: { id: string; name: string }
  splits?: { id: string; amount: string; transfer: boolean; sub_category: string }[]
}

/** A page of the list. */
type ListedPage = {
  data: ListedTransaction[]
  next_cursor: string | null
  total: { count: number; amount: string }
}

/** Someone with books, and what that person does to them. */
export class EditedBooks {
  readonly server: TestServer
  readonly caller: Caller

  constructor(server: TestServer, caller: Caller) {
    this.server = server
    this.caller = caller
  }

  /** A new business with statements in its books. */
  static async open(server: TestServer, ...statements: string[]): Promise<EditedBooks> {
    const caller = await server.signUp()
    const books = new EditedBooks(server, caller)
    for (const statement of statements) await books.upload(statement)
    return books
  }

  async upload(statement: string): Promise<string> {
    const done = await uploadAndSettle(this.caller, statement)
    expect([done.job_status, done.message]).toEqual(['success', undefined])
    return done.fileid
  }

  call(
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
  ): Promise<LightMyRequestResponse> {
    return this.caller.call({ method, url: `/api${path}`, ...(payload ? { payload } : {}) })
  }

  async list(query = ''): Promise<ListedPage> {
    const reply = await this.caller.get(`/data/transactions/list?limit=500&${query}`)
    expect([reply.statusCode, reply.statusCode === 200 ? '' : reply.body]).toEqual([200, ''])
    return reply.json() as ListedPage
  }

  /** The only row of a text, or of an amount. */
  async row(text: string): Promise<ListedTransaction> {
    const found = (await this.list()).data.filter((row) => row.text === text || row.amount === text)
    if (!found[0]) throw new Error(`no row of ${text}`)
    return found[0]
  }

  edit(id: string, edit: object, applyTo?: string): Promise<LightMyRequestResponse> {
    return this.call('POST', '/data/update-transactions', {
      transactions: [{ id, ...edit }],
      ...(applyTo ? { apply_to: applyTo } : {}),
    })
  }

  /** Edits and expects that it is done; returns the change. */
  async edited(id: string, edit: object, applyTo?: string): Promise<string> {
    const reply = await this.edit(id, edit, applyTo)
    expect([reply.statusCode, reply.statusCode === 200 ? '' : reply.body]).toEqual([200, ''])
    return (reply.json() as { data: { change_id: string } }).data.change_id
  }

  undo(changeId: string): Promise<LightMyRequestResponse> {
    return this.call('POST', `/data/transactions/changes/${changeId}/undo`)
  }

  async undone(changeId: string): Promise<void> {
    const reply = await this.undo(changeId)
    expect([reply.statusCode, reply.statusCode === 200 ? '' : reply.body]).toEqual([200, ''])
  }

  export(): Promise<string> {
    return exportBooks(this.server, this.caller)
  }

  addUp(): Promise<void> {
    return expectBooksAddUp(this.server, this.caller)
  }
}

export { startTestServer, type TestServer }

/**
 * A statement of a current account; the first and the third payment have their other legs in
 * `savings`.
 */
export const current = `Date,Description,Paid out,Paid in,Balance,Account
03/01/2026,QUAYSIDE TRADING,120.00,,880.00,Current
05/01/2026,PEBBLE HOUSE,20.00,,860.00,Current
06/01/2026,LOAN AND POT,150.00,,710.00,Current
07/01/2026,PEBBLE HOUSE,30.00,,680.00,Current
`

/**
 * A statement of a savings account: a leg of the whole, one of a part, and one that is not equal to
 * anything.
 */
export const savings = `Date,Description,Paid out,Paid in,Balance,Account
03/01/2026,QUAY IN,,120.00,1120.00,Savings
06/01/2026,POT IN,,50.00,1170.00,Savings
06/01/2026,ODD IN,,20.50,1190.50,Savings
`

/** The sentence of a refusal that must be a conflict. */
export async function conflict(call: Promise<LightMyRequestResponse>): Promise<string> {
  const reply = await call
  expect(reply.statusCode).toBe(409)
  return reply.json().message
}
