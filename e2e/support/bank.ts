// The sandbox bank of the journeys: its switches and what can be made to happen there, and somebody
// who connects it.
import { expect, type Page } from '@playwright/test'
import { callApi } from './api.ts'
import { makePerson, type Person } from './person.ts'

/** Where `npm start` puts it: ten above Plimsoll. */
const bankOrigin = `http://127.0.0.1:${Number(process.env.E2E_PORT ?? 4280) + 10}`

/** Turns switches: sandbox-bank/src/switches.ts lists them. */
export function control(switches: Record<string, unknown>): Promise<unknown> {
  return post('PATCH', 'switches', switches)
}

/** All switches off but these: updates are allowed at once, and people agree by hand. */
export function calm(): Promise<unknown> {
  return control({
    consent: 'ask',
    sync: 'success',
    syncTakesMs: 0,
    syncEverySeconds: 0,
    historyRestAfterMs: 0,
    // Enough to see; years of it would be read again for every person of the journeys.
    historyMonthsMax: 6,
    fault: 'none',
    faultTimes: 1,
    newAccountIdsOnRenewal: false,
    duplicateWebhooks: false,
  })
}

/** Waits until a slow update has begun at the bank; `act('hurry')` ends it. */
export async function updateBegun(): Promise<void> {
  await expect.poll(async () => (await readState()).waiting).toBeGreaterThan(0)
}

/** Makes something happen to the newest connection: `act('expire-consent')`. */
export async function act(name: string): Promise<void> {
  const { connections } = await readState()
  await post('POST', `actions/${name}`, { connectionId: connections.at(-1)?.id })
}

/** From the search to the bank's own page. */
export async function goToBank(page: Page, name = 'Northgate Business'): Promise<void> {
  await page.goto('/addbank')
  await page.getByRole('option', { name }).click()
  await page.getByRole('button', { name: `Continue to ${name}` }).click()
  await expect(page.getByRole('heading', { name: /^Share your accounts/ })).toBeVisible()
}

/** Connects a bank and waits until the page of the return shows it. */
export async function connect(page: Page, name = 'Northgate Business'): Promise<void> {
  await goToBank(page, name)
  await page.getByRole('button', { name: 'Agree and share' }).click()
  await expect(page.getByRole('heading', { name: `${name} is connected` })).toBeVisible()
}

/**
 * Connects a bank and waits for the first update, by API calls alone: for journeys that begin
 * there.
 */
export async function makeConnected(origin: string, name = 'Northgate Business'): Promise<Person> {
  const person = await makePerson(origin, 'onboarded')
  const { token } = person
  const banks = (await callApi(origin, 'mh/banks', { token })) as {
    data: { id: string; name: string }[]
  }
  const bank = banks.data.find((candidate) => candidate.name === name)?.id ?? ''
  const begun = await callApi(origin, `mh/add-bank?bank=${bank}`, { token })
  await control({ consent: 'approve' })
  const answer = await fetch((begun as { data: { url: string } }).data.url, { redirect: 'manual' })
  await control({ consent: 'ask' })
  const { search } = new URL(answer.headers.get('location') ?? '')
  await callApi(origin, `mh/onboard-callback${search}`, { token })
  await expect.poll(() => syncStatus(origin, token)).toBe('success')
  return person
}

async function readState(): Promise<{ connections: { id: string }[]; waiting: number }> {
  const reply = await fetch(`${bankOrigin}/control/state`)
  return (await reply.json()) as { connections: { id: string }[]; waiting: number }
}

async function syncStatus(origin: string, token: string): Promise<string> {
  const reply = await callApi(origin, 'mh/txn-sync-done', { token })
  return (reply as { data: { status: string } }).data.status
}

async function post(method: string, path: string, body: object): Promise<unknown> {
  const reply = await fetch(`${bankOrigin}/control/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(reply.ok, `${path}: ${reply.status}`).toBe(true)
  return reply.json()
}
