// The test projects: pure unit tests, the server on a real PostgreSQL, and the web in a simulated
// document.
import { defineConfig } from 'vitest/config'

const resolve = { conditions: ['plimsoll-source'] }
const ssr = {
  resolve: { conditions: ['plimsoll-source'], externalConditions: ['plimsoll-source'] },
}
// The set-up before all tests runs in an environment of its own name, which must find our sources
// too.
const environments = { __vitest__: ssr }
const server = { deps: { inline: [/@plimsoll/] } }
// A condition comes late on a machine with too much to do; the usual second is no proof of
// anything. No test states a limit of its own below these.
const patient = { poll: { timeout: 120_000 } }
const patientMs = 300_000

export default defineConfig({
  test: {
    // Server tests wait for a database, a bank or a poll much of their time; two workers for each
    // of two cores keep both busy.
    maxWorkers: 4,
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'unit',
          include: ['domain/src/**/*.test.ts', 'contract/src/**/*.test.ts', '*.test.ts'],
          // They keep nothing between them, and need not each read the domain again.
          isolate: false,
          testTimeout: patientMs,
          server,
        },
      },
      {
        resolve,
        ssr,
        environments,
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/testing/global-setup.ts'],
          // Each file has a server and a database of its own; reading a server's code again for
          // each took a fifth of the time.
          isolate: false,
          testTimeout: patientMs,
          expect: patient,
          hookTimeout: patientMs,
          server,
        },
      },
      {
        // The bank that Plimsoll connects to without credentials; it knows nothing of the other
        // rooms.
        test: {
          name: 'sandbox-bank',
          include: ['sandbox-bank/src/**/*.test.ts'],
          testTimeout: patientMs,
          expect: patient,
        },
      },
      {
        resolve: { conditions: ['plimsoll-source', 'browser'] },
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // A document and modules of its own for each file without a process of its own: half the
          // time.
          pool: 'vmThreads',
          testTimeout: patientMs,
          server,
        },
      },
    ],
  },
})
