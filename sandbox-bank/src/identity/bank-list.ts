// The banks that can be connected to, as the provider lists them: a bare array, open to anybody.
import type { Bank } from '../bank.ts'
import { banks, type Bank as OneBank } from '../books/banks.ts'

export function bankListRoutes({ app, state }: Bank) {
  for (const kind of ['all', 'api', 'legacy', 'test', 'payments', 'beta'])
    app.get(`/oidc/.well-known/${kind}-connections`, () =>
      ['all', 'api', 'test'].includes(kind) ? banks.map((bank) => wire(state.origin, bank)) : [],
    )
  app.get<{ Params: { id: string } }>('/bank-icons/:id', ({ params }, reply) => {
    const colour = banks.find(({ id }) => id === params.id)?.colour ?? '#26323d'
    return reply
      .type('image/svg+xml')
      .send(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${colour}"/><path d="M6 13 16 7l10 6v2H6zm2 4h3v6H8zm6.5 0h3v6h-3zm6.5 0h3v6h-3zM6 24h20v2H6z" fill="#fff"/></svg>`,
      )
  })
}

function wire(origin: string, bank: OneBank) {
  return {
    id: bank.id,
    name: bank.name,
    type: 'test',
    country: 'GB',
    bankRef: bank.id,
    parentRef: bank.name,
    isBeta: false,
    accountTypes: [
      { name: 'cash', beta: false },
      ...(bank.accounts.includes('card') ? [{ name: 'card', beta: false }] : []),
    ],
    iconUrl: `${origin}/bank-icons/${bank.id}`,
    userTypes: bank.userTypes,
    payments: [],
    status: { sync: bank.status, auth: bank.status },
  }
}
