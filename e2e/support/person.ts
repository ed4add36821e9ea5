// People of the journeys: everyone is new, so that no journey sees another's books.
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { callApi } from './api.ts'

/** Someone with an account. */
export type Person = { name: string; email: string; password: string; token: string }

/** How far a person has come. */
export type Progress = 'signed up' | 'onboarded' | 'with demo data'

/** What a person types who has no account yet. */
export function newcomer(): Omit<Person, 'token'> {
  return {
    name: 'Rowan Marsh',
    email: `${randomUUID()}@example.co.uk`,
    password: 'harbour456',
  }
}

/** Signs a person up and takes them as far as the options require. */
export async function makePerson(origin: string, progress: Progress): Promise<Person> {
  const typed = newcomer()
  await callApi(origin, 'auth/register', { body: { ...typed, business_name: 'Marsh Joinery' } })
  const { email, password } = typed
  const reply = await callApi(origin, 'auth/login', { body: { email, password } })
  const { token } = (reply as { data: { token: string } }).data
  if (progress === 'onboarded')
    await callApi(origin, 'user/onboarding', { token, body: { onboarding_status: 'complete' } })
  if (progress === 'with demo data') await callApi(origin, 'mock/load-data', { token })
  return { ...typed, token }
}

/** Signs in on this page by the token alone: logged in means that a token exists. */
export async function signIn(page: Page, person: Pick<Person, 'token'>): Promise<void> {
  await page.goto('/api/health')
  await page.evaluate((token) => localStorage.setItem('token', token), person.token)
}

/** What local storage holds now. */
export function localItems(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }))
}
