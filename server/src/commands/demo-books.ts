// A user with the demo company, made through the server's own calls.
import type { Day } from '@plimsoll/domain/calendar'
import { buildApp } from '../app.ts'
import type { Context } from '../context.ts'
import { findBusinessByEmail } from '../features/account/service.ts'

/** Signs a user up, loads the demo company and returns the id of the business. */
export async function loadDemoBooks(context: Context, today: Day): Promise<string> {
  const app = await buildApp({
    ...context,
    today: () => today,
    mailer: { confirms: false, send: async () => undefined },
  })
  try {
    await context.jobs.start()
    await loadDemoCompany(app)
  } finally {
    await app.close()
  }
  const businessId = await findBusinessByEmail(context.db, demoUser.email)
  if (!businessId) throw new Error('The demo user has no business.')
  return businessId
}

/** What the demo user signs in with. */
export const demoUser = { email: 'demo@example.co.uk', password: 'plimsoll2026' } as const

/**
 * Registers the demo user if need be and loads the demo company again: its name, and how many
 * transactions it has.
 */
export async function loadDemoCompany(
  app: Awaited<ReturnType<typeof buildApp>>,
): Promise<{ readonly company: string; readonly transactions: number }> {
  const post = async (url: string, payload: object) =>
    (await app.inject({ method: 'POST', url: `/api${url}`, payload })).json()
  await post('/auth/register', {
    ...demoUser,
    name: 'Amara Osei',
    business_name: 'DemoCompany Ltd.',
  })
  const { data, message } = await post('/auth/login', demoUser)
  if (!data) throw new Error(`The demo user could not log in: ${message}`)
  const headers = { authorization: `Bearer ${data.token}` }
  const reply = (await app.inject({ method: 'GET', url: '/api/mock/load-data', headers })).json()
  if (!reply.data) throw new Error(reply.message)
  return reply.data
}
