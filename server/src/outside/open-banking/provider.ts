// The adapter put together: each call of the interface, with what went wrong in the log and nothing
// secret there.
import type { Log } from '../../log.ts'
import { listAccounts } from './accounts.ts'
import { type BankProvider, ProviderProblem } from './bank-provider.ts'
import { beginConnect, beginRenewal } from './begin-attempt.ts'
import { openClient } from './client.ts'
import { completeConnect, completeRenewal } from './complete-attempt.ts'
import { addUser, listConnections, removeUser, revoke } from './connections.ts'
import { keepInstitutions } from './institutions.ts'
import { type ProviderSettings, usualNewsEveryMs } from './settings.ts'
import { pullByIds, pullTransactions } from './transactions.ts'
import { newestSync, triggerSync } from './updates.ts'
import { openWebhooks } from './webhooks.ts'

/**
 * A provider that speaks the wire contract of docs/decisions/0016. `introduce` runs before the
 * first call.
 */
export function openProvider(
  settings: ProviderSettings,
  introduce?: () => Promise<void>,
): BankProvider {
  const client = openClient(settings, introduce)
  const loggedCall = <Args extends unknown[], T>(
    call: string,
    act: (...args: Args) => Promise<T>,
  ) => logged(settings.log, call, act)
  return {
    name: settings.name,
    listInstitutions: loggedCall('listInstitutions', keepInstitutions(client)),
    addUser: loggedCall('addUser', (businessId) => addUser(client, businessId)),
    removeUser: loggedCall('removeUser', (user) => removeUser(client, user)),
    beginConnect: loggedCall('beginConnect', (request) => beginConnect(client, request)),
    completeConnect: loggedCall('completeConnect', (request) => completeConnect(client, request)),
    beginRenewal: loggedCall('beginRenewal', (request) => beginRenewal(client, request)),
    completeRenewal: loggedCall('completeRenewal', (request) => completeRenewal(client, request)),
    listConnections: loggedCall('listConnections', (user) => listConnections(client, user)),
    listAccounts: loggedCall('listAccounts', (user) => listAccounts(client, user)),
    pullTransactions: loggedCall('pullTransactions', (request) =>
      pullTransactions(client, request),
    ),
    pullByIds: loggedCall('pullByIds', (request) => pullByIds(client, request)),
    newsEveryMs: loggedCall('newsEveryMs', settings.newsEveryMs ?? (async () => usualNewsEveryMs)),
    triggerSync: loggedCall('triggerSync', (request) => triggerSync(client, request)),
    newestSync: loggedCall('newestSync', (request) => newestSync(client, request)),
    revoke: loggedCall('revoke', (request) => revoke(client, request)),
    verifyWebhook: loggedCall('verifyWebhook', openWebhooks(client)),
  }
}

/** Each call with its time, and why it failed: by words of ours, and the provider's code. */
function logged<Args extends unknown[], T>(
  log: Log,
  call: string,
  act: (...args: Args) => Promise<T>,
): (...args: Args) => Promise<T> {
  return async (...args) => {
    const began = Date.now()
    try {
      const answer = await act(...args)
      log.debug({ call, ms: Date.now() - began }, 'bank provider')
      return answer
    } catch (error) {
      if (!(error instanceof ProviderProblem)) throw error
      const { failure, details, message } = error
      log.debug(
        { call, failure, code: details.code, reason: message, ms: Date.now() - began },
        'bank provider',
      )
      throw error
    }
  }
}
