// `npm run test:ops`: what takes neighbours or minutes. Databases that are killed and restarted under writes, two web
// processes behind nginx restarted one after the other, and a primary that dies and leaves the work to its replica.
// OPS_ROUNDS sets how often connections and databases are broken (30), OPS_PORT the first of ten ports (4310).
// @ts-check
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildIfStale } from './build.mjs'

await buildIfStale()
const { clusterIn, findPrograms, identity, openToAll } = await import('./ops/postgres.mjs')
const { launch, startPlimsoll, stopAll } = await import('./ops/processes.mjs')
const { signUp, startLoad } = await import('./ops/load.mjs')
const { embeddedIn } = await import('./ops/embedded.mjs')

const rounds = Number(process.env.OPS_ROUNDS ?? 30)
const firstPort = Number(process.env.OPS_PORT ?? 4310)
const [proxyPort, webPort, otherPort, primaryPort, replicaPort, bouncerPort] = [
  0, 1, 2, 3, 4, 5,
].map((n) => firstPort + n)
const perSecond = 50
const secretsKey = Buffer.alloc(32, 7).toString('base64')

const bin = findPrograms()
const pgbouncer = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((path) => existsSync(path))
const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path))
const missing = [
  ...(bin ? [] : ['postgresql']),
  ...(pgbouncer ? [] : ['pgbouncer']),
  ...(nginx ? [] : ['nginx']),
]

/** @type {{ name: string, needs: string[], run: (folder: string) => Promise<object> }[]} */
const tests = [
  {
    name: 'connections and the embedded database broken under writes',
    needs: [],
    run: breakEmbedded,
  },
  {
    name: 'a PostgreSQL of its own restarted under writes',
    needs: ['postgresql'],
    run: restartServer,
  },
  {
    name: 'a rolling restart of two web processes',
    needs: ['postgresql', 'pgbouncer', 'nginx'],
    run: rollOver,
  },
  { name: 'a failover to a streaming replica', needs: ['postgresql', 'pgbouncer'], run: failOver },
]

