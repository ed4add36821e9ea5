// What the accounts are called and numbered, behind each bank's own sort code; the same firm holds
// them at every bank.
import type { AccountKind } from './banks.ts'

type Words = { name: string; type: string; reference: string; number: string; product: string }

export const holder = 'FINCH & HARBOUR COFFEE LTD'

export const accountWords: Record<AccountKind, Words> = {
  current: {
    name: 'Business Current Account',
    type: 'cash:current',
    reference: '6819',
    number: '31926819',
    product: 'Business Current',
  },
  savings: {
    name: 'Business Reserve',
    type: 'savings',
    reference: '2204',
    number: '58002204',
    product: 'Instant Reserve',
  },
  card: {
    name: 'Business Credit Card',
    type: 'card',
    reference: '4417',
    number: '',
    product: 'Everyday Business Card',
  },
  euro: {
    name: 'Euro Account',
    type: 'cash:current',
    reference: '9031',
    number: '77009031',
    product: 'Currency Account',
  },
}
