// Keeps what customers have agreed to in a file, so that a connection outlives a restart. Invented
// figures: nothing secret. Tokens, open pages and switches are forgotten, as they are at any bank
// that is restarted.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Bank } from './bank.ts'
import type { State } from './state.ts'

type Kept = { version: 1; seed: string; firstMonth: string; aheadMs: number; now: number } & {
  [Name in 'users' | 'connections' | 'accounts' | 'rows']: [
    string,
    State[Name] extends Map<string, infer T> ? T : never,
  ][]
} & Pick<State, 'syncs'>

/** These change nothing that is kept. */
const passing = /^\/(oidc\/(token|request)|request)\b/

/**
 * Reads the file, if there is one, and writes it before every reply to a call that may have changed
 * something.
 */
export function keepIn(file: string, { app, state }: Bank) {
  const start = state.clockMs
  restore(state, readKept(file))
  const save = () => write(file, keptOf(state, start))
  app.addHook('onSend', async ({ method, url }, reply) => {
    const changes = method === 'GET' ? url.startsWith('/oidc/auth') : !passing.test(url)
    if (changes && reply.statusCode < 400) save()
  })
  // What happens later, when a slow bank has ended its update, belongs to no call.
  const later = state.later
  state.later = (ms, act) =>
    later(ms, () => {
      act()
      if (ms > 0) save()
    })
}

function keptOf(state: State, start: number): Kept {
  const { seed, firstMonth, users, connections, accounts, rows, syncs } = state
  return {
    version: 1,
    seed,
    firstMonth,
    aheadMs: state.clockMs - start,
    now: state.now(),
    users: [...users],
    connections: [...connections],
    accounts: [...accounts],
    rows: [...rows],
    syncs,
  }
}

function restore(state: State, kept: Kept | null) {
  if (kept?.version !== 1 || kept.seed !== state.seed) return
  // A clock that begins at a set day must not run back behind what has happened already.
  state.clockMs = Math.max(state.clockMs + kept.aheadMs, kept.now - Date.now())
  // Balances go on being added up from the same month.
  state.firstMonth = kept.firstMonth
  state.users = new Map(kept.users)
  state.connections = new Map(kept.connections)
  state.accounts = new Map(kept.accounts)
  state.rows = new Map(kept.rows)
  state.syncs = kept.syncs
}

/**
 * A file that cannot be read is a bank that has forgotten everything, which is no reason not to
 * open.
 */
function readKept(file: string): Kept | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept
  } catch {
    return null
  }
}

function write(file: string, kept: Kept) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.part`, JSON.stringify(kept), { mode: 0o600 })
  renameSync(`${file}.part`, file)
}
