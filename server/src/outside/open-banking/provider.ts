// The adapter put together: each call of the interface, with what went wrong in the log and nothing secret there.
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

/** A provider that speaks the wire contract of decision 0016. `introduce` runs before the first call. */
export function openProvider(
  settings: ProviderSettings,
  introduce?: () => Promise<void>,
): BankProvider {
  const client = openClient(settings, introduce)
  const told = <Args extends unknown[], T>(call: string, act: (...args: Args) => Promise<T>) =>
    logged(settings.log, call, act)
  return {
    name: settings.name,
    listInstitutions: told('listInstitutions', keepInstitutions(client)),
    addUser: told('addUser', (businessId) => addUser(client, businessId)),
    removeUser: told('removeUser', (user) => removeUser(client, user)),
    beginConnect: told('beginConnect', (given) => beginConnect(client, given)),
    completeConnect: told('completeConnect', (given) => completeConnect(client, given)),
    beginRenewal: told('beginRenewal', (given) => beginRenewal(client, given)),
    completeRenewal: told('completeRenewal', (given) => completeRenewal(client, given)),
    listConnections: told('listConnections', (user) => listConnections(client, user)),
    listAccounts: told('listAccounts', (user) => listAccounts(client, user)),
    pullTransactions: told('pullTransactions', (given) => pullTransactions(client, given)),
    pullByIds: told('pullByIds', (given) => pullByIds(client, given)),
    newsEveryMs: told('newsEveryMs', settings.newsEveryMs ?? (async () => usualNewsEveryMs)),
    triggerSync: told('triggerSync', (given) => triggerSync(client, given)),
    newestSync: told('newestSync', (given) => newestSync(client, given)),
    revoke: told('revoke', (given) => revoke(client, given)),
    verifyWebhook: told('verifyWebhook', openWebhooks(client)),
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
