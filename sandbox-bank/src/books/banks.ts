// The banks of the sandbox, each with an oddity that real banks have; none of them exists.

export type AccountKind = 'current' | 'savings' | 'card' | 'euro'
export type Bank = {
  id: string
  name: string
  colour: string
  sortCode: string
  accounts: readonly AccountKind[]
  /** How far back the bank lets anyone look. */
  historyMonths: number
  userTypes: readonly ('personal' | 'business')[]
  status: 'AVAILABLE' | 'PARTIALLY_AVAILABLE' | 'TEMPORARILY_UNAVAILABLE'
  /** A posted row gets another id than the pending one it came from. */
  newIdWhenPosted: boolean
  /** Signs in with a one-time code. */
  mfa: boolean
}

const business = {
  historyMonths: 24,
  userTypes: ['business'],
  status: 'AVAILABLE',
  newIdWhenPosted: false,
  mfa: false,
} as const

export const banks: readonly Bank[] = [
  {
    ...business,
    id: 'sandboxnorthgate000000000000000001',
    name: 'Northgate Business',
    colour: '#0b4f6c',
    sortCode: '601613',
    accounts: ['current', 'savings', 'card'],
  },
  {
    ...business,
    id: 'sandboxtamar0000000000000000000002',
    name: 'Tamar Bank',
    colour: '#7a1f3d',
    sortCode: '401276',
    accounts: ['current', 'savings'],
    newIdWhenPosted: true,
  },
  {
    ...business,
    id: 'sandboxclyde0000000000000000000003',
    name: 'Clyde & Forth (three months of history)',
    colour: '#1d5c3a',
    sortCode: '804512',
    accounts: ['current', 'euro'],
    historyMonths: 3,
  },
  {
    ...business,
    id: 'sandboxmarlowe00000000000000000004',
    name: 'Marlowe Private (one-time code)',
    colour: '#3b2f63',
    sortCode: '236972',
    accounts: ['current', 'card'],
    mfa: true,
  },
  {
    ...business,
    id: 'sandboxhalcyon00000000000000000005',
    name: 'Halcyon (down for repairs)',
    colour: '#5a5a5a',
    sortCode: '090128',
    accounts: ['current'],
    status: 'TEMPORARILY_UNAVAILABLE',
  },
  {
    ...business,
    id: 'sandboxpenny0000000000000000000006',
    name: 'Pennyworth (people, not firms)',
    colour: '#8a4b08',
    sortCode: '309634',
    accounts: ['current'],
    userTypes: ['personal'],
  },
]

export const bankOf = (id: string) => banks.find((bank) => bank.id === id)
