// The return from the bank: what its page handed back is read once, taken out of the address at
// once, and reported to the server once.
import {
  type AttemptKind,
  attemptKinds,
  type Connection,
  onboardCallback,
  reauth,
  reconsent,
} from '@plimsoll/contract/bank'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { localItems } from '../../api/session.ts'
import { awaitSync } from './awaited.ts'
import { keepConnection } from './queries.ts'

const names = ['state', 'code', 'id_token', 'error', 'error_description', 'iss'] as const
const lengthMax = 8000

/** What was handed back, what for, and what becomes of it. */
export type Returned = {
  readonly kind: AttemptKind
  readonly handedBack: { readonly [name in (typeof names)[number]]?: string }
  answer?: Promise<Answer> | undefined
}

/** How the server took it; the words are there for renewals. */
type Answer = { connection: Connection; message: string | null }

let latest: Returned | null = null

/**
 * Reads query and fragment and cleans the address and its place in the history: a code never stays
 * there. Called again on the same page (React may) it returns the same; after a reload it returns
 * null, and `isAwaited` shows that there was a return.
 */
export function takeReturned(): Returned | null {
  const read = (text: string) => new URLSearchParams(text)
  const [query, fragment] = [read(location.search), read(location.hash.slice(1))]
  const isReturn = names.some((name) => query.has(name) || fragment.has(name))
  if (!isReturn) return isAwaited() ? latest : null
  const handedBack = Object.fromEntries(
    names.flatMap((name) => {
      const value = fragment.get(name) ?? query.get(name)
      return value === null ? [] : [[name, value.slice(0, lengthMax)]]
    }),
  )
  latest = { kind: kindOf(handedBack.state ?? '', fragment.size > 0), handedBack }
  history.replaceState({ [mark]: latest.kind }, '', location.pathname)
  return latest
}

const mark = 'bankReturn'

/** Whether this entry of the history is one in which a bank's page has handed something back. */
export function isAwaited(): boolean {
  return (history.state as Record<string, unknown> | null)?.[mark] !== undefined
}

/**
 * Read from the prefix of the state, or, if unknown, from where the parameters stood. The server
 * refuses what does not fit.
 */
function kindOf(state: string, isInFragment: boolean): AttemptKind {
  const prefix = attemptKinds.find((kind) => state.startsWith(`${kind}.`))
  return prefix ?? (isInFragment ? 'reauth' : 'add')
}

/**
 * Reports to the server, once however often it is called; `again` after a call that got no answer.
 */
export function complete(returned: Returned, client: QueryClient, again = false): Promise<Answer> {
  if (again) returned.answer = undefined
  returned.answer ??= report(returned, client)
  return returned.answer
}

async function report(returned: Returned, client: QueryClient): Promise<Answer> {
  const isRenewal = returned.kind !== 'add'
  if (isRenewal) localStorage.setItem(localItems.reconnected, 'true')
  try {
    const answer = await send(returned)
    keepConnection(client, answer.connection)
    awaitSync()
    // A first connection completes onboarding and is a source of figures; everything is fetched
    // again.
    void client.invalidateQueries()
    return answer
  } catch (error) {
    if (isRenewal) localStorage.removeItem(localItems.reconnected)
    throw error
  }
}

async function send({ kind, handedBack }: Returned): Promise<Answer> {
  if (kind === 'add') {
    const { data } = await call(onboardCallback, { query: handedBack })
    return { connection: data, message: null }
  }
  const endpoint = kind === 'reauth' ? reauth : reconsent
  const { data, message } = await call(endpoint, { body: handedBack })
  return { connection: data, message }
}