let failed = 0
for (const { name, needs, run } of tests.filter(({ name }) =>
  name.includes(process.argv[2] ?? ''),
)) {
  const lacking = needs.filter((need) => missing.includes(need))
  if (lacking.length) {
    process.stdout.write(`skipped: ${name}. Install ${lacking.join(' and ')} to run it.\n`)
    continue
  }
  const folder = openToAll(mkdtempSync(join(tmpdir(), 'plimsoll-ops-')))
  const from = Date.now()
  try {
    const figures = await run(folder)
    process.stdout.write(
      `ok: ${name}, ${((Date.now() - from) / 1000).toFixed(0)} s\n  ${JSON.stringify(figures)}\n`,
    )
  } catch (error) {
    failed++
    process.stdout.write(`FAILED: ${name}\n  ${error instanceof Error ? error.stack : error}\n`)
  } finally {
    await stopAll()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
process.exit(failed ? 1 : 0)

/**
 * Every other round ends connections at random, the others kill the whole database. @param {string}
 * folder
 */
async function breakEmbedded(folder) {
  const dataDir = join(folder, 'data')
  const server = await startPlimsoll({ DATA_DIR: dataDir, PORT: String(webPort) })
  const origin = `http://127.0.0.1:${webPort}`
  const load = startLoad({ origin, person: await signUp(origin), perSecond })
  const database = embeddedIn(dataDir)
  const awayMs = []
  for (let round = 0; round < rounds; round++) {
    await load.progress(40)
    const from = Date.now()
    if (round % 2) await database.endConnections()
    else {
      database.kill()
      await load.progress(1)
      awayMs.push(Date.now() - from)
    }
    if (!server.isUp()) throw new Error(`Plimsoll ended in round ${round}: ${server.output.text}`)
  }
  await load.progress(40)
  const figures = await load.stop()
  const compared = await load.compare(database.url())
  await server.stop()
  return check({ rounds, ...figures, ...compared, medianMsUntilWrites: median(awayMs), exits: 0 })
}

/** Stops and starts the server in order, and now and then without. @param {string} folder */
async function restartServer(folder) {
  const cluster = await primaryIn(folder)
  const server = await startPlimsoll(
    envOf(folder, { PORT: String(webPort), DATABASE_URL: cluster.url() }),
  )
  const origin = `http://127.0.0.1:${webPort}`
  const load = startLoad({ origin, person: await signUp(origin), perSecond })
  const restarts = Math.max(2, Math.round(rounds / 5))
  for (let round = 0; round < restarts; round++) {
    await load.progress(60)
    await cluster.end(round % 3 === 2 ? 'SIGKILL' : 'SIGINT')
    await sleep(500)
    await cluster.start()
    await load.progress(1)
    if (!server.isUp()) throw new Error(`Plimsoll ended in round ${round}: ${server.output.text}`)
  }
  await load.progress(40)
  const figures = await load.stop()
  const compared = await load.compare(cluster.url())
  await server.stop()
  await cluster.end('SIGINT')
  return check({ restarts, ...figures, ...compared, exits: 0 })
}

/**
 * nginx before two web processes and a worker, PgBouncer in transaction mode behind them. @param
 * {string} folder
 */
async function rollOver(folder) {
  const cluster = await primaryIn(folder)
  const bouncer = await startBouncer(folder, primaryPort)
  const env = bouncedEnv(folder, cluster)
  const ports = [webPort, otherPort]
  const webs = ports.map((port) => ({ port, process: /** @type {any} */ (null) }))
  for (const web of webs)
    web.process = await startPlimsoll({ ...env, ROLE: 'web', PORT: String(web.port) })
  const worker = await startPlimsoll({ ...env, ROLE: 'worker' })
  const proxy = startProxy(folder, ports)
  const origin = `http://127.0.0.1:${proxyPort}`
  await untilServing(origin)
  const person = await signUp(origin)
  const load = startLoad({ origin, person, perSecond })
  const rolls = 3
  for (let roll = 0; roll < rolls; roll++)
    for (const web of webs) {
      await load.progress(60)
      // The proxy comes first: a connection that it made the moment before the end would be
      // refused.
      proxy.serveFrom(ports.filter((port) => port !== web.port))
      await load.progress(20)
      await web.process.stop()
      web.process = await startPlimsoll({ ...env, ROLE: 'web', PORT: String(web.port) })
      proxy.serveFrom(ports)
    }
  await load.progress(60)
  const { acknowledged, counts } = await load.stop()
  const compared = await load.compare(cluster.url())
  for (const running of [...webs.map((web) => web.process), worker, proxy, bouncer])
    await running.stop()
  await cluster.end('SIGINT')
  const failures = Object.keys(counts).filter((what) => !/answered 200$/.test(what))
  if (failures.length) throw new Error(`Requests failed: ${JSON.stringify(counts)}`)
  return check({
    restarts: rolls * webs.length,
    acknowledged,
    counts,
    ...compared,
    failedRequests: 0,
  })
}

/**
 * The primary dies, the replica is promoted, and PgBouncer is pointed to it. @param {string} folder
 */
async function failOver(folder) {
  const cluster = await primaryIn(folder)
  const replica = clusterIn({ bin: bin ?? '', folder, port: replicaPort })
  await replica.makeReplicaOf(primaryPort)
  // Only what the replica has is acknowledged; otherwise the last moments before the failure could
  // be lost.
  await cluster.ask(`alter system set synchronous_standby_names = 'replica'`)
  await cluster.ask('select pg_reload_conf()')
  const bouncer = await startBouncer(folder, primaryPort)
  const server = await startPlimsoll({ ...bouncedEnv(folder, cluster), PORT: String(webPort) })
  const origin = `http://127.0.0.1:${webPort}`
  const load = startLoad({ origin, person: await signUp(origin), perSecond })
  await load.progress(100)
  const from = Date.now()
  await cluster.end('SIGKILL')
  await replica.promote()
  const promotedMs = Date.now() - from
  writeBouncer(folder, replicaPort)
  bouncer.child.kill('SIGHUP')
  await load.progress(1)
  const writesMs = Date.now() - from
  await load.progress(100)
  const figures = await load.stop()
  const compared = await load.compare(replica.url())
  if (!server.isUp()) throw new Error(`Plimsoll ended: ${server.output.text}`)
  for (const running of [server, bouncer]) await running.stop()
  await replica.end('SIGINT')
  return check({ ...figures, ...compared, promotedMs, msUntilWritesWork: writesMs })
}

/** @param {string} folder */
async function primaryIn(folder) {
  const cluster = clusterIn({ bin: bin ?? '', folder, port: primaryPort })
  await cluster.make()
  return cluster
}

/** @param {string} folder @param {Record<string, string>} more */
function envOf(folder, more) {
  return { DATA_DIR: join(folder, 'files'), SECRETS_KEY: secretsKey, BANK_SANDBOX: 'off', ...more }
}

/** @param {string} folder @param {{ url(user?: string, port?: number): string }} cluster */
function bouncedEnv(folder, cluster) {
  return envOf(folder, {
    DATABASE_OWNER_URL: cluster.url(),
    DATABASE_URL: cluster.url('plimsoll_web', bouncerPort),
    DATABASE_NAMED_STATEMENTS: 'off',
  })
}

/** @param {string} folder @param {number} port */
function writeBouncer(folder, port) {
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
plimsoll = host=127.0.0.1 port=${port} dbname=plimsoll
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${bouncerPort}
unix_socket_dir =
auth_type = plain
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 20
server_login_retry = 1
server_check_delay = 0
max_client_conn = 200
`,
    { mode: 0o644 },
  )
}

/** @param {string} folder @param {number} port */
async function startBouncer(folder, port) {
  // The role that requests log in as is made by hand where PgBouncer has to know it.
  const { ask } = clusterIn({ bin: bin ?? '', folder, port })
  await ask.call({}, `create role plimsoll_web login password 'harbour'`)
  await ask.call({}, 'grant plimsoll_web to plimsoll with admin option')
  writeFileSync(join(folder, 'users.txt'), '"plimsoll_web" "harbour"\n', { mode: 0o644 })
  writeBouncer(folder, port)
  const ids = identity ? { uid: identity.uid, gid: identity.gid } : {}
  const bouncer = launch(pgbouncer ?? '', [join(folder, 'pgbouncer.ini')], { ...ids, cwd: folder })
  await untilListening(bouncerPort)
  return bouncer
}

/**
 * nginx, whose upstreams stand in a file of their own and can be changed while it runs.
 * @param {string} folder @param {number[]} ports
 */
function startProxy(folder, ports) {
  const file = join(folder, 'nginx.conf')
  const upstreams = join(folder, 'upstreams.conf')
  const nameUpstreams = (/** @type {number[]} */ serving) =>
    writeFileSync(
      upstreams,
      ports
        .map((port) => `server 127.0.0.1:${port}${serving.includes(port) ? '' : ' down'};`)
        .join('\n'),
    )
  nameUpstreams(ports)
  writeFileSync(
    file,
    `daemon off; worker_processes 1; pid ${join(folder, 'nginx.pid')}; error_log stderr crit;
events { worker_connections 512; }
http {
  access_log off;
  # A reload closes kept connections; a browser sends such a request again by itself, the test does not.
  keepalive_timeout 0;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(folder, `nginx-${name}`)};`).join(' ')}
  upstream plimsoll { include ${upstreams}; }
  server {
    listen 127.0.0.1:${proxyPort};
    location / {
      proxy_pass http://plimsoll;
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_next_upstream error timeout;
    }
  }
}
`,
  )
  const proxy = launch(nginx ?? '', ['-c', file, '-p', folder, '-e', 'stderr'])
  return {
    ...proxy,
    /** @param {number[]} serving */
    serveFrom(serving) {
      nameUpstreams(serving)
      proxy.child.kill('SIGHUP')
    },
  }
}

/** @param {number} port */
async function untilListening(port) {
  for (let tries = 0; tries < 200; tries++) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await new Promise((resolve) => {
      socket.once('connect', () => resolve(true))
      socket.once('error', () => resolve(false))
    })
    socket.destroy()
    if (isOpen) return
    await sleep(50)
  }
  throw new Error(`Nothing listens on port ${port}.`)
}

/** @param {string} origin */
async function untilServing(origin) {
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(`${origin}/api/health`).then(
        (reply) => reply.ok,
        () => false,
      )
    )
      return
    await sleep(100)
  }
  throw new Error('nginx does not reach Plimsoll.')
}

/** @template {{ lost: number, doubled: number }} F @param {F} figures */
function check(figures) {
  if (figures.lost || figures.doubled)
    throw new Error(`Acknowledged writes went wrong: ${JSON.stringify(figures)}`)
  return figures
}

/** @param {number[]} values */
function median(values) {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? null
}
