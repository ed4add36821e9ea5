// A file whose dates prove nothing: a browser shows it first as something to look at; a client that
// asks for no plan gets the British reading, shown as an assumption.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { uploadAndSettle } from '../../testing/uploads.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: '2026-11-20' } })
})
afterAll(() => server.stop())

const headed = (rows: string) => `When,Description,Amount\n${rows}\n`
const open = headed('03/04/2026,ACME LTD,500.00\n05/06/2026,BRITISH GAS,-120.00')
const next = headed('07/08/2026,ACME LTD,90.00\n09/10/2026,BRITISH GAS,-30.00')
const qif = '!Type:Bank\nD03/04/2026\nT-5.00\nPSHOP\n^\n'

test.each([
  ['one row', headed('03/04/2026,SHOP,-5.00')],
  ['two rows', open],
  ['three rows', headed('03/04/2026,A,1.00\n03/05/2026,B,-2.00\n03/06/2026,C,-3.00')],
  ['a QIF file', qif],
])(
  '%s with open dates: read day first and reported as such, and held up where somebody looks',
  async (_, file) => {
    const caller = await server.signUp()
    const shown = await uploadAndSettle(caller, file, { plan: true })
    expect(shown.job_status).toBe('success')
    expect(shown.report?.doubts?.map(({ code }) => code)).toContain('dates_default')
    const stored = await uploadAndSettle(caller, file)
    expect(stored).toMatchObject({ job_status: 'success', report: { first_day: '2026-04-03' } })
    expect(stored.report?.assumptions.map(({ code }) => code)).toContain('dates_default')
  },
)

test('a default that somebody has agreed to holds for files that nobody looks at', async () => {
  const caller = await server.signUp()
  const { fileid, plan_id } = await uploadAndSettle(caller, open, { plan: true })
  await caller.post(`/data/uploads/${fileid}/commit`, { plan_id })
  const second = await uploadAndSettle(caller, next)
  expect(second).toMatchObject({ job_status: 'success', report: { first_day: '2026-08-07' } })
})

test('dates that would lie ahead of us if read month first are no question', async () => {
  const caller = await server.signUp()
  const file = headed('05/01/2026,ACME LTD,500.00\n12/01/2026,RENT,-120.00')
  expect(await uploadAndSettle(caller, file)).toMatchObject({
    job_status: 'success',
    report: { first_day: '2026-01-05', last_day: '2026-01-12' },
  })
})
