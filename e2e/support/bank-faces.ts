// Connections in every state, as the server reports them: for screenshots, where making each at a
// bank would be slow.

const account = {
  id: '01932f5e-0000-7000-8000-0000000000a1',
  name: 'Business Current Account',
  kind: 'current',
  currency: 'GBP',
  reference: '6819',
  included: true,
  balance: '47451.91',
  available: '47257.00',
  balance_day: '2026-11-20',
  difference: '0.00',
}
const card = {
  ...account,
  id: '01932f5e-0000-7000-8000-0000000000a2',
  name: 'Business Credit Card with a rather long name of its own',
  kind: 'card',
  reference: '4417',
  included: false,
  balance: '-1052.08',
  difference: '-12.50',
}
const states = [
  ['Northgate', 'active', 'reconsent', null],
  ['Tamar Bank', 'consent_due', 'reconsent', 'Your permission for Tamar Bank ends in 7 days.'],
  ['Marlowe', 'sign_in_needed', 'reauth', 'Marlowe needs you to sign in again. Reconnect it.'],
  [
    'Halcyon',
    'error',
    'reconsent',
    'Halcyon does not answer just now. Try again in a few minutes.',
  ],
  ['Pennyworth', 'disconnected', 'reconsent', null],
] as const

/** A reply to `mh/connections`. */
export const faces = {
  status: 'success',
  data: states.map(([institution, status, renewal, message], at) => ({
    id: `01932f5e-0000-7000-8000-00000000000${at}`,
    institution,
    status,
    message,
    renewal,
    consent_expires_on: '2026-11-27',
    consent_days_left: 7,
    last_synced_at: '2026-11-18T09:00:00Z',
    next_sync_at: null,
    history_from: '2024-11-20',
    history_complete: at !== 1,
    pending: 7,
    accounts: [account, card],
  })),
}
