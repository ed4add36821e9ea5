// A call that is refused at the door goes no further, whatever still works on its reply.
import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLog } from '../log.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
const lines: string[] = []
beforeAll(async () => {
  const to = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk))
      done()
    },
  })
  server = await startTestServer({ log: openLog('info', to) })
})
afterAll(() => server.stop())

test('before onboarding is complete nothing behind the door is run', async () => {
  const early = await server.signUp({ onboarded: false })
  const paths = ['/data/alerts', '/data/dashboard-analytics', '/data/cashflow-overview']
  for (const path of paths) expect([path, (await early.get(path)).statusCode]).toEqual([path, 302])
  expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
})
