// The same books and day give the same forecast, byte for byte, however they came in.
import { addDays } from '@plimsoll/domain/calendar'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { uploadAndSettle } from '../../testing/uploads.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: '2026-11-20' } })
})
afterAll(() => server.stop())

const names = ['TESCO', 'SHELL', 'STRIPE', 'ALDI', 'JEWSON']
// Several movements on each day, so that a file may end in the middle of one.
const entries = Array.from({ length: 1500 }, (_, i) => {
  const name = names[(i * 7) % 5] ?? ''
  const pence = ((i * 7919) % 30_000) + 500
  return {
    day: addDays('2025-01-06', Math.floor(i / 2.2)),
    name,
    pence: name === 'STRIPE' ? pence * 3 : -pence,
  }
})

async function forecastOf(files: number) {
  const who = await server.signUp()
  const size = Math.ceil(entries.length / files)
  let balance = 500_000
  for (let at = 0; at < entries.length; at += size) {
    const rows = entries.slice(at, at + size).map(({ day, name, pence }) => {
      balance += pence
      const [year, month, date] = day.split('-')
      return `${date}/${month}/${year},${name},${(pence / 1e2).toFixed(2)},${(balance / 1e2).toFixed(2)}`
    })
    const content = `Date,Description,Amount,Balance\n${rows.join('\n')}\n`
    expect((await uploadAndSettle(who, content)).job_status).toBe('success')
  }
  const level = (await who.get('/data/forecast/category/forecast')).json().data
  return { balance: level.balance, months: (await who.get('/data/cashflow-overview')).json().data }
}

test('one file, the same file of another business, and three files', async () => {
  const first = await forecastOf(1)
  expect(await forecastOf(1)).toEqual(first)
  expect(await forecastOf(3)).toEqual(first)
})
