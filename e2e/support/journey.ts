// The test of every journey: people on demand, and an eye on the browser's console that fails a
// journey in which something broke unseen.
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { makePerson, type Person, type Progress, signIn } from './person.ts'

type Shared = {
  /** Someone with demo data, for journeys that only look. */
  onlooker: Person
}

type Fixtures = {
  /** Console errors that this journey provokes on purpose. */
  provoked: RegExp | null
  /** Makes a person and signs this page in. */
  enter: (progress?: Progress) => Promise<Person>
  quiet: undefined
}

export const test = base.extend<Fixtures, Shared>({
  onlooker: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here.
    async ({}, use, { project }) =>
      use(await makePerson(project.use.baseURL ?? '', 'with demo data')),
    { scope: 'worker' },
  ],
  provoked: [null, { option: true }],
  enter: async ({ page, baseURL }, use) => {
    await use(async (progress = 'onboarded') => {
      const person = await makePerson(baseURL ?? '', progress)
      await signIn(page, person)
      return person
    })
  },
  quiet: [
    async ({ context, provoked }, use) => {
      const errors: string[] = []
      const keep = (error: string) => {
        // The page logs a failed call of its own accord, beside what the browser says of it.
        const isLogged = provoked !== null && / failed( with status \d+)?: /.test(error)
        // A machine with too much to do may answer late on how it is.
        const isLateHealth = /status of 503 .*\/api\/health\)/.test(error)
        // Journeys block the worker that opens pages without a connection.
        const isWorker = error.startsWith('Service Worker registration blocked')
        // So may one that takes seconds to draw what was fetched ahead.
        const isLateUse =
          / was preloaded using link preload but not used within a few seconds/.test(error)
        const isOfMachine = isLateHealth || isWorker || isLateUse
        if (!isLogged && !isOfMachine && !provoked?.test(error)) errors.push(error)
      }
      context.on('console', (message) => {
        if (isTrouble(message)) keep(`${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => keep(String(error.error())))
      await use(undefined)
      expect(errors, 'the browser’s console').toEqual([])
    },
    { auto: true },
  ],
})

/** A violation of the content security policy is reported as an error too. */
function isTrouble(message: ConsoleMessage): boolean {
  return message.type() === 'error' || message.type() === 'warning'
}

/** Counts the calls that the page makes to one address of the API. */
export function countCalls(page: Page, path: string | RegExp): { count: () => number } {
  let calls = 0
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const isMeant = typeof path === 'string' ? pathname === `/api/${path}` : path.test(pathname)
    if (isMeant) calls++
  })
  return { count: () => calls }
}

/** A refusal in the shape of the contract, for calls that a journey makes fail. */
export function refusal(status: number, message: string) {
  return {
    status,
    contentType: 'application/json',
    body: JSON.stringify({
      status: 'failure',
      code: 'invalid',
      message,
      errors: [{ message }],
      details: [],
    }),
  }
}

export { expect, type Page }
