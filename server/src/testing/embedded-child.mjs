// A small application on the embedded database, to be killed by tests. It writes numbers one by
// one, and notes each in a side file, on the disk, only after its commit. At the start it tells how
// many of the noted numbers are lost. Usage: node embedded-child.mjs <data folder> [<side file>].
// Plain JavaScript on the compiled server.
import { appendFileSync, existsSync, fsyncSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startEmbedded } from '../../dist/db/embedded/supervisor.js'

const [dataDir, sideFile] = process.argv.slice(2)
const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`)
const silent = () => undefined
const log = { info: silent, warn: silent, error: silent, fatal: silent }

const startedAt = Date.now()
const embedded = await startEmbedded({ dataDir, log }).catch((error) => {
  say({ refused: error.message, kind: error.name })
  process.exit(3)
})
const pool = new pg.Pool({ ...embedded.connection, max: 2 })
pool.on('error', silent)
process.on('SIGTERM', async () => {
  await pool.end()
  await embedded.stop()
  process.exit(0)
})
await pool.query('create table if not exists written (number int primary key)')
say({
  ready: Date.now() - startedAt,
  ...(await count()),
  uid: process.getuid?.(),
  host: embedded.connection.host,
})
if (sideFile) await write(openSync(sideFile, 'a'))
setInterval(silent, 60_000)

async function count() {
  const noted = sideFile && existsSync(sideFile) ? readFileSync(sideFile, 'utf8').split('\n') : []
  const numbers = noted
    .filter((line) => /^\d+;$/.test(line))
    .map((line) => Number.parseInt(line, 10))
  const { rows } = await pool.query(
    'select count(*)::int as found from written where number = any($1)',
    [numbers],
  )
  return { noted: numbers.length, lost: numbers.length - rows[0].found }
}

async function write(side) {
  const { rows } = await pool.query('select coalesce(max(number), 0)::int as last from written')
  for (let number = rows[0].last + 1; ; ) {
    const done = await pool.query('insert into written values ($1)', [number]).then(
      () => true,
      (error) => error.code === '23505', // committed, but its answer was lost with the connection
    )
    if (done) {
      appendFileSync(side, `${number};\n`)
      fsyncSync(side)
      number++
    } else await sleep(20)
  }
}
