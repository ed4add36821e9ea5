// Views of the transaction list: filters that were given a name.
import * as z from 'zod/mini'
import { done, endpoint, success } from './endpoint.ts'
import { givenName, id } from './wire.ts'

/** A list with filters that was given a name; `query` is that of the page's address. */
const savedView = z.object({ id, name: givenName, query: z.string().check(z.maxLength(1000)) })

export const listViews = endpoint({
  method: 'GET',
  path: '/data/transactions/views',
  access: 'complete',
  summary: 'The saved views of the transaction list.',
  reply: success(z.array(savedView)),
})

export const saveView = endpoint({
  method: 'POST',
  path: '/data/transactions/views',
  access: 'complete',
  summary: 'Saves a view; the same name takes the place of the one before.',
  body: z.object({ name: givenName, query: z.string().check(z.maxLength(1000)) }),
  reply: success(savedView),
})

export const dropView = endpoint({
  method: 'DELETE',
  path: '/data/transactions/views/:id',
  access: 'complete',
  summary: 'Removes a saved view.',
  params: z.object({ id }),
  reply: done,
})
