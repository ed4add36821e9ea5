// Banks abroad whose headers alone would mislead: the month stands first in their dates, spending
// is positive, or amounts are dollars although nothing says so.
import { card, headed, type Layout } from './layout.ts'

// Banks across the Atlantic, whose dates begin with the month.
const american = { amountSign: null, dateOrder: 'MDY', currency: 'USD' } as const

/** Their layouts, as `layouts.ts` joins them to the British ones. */
export const layoutsAbroad: readonly Layout[] = [
  headed(
    'Discover',
    'trans date|post date|description|amount|category',
    { date: 'post date', ignore: 'trans date' },
    { ...card, dateOrder: 'MDY', currency: 'USD' },
  ),
  headed(
    'Apple Card',
    'transaction date|clearing date|description|merchant|category|type|amount',
    { date: 'clearing date', ignore: 'transaction date' },
    { ...card, dateOrder: 'MDY', currency: 'USD' },
  ),
  headed('Chase', 'transaction date|post date|description|category|type|amount', {}, american),
  headed('Chase', 'details|posting date|description|amount|type|balance', {}, american),
  headed('Bank of America', 'date|description|amount|running bal', {}, american),
  headed('Citibank', 'status|date|description|debit|credit|member name', {}, american),
  headed(
    'Mint',
    'date|description|original description|amount|transaction type|account name',
    {},
    american,
  ),
  // Its account is where the money came from or went to, and not one of the books.
  headed(
    'Cash App',
    'transaction id|date|transaction type|currency|amount|fee|net amount|status|account',
    {
      amount: 'net amount',
      description: 'notes',
      counterparty: 'name of sender receiver',
      ignore: 'amount|fee|account|asset type|asset price|asset amount',
    },
    { ...american, dateOrder: null },
  ),
  headed('Tangerine', 'date|transaction|name|memo|amount', {}, { ...american, currency: 'CAD' }),
]
