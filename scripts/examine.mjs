// `npm run examine`: the security examination's own figures again, within ten minutes: a stranger's calls with another
// business's ids over all routes, bad tokens, random calls, and rounds of kill -9 with acknowledged writes counted.
// EXAMINE_MINUTES (10) bounds it; the last lines are the counts, and the end is 1 where one is not as it should be. A word after it
// chooses parts by their names (`npm run examine -- kill`).
// @ts-check
import { createHmac, randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from './build.mjs'

await buildIfStale()
const { startPlimsoll, stopAll } = await import('./ops/processes.mjs')
const { call, signUp, startLoad } = await import('./ops/load.mjs')
const { embeddedIn } = await import('./ops/embedded.mjs')

const callersCount = 4
let startedAt = Date.now()
const minutes = Number(process.env.EXAMINE_MINUTES ?? 10)
/** Each part has a share of the time. @param {number} share */
const until = (share) => startedAt + minutes * 60_000 * share * 0.95
const port = Number(process.env.OPS_PORT ?? 4310) + 6
const origin = `http://127.0.0.1:${port}`
const folder = mkdtempSync(join(tmpdir(), 'plimsoll-examine-'))
chmodSync(folder, 0o755)
const dataDir = join(folder, 'data')
const start = () => startPlimsoll({ DATA_DIR: dataDir, PORT: String(port) })

/** @type {Record<string, Record<string, number>>} */
const figures = {}
/** How often each was met. @type {Map<string, number>} */
const problems = new Map()
const report = (/** @type {string} */ problem) =>
  problems.set(problem, (problems.get(problem) ?? 0) + 1)
const count = (/** @type {string} */ part, /** @type {string} */ what) => {
  figures[part] ??= {}
  figures[part][what] = (figures[part][what] ?? 0) + 1
}

// These end the account or the session of whoever calls them, or take the demo company's seconds
// each time.
const leftOut = new Set([
  '/user/account DELETE',
  '/auth/logout POST',
  '/data/delete-user-data DELETE',
  '/mock/load-data GET',
  '/user/sessions DELETE',
])

let server = await start()
try {
  const [owner, stranger] = [await signUp(origin), await signUp(origin)]
  for (const person of [owner, stranger])
    await call(origin, { path: '/mock/load-data', token: person.token })
  const routes = await listRoutes()
  const parts = {
    'calls of a stranger': () => crossTenants(owner, stranger, routes),
    'calls with bad tokens': () => badTokens(owner, routes),
    'random calls': () => fuzz(stranger, routes),
    'kill -9': kill,
  }
  // The parts share the time after the set-up, however long that took.
  startedAt = Date.now()
  for (const [part, examine] of Object.entries(parts)) {
    if (!part.includes(process.argv[2] ?? '')) continue
    await examine()
    // A part that counted nothing has examined nothing.
    if (!figures[part]) report(`nothing was counted: ${part}`)
  }
} catch (error) {
  report(error instanceof Error ? (error.stack ?? error.message) : String(error))
} finally {
  await stopAll()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
for (const [part, counts] of Object.entries(figures))
  process.stdout.write(`${part}: ${JSON.stringify(counts)}\n`)
process.stdout.write(
  `${((Date.now() - startedAt) / 60_000).toFixed(1)} minutes, ${problems.size} problems\n`,
)
for (const [problem, times] of [...problems].slice(0, 20))
  process.stdout.write(`  ${problem}${times > 1 ? ` (${times} times)` : ''}\n`)
process.exit(problems.size ? 1 : 0)

/**
 * Every route of the published description. @returns {Promise<{ path: string, method: string,
 * isOpen: boolean }[]>}
 */
async function listRoutes() {
  const { body } = await call(origin, { path: '/openapi.json' })
  return Object.entries(body.paths)
    .flatMap(([path, methods]) =>
      Object.entries(/** @type {Record<string, any>} */ (methods)).map(([method, operation]) => ({
        path: path.replace(/^\/api/, ''),
        method: method.toUpperCase(),
        // Public routes name no security.
        isOpen: !operation.security?.length,
      })),
    )
    .filter(({ path, method }) => !leftOut.has(`${path} ${method}`))
}

/**
 * @typedef {import('./ops/load.mjs').Person} Person @typedef {Awaited<ReturnType<typeof
 * listRoutes>>} Routes
 */

/**
 * The stranger calls everything with ids that are the owner's. @param {Person} owner @param
 * {Person} stranger @param {Routes} routes
 */
async function crossTenants(owner, stranger, routes) {
  const lists = [
    '/data/transactions/list?limit=50',
    '/data/uploads',
    '/data/forecast/recurring',
    '/data/merchants',
    '/data/rules',
    '/user/sessions',
  ]
  const idsOf = async (/** @type {Person} */ person) => {
    const texts = await Promise.all(
      lists.map(async (path) =>
        JSON.stringify((await call(origin, { path, token: person.token })).body),
      ),
    )
    return new Set(
      texts.join('').match(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g) ?? [],
    )
  }
  const own = await idsOf(stranger)
  const foreign = [...(await idsOf(owner))].filter((id) => !own.has(id))
  if (!foreign.length) report('The owner has no ids to try.')
  const before = await fingerprint(owner)
  const chosen = foreign.filter((_, at) => at % Math.ceil(foreign.length / 30) === 0)
  const calls = chosen.flatMap((id) => routes.map((route) => ({ id, route })))
  const caller = async () => {
    for (let next = calls.shift(); next && Date.now() < until(0.3); next = calls.shift())
      await callAsStranger({ ...next, stranger, foreign })
  }
  await Promise.all(Array.from({ length: callersCount }, caller))
  if ((await fingerprint(owner)) !== before) report('The stranger changed something of the owner.')
}

/** @param {{ id: string, route: Routes[number], stranger: Person, foreign: string[] }} attempt */
async function callAsStranger({ id, route, stranger, foreign }) {
  const isRead = route.method === 'GET'
  const query = isRead ? `?id=${id}&account=${id}&scenario=${id}&series_id=${id}&line_id=${id}` : ''
  const path = `${route.path.replace(/\{\w+\}/g, id)}${query}`
  const body = {
    id,
    ids: [id],
    transactions: [{ id, note: 'mine' }],
    series_ids: [id],
    fileid: id,
    seriesId: id,
  }
  const reply = await call(origin, {
    path,
    method: route.method,
    token: stranger.token,
    ...(isRead ? {} : { body }),
  })
  count('calls of a stranger', String(reply.status))
  // What the stranger sent may come back in a refusal; other ids of the owner may not.
  const text = JSON.stringify(reply.body)
  if (foreign.some((other) => other !== id && text.includes(other)))
    report(`leak: ${route.method} ${path}`)
  if (reply.status >= 500 && reply.status !== 503)
    report(`${reply.status}: ${route.method} ${path}`)
}

/** @param {Person} person */
async function fingerprint({ token }) {
  const paths = ['/data/transactions/list?limit=500', '/user/account', '/data/uploads']
  return JSON.stringify(
    await Promise.all(paths.map(async (path) => (await call(origin, { path, token })).body.data)),
  )
}

/** @param {Person} person @param {Routes} routes */
async function badTokens({ token }, routes) {
  const [head = '', claims = '', signature = ''] = token.split('.')
  const encode = (/** @type {object} */ value) =>
    Buffer.from(JSON.stringify(value)).toString('base64url')
  const open = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const signed = (/** @type {object} */ header, /** @type {object} */ body, key = '') => {
    const text = `${encode(header)}.${encode(body)}`
    return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
  }
  const known = JSON.parse(Buffer.from(head, 'base64url').toString())
  const tokens = [
    '',
    'x',
    'a.b.c',
    `${head}.${claims}`,
    `${head}.${claims}.`,
    `${head}.${claims}.${signature.slice(0, -4)}AAAA`,
    `${encode({ ...known, alg: 'none' })}.${claims}.`,
    `${encode({ alg: 'none' })}.${claims}.${signature}`,
    `${head}.${encode({ ...open, sub: randomUUID() })}.${signature}`,
    `${head}.${encode({ ...open, exp: open.exp + 9e6 })}.${signature}`,
    signed(known, open),
    signed(known, open, 'secret'),
    signed({ ...known, alg: 'HS512' }, open),
    signed({ ...known, kid: '../../dev/null' }, open),
    signed(known, { ...open, exp: 1 }),
    signed(known, { ...open, jti: randomUUID() }),
  ]
  for (const route of routes.filter(({ isOpen }) => !isOpen))
    for (const bad of tokens) {
      if (Date.now() > until(0.45)) return
      const path = route.path.replace(/\{\w+\}/g, randomUUID())
      const { status } = await call(origin, {
        path,
        method: route.method,
        token: bad || undefined,
        body: route.method === 'GET' ? undefined : {},
      })
      count('calls with bad tokens', String(status))
      if (status < 400) report(`let in: ${route.method} ${path}`)
    }
}

/** @param {Person} person @param {Routes} routes */
async function fuzz({ token }, routes) {
  const values = [
    null,
    true,
    0,
    -1,
    1e308,
    '',
    'x',
    '\u0000',
    '\ud800',
    '../../etc/passwd',
    "' or 1=1 --",
    '9'.repeat(400),
    [],
    {},
    [[[[]]]],
    '2026-02-31',
    '12.34',
    randomUUID(),
  ]
  const names = [
    'id',
    'ids',
    'name',
    'email',
    'transactions',
    'amount',
    'date',
    'from',
    'to',
    'limit',
    'cursor',
    'rules',
    'business',
    'fileid',
    'verdicts',
    'q',
    'category',
    'seriesId',
    'answers',
  ]
  const any = () => values[Math.floor(Math.random() * values.length)]
  const name = () => names[Math.floor(Math.random() * names.length)] ?? 'x'
  const caller = async () => {
    while (Date.now() < until(0.7)) {
      const route = routes[Math.floor(Math.random() * routes.length)]
      if (!route || route.path.startsWith('/user/sessions')) continue
      const query =
        route.method === 'GET'
          ? `?${name()}=${encodeURIComponent(JSON.stringify(any()) ?? '').replace(/%5Cud800/gi, '')}`
          : ''
      const path = `${route.path.replace(/\{\w+\}/g, () => (Math.random() < 0.5 ? randomUUID() : '%00'))}${query}`
      const body =
        route.method === 'GET'
          ? undefined
          : Object.fromEntries(Array.from({ length: 4 }, () => [name(), any()]))
      const { status } = await call(origin, { path, method: route.method, token, body })
      count('random calls', String(status))
      if (status >= 500 && status !== 503)
        report(`${status}: ${route.method} ${path} ${JSON.stringify(body)?.slice(0, 200)}`)
    }
  }
  await Promise.all(Array.from({ length: callersCount }, caller))
  if (!server.isUp()) report(`The server ended: ${server.output.text}`)
}

/** Rounds of kill -9: the server, the database, or both. */
async function kill() {
  const database = embeddedIn(dataDir)
  for (let round = 0; Date.now() < until(0.95); round++) {
    const kind = ['server', 'database', 'everything'][round % 3] ?? ''
    const load = startLoad({ origin, person: await signUp(origin), perSecond: 50 })
    await load.progress(20)
    if (kind !== 'server') database.kill()
    if (kind !== 'database') {
      await server.stop('SIGKILL')
      await load.stop()
      server = await start()
    } else {
      await load.progress(10)
      await load.stop()
      if (!server.isUp()) report('The server ended with its database.')
    }
    const { lost, doubled } = await load.compare(database.url())
    figures['kill -9'] ??= { rounds: 0, acknowledged: 0, lost: 0, doubled: 0 }
    const sums = figures['kill -9']
    sums.rounds = (sums.rounds ?? 0) + 1
    sums.acknowledged = (sums.acknowledged ?? 0) + load.acknowledged.length
    sums.lost = (sums.lost ?? 0) + lost
    sums.doubled = (sums.doubled ?? 0) + doubled
    if (lost || doubled) report(`${lost} lost and ${doubled} doubled after a kill of ${kind}`)
  }
}
