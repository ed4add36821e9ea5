// The page of scenarios as journeys use it, and what they set up there.
import { expect, type Page } from '@playwright/test'
import { callApi } from './api.ts'
import type { Person } from './person.ts'

export const home = '/cash-flow/scenarios'
export const editor = (page: Page, name: string) =>
  page.getByRole('region', { name: `What if: ${name}` })
export const changes = (page: Page) =>
  page.getByRole('list', { name: 'Changes' }).getByRole('listitem')
export const row = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Scenarios' }).getByRole('listitem').filter({ hasText: name })
export const table = (page: Page) => page.getByRole('region', { name: 'Comparison by month' })

export type Compared = {
  id: string | null
  months: { closing: string }[]
  low: { balance: string }
}

export async function compared(origin: string | undefined, person: Person, ids: string[] = []) {
  await ready(origin, person)
  const { token } = person
  const query = ids.length ? `?ids=${ids.join(',')}` : ''
  const reply = await callApi(origin ?? '', `data/forecast/scenarios/compare${query}`, { token })
  return (reply as { data: Compared[] }).data
}

/** The first forecast of new books is made in the background. */
async function ready(origin: string | undefined, { token }: Person): Promise<void> {
  const state = async () => {
    const reply = await callApi(origin ?? '', 'data/forecast/state', { token })
    return (reply as { data: { state: string } }).data.state
  }
  await expect.poll(state).toBe('ready')
}

export async function keep(
  origin: string | undefined,
  person: Person,
  body: object,
): Promise<string> {
  await ready(origin, person)
  const { token } = person
  const reply = await callApi(origin ?? '', 'data/forecast/scenarios', { token, body })
  return (reply as { data: { id: string } }).data.id
}

export async function more(page: Page, name: string, command: string | RegExp) {
  await page.getByRole('button', { name: `More for ${name}` }).click()
  await row(page, name).getByRole('button', { name: command }).click()
}
