// For tests: connections, banks and updates as the server returns them.

/** A connection that is well, with a current account and a card; `more` overrides its fields. */
export function connectionOf(more: Record<string, unknown> = {}) {
  return {
    id: '01932f5e-0000-7000-8000-000000000001',
    institution: 'Northgate Business',
    status: 'active',
    message: null,
    renewal: 'reconsent',
    consent_expires_on: '2027-02-18',
    consent_days_left: 90,
    last_synced_at: '2026-11-17T09:00:00Z',
    next_sync_at: null,
    history_from: '2024-11-20',
    history_complete: true,
    pending: 0,
    accounts: [
      accountOf(),
      accountOf({
        id: '01932f5e-0000-7000-8000-0000000000a2',
        name: 'Business Credit Card',
        kind: 'card',
        reference: '4417',
        balance: '-1052.08',
      }),
    ],
    ...more,
  }
}

/** One account. */
export function accountOf(more: Record<string, unknown> = {}) {
  return {
    id: '01932f5e-0000-7000-8000-0000000000a1',
    name: 'Business Current Account',
    kind: 'current',
    currency: 'GBP',
    reference: '6819',
    included: true,
    balance: '47451.91',
    available: null,
    balance_day: '2026-11-20',
    difference: '0.00',
    ...more,
  }
}

/** A bank that can be connected. */
export function bankOf(name: string, more: Record<string, unknown> = {}) {
  return {
    id: name.toLowerCase(),
    name,
    business: true,
    personal: false,
    availability: 'available',
    sandbox: false,
    ...more,
  }
}

/** How an update stands. */
export function syncOf(
  status: 'pending' | 'success' | 'error',
  more: Record<string, unknown> = {},
) {
  return {
    status,
    message: null,
    steps_done: ['connect', 'first_months'],
    transactions: 214,
    usable: true,
    demo: false,
    ...more,
  }
}

/** A reply with this as its data. */
export function replyWith(data: unknown) {
  return { body: { status: 'success', data } }
}
