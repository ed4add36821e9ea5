// The demo company in an empty database, as of a day: for commands that ask questions of it.
import type { Day } from '@plimsoll/domain/calendar'
import { buildApp } from '../app.ts'
import type { Context } from '../context.ts'
import { findBusinessByEmail } from '../features/account/service.ts'

const email = 'demo@example.co.uk'
const password = 'plimsoll2026'

/** Signs a user up, loads the demo company and returns the id of the business. */
export async function loadDemoBooks(context: Context, today: Day): Promise<string> {
  const app = await buildApp({
    ...context,
    today: () => today,
    mailer: { confirms: false, send: async () => undefined },
  })
  try {
    await context.jobs.start()
    await load(app)
  } finally {
    await app.close()
  }
  const businessId = await findBusinessByEmail(context.db, email)
  if (!businessId) throw new Error('The demo user has no business.')
  return businessId
}

async function load(app: Awaited<ReturnType<typeof buildApp>>): Promise<void> {
  const post = async (url: string, payload: object) =>
    (await app.inject({ method: 'POST', url: `/api${url}`, payload })).json()
  await post('/auth/register', {
    name: 'Amara Osei',
    email,
    password,
    business_name: 'DemoCompany Ltd.',
  })
  const { data, message } = await post('/auth/login', { email, password })
  if (!data) throw new Error(`The demo user could not log in: ${message}`)
  const headers = { authorization: `Bearer ${data.token}` }
  const reply = (await app.inject({ method: 'GET', url: '/api/mock/load-data', headers })).json()
  if (!reply.data) throw new Error(reply.message)
}
