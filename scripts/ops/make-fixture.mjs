// `node scripts/ops/make-fixture.mjs`: a backup made by this version, for `upgrade.test.ts` to restore in every later one. Run it
// once before each release and commit the file. A small firm uses what the version has; another one stands beside it.
// @ts-check
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { buildIfStale } from '../build.mjs'

await buildIfStale()
const { startPlimsoll, stopAll } = await import('./processes.mjs')
const { call, signUp } = await import('./load.mjs')

const inTree = (/** @type {string} */ path) =>
  fileURLToPath(new URL(`../../${path}`, import.meta.url))
const newest = readdirSync(inTree('server/src/db/migrations')).sort().at(-1) ?? ''
const file = inTree(`server/src/testing/fixtures/version-${newest.slice(0, 4)}.backup`)

const port = Number(process.env.OPS_PORT ?? 4310) + 7
const origin = `http://127.0.0.1:${port}`
const folder = mkdtempSync(join(tmpdir(), 'plimsoll-fixture-'))
chmodSync(folder, 0o755)
const env = { DATA_DIR: join(folder, 'data'), NODE_ENV: 'test', FIXED_TODAY: '2026-11-20' }

try {
  const server = await startPlimsoll({ ...env, PORT: String(port) })
  const who = { email: 'amara@example.co.uk', password: 'harbour123' }
  await useEverything(await signUp(origin, who))
  await upload(await signUp(origin), statementOf(1))
  await server.stop()
  execFileSync(process.execPath, [inTree('server/dist/cli.js'), 'backup', file], {
    env: { ...process.env, ...env, LOG_LEVEL: 'fatal' },
    stdio: 'inherit',
  })
} finally {
  await stopAll()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** @typedef {import('./load.mjs').Person} Person */

/**
 * Ten months of a firm's statement, and one of whatever people keep beside it. @param {Person}
 * person
 */
async function useEverything(person) {
  await upload(person, statementOf(10))
  const { data: rows } = await send(person, '/data/transactions/list?limit=1')
  const [row] = rows
  await send(person, '/data/update-transactions', {
    transactions: [{ id: row.id, note: 'Checked with the supplier' }],
  })
  await send(person, '/data/invoices', {
    add: [
      {
        side: 'in',
        party: 'Northgate Museum',
        number: 'INV-12',
        issued: '2026-11-10',
        due: '2026-12-10',
        amount: '1250.00',
        email: null,
        source: 'typed',
      },
    ],
  })
  await send(person, '/v1/sales/projects', {
    name: 'Harbour fit-out',
    client: { merchant_id: null, name: 'Harbour Group Ltd' },
    value: '10000.00',
    start: '2026-12-01',
    milestones: [{ label: 'Deposit', share: '30', invoice_date: '2026-12-01', terms_days: 14 }],
    costs: [{ label: 'Joinery', kind: 'one_off', amount: '2400.00', day: '2026-12-10' }],
  })
  await planAhead(person)
  await send(person, '/chat/relay-user-question', {
    prompt: 'How much rent did we pay in October?',
  })
  await send(person, '/user/assistant-tokens', { name: 'Notebook', expires_in_days: 365 })
  await send(person, '/reports/weekly?date=2026-11-13')
  await send(person, '/reports/shares', { kind: 'weekly_report', date: '2026-11-13', days: 30 })
}

/** A rule and a decision about a line, the latter in a scenario too. @param {Person} person */
async function planAhead(person) {
  const { data } = await send(person, '/data/forecast/merchants')
  const rent = data.lines.find(
    (/** @type {{ merchant: string, series_type: string }} */ line) =>
      /rent/i.test(line.merchant) && line.series_type === 'detected',
  )
  const line = { line_id: rent.seriesId }
  const due = rent.next.day
  await send(person, '/data/forecast/config/save', {
    configurations: [
      {
        ...line,
        sub_category: rent.sub_category,
        rules: [
          {
            start_date: '2027-01-01',
            direction: 'out',
            cadence: 'monthly',
            payment_day: { kind: 'date', date: 1 },
            roll: 'next',
            amount: '950.00',
          },
        ],
      },
    ],
    decisions: [{ ...line, due, kind: 'redate', day: '2026-12-04' }],
  })
  await send(person, '/data/forecast/scenarios', {
    name: 'Rent later',
    changes: { decisions: [{ ...line, due, kind: 'redate', day: '2026-12-10' }] },
  })
}

/** A month has rent, a receipt and supplies. @param {number} months */
function statementOf(months) {
  let pence = 500_000
  const lines = Array.from({ length: months }, (_, at) => {
    const month = `${String(11 - months + at + 1).padStart(2, '0')}/2026`
    return [
      [`01/${month}`, 'HARBOUR ESTATES RENT', -90_000],
      [`12/${month}`, `NORTHGATE MUSEUM INVOICE ${at + 1}`, 240_050],
      [`13/${month}`, `CAFE SUPPLIES ${at + 1}`, -10_025 - 100 * at],
    ]
  }).flat()
  const rows = lines.map(([day, text, amount]) => {
    pence += Number(amount)
    return `${day},${text},${(Number(amount) / 100).toFixed(2)},${(pence / 100).toFixed(2)}`
  })
  return ['Date,Description,Amount,Balance', ...rows].join('\n')
}

/** @param {Person} person @param {string} statement */
async function upload({ token }, statement) {
  const form = new FormData()
  form.append('excelFile', new Blob([statement], { type: 'text/csv' }), 'statement.csv')
  const reply = await fetch(`${origin}/api/data/upload-process-excel`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  const { data } = await reply.json()
  for (;;) {
    const { body } = await call(origin, {
      path: '/data/check-file-processed',
      token,
      body: { fileid: data.fileid },
    })
    if (body.data.job_status === 'success') return
    if (body.data.job_status === 'failure') throw new Error(body.data.message)
    await sleep(500)
  }
}

/** A call that must work. @param {Person} person @param {string} path @param {object} [body] */
async function send({ token }, path, body) {
  const reply = await call(origin, { path, token, ...(body ? { body } : {}) })
  if (reply.status >= 300)
    throw new Error(`${path} answered ${reply.status}: ${reply.body.message}`)
  return reply.body
}
