// Banks abroad whose headers alone would mislead: the month stands first in their dates, or spending is positive.
import { card, headed, type Layout } from './layout.ts'

// Banks across the Atlantic, whose dates begin with the month.
const american = { amountSign: null, dateOrder: 'MDY' } as const

/** Their layouts, as `layouts.ts` joins them to the British ones. */
export const layoutsAbroad: readonly Layout[] = [
  headed(
    'Discover',
    'trans date|post date|description|amount|category',
    { date: 'post date', ignore: 'trans date' },
    { ...card, dateOrder: 'MDY' },
  ),
  headed(
    'Apple Card',
    'transaction date|clearing date|description|merchant|category|type|amount',
    { date: 'clearing date', ignore: 'transaction date' },
    { ...card, dateOrder: 'MDY' },
  ),
  headed('Chase', 'transaction date|post date|description|category|type|amount', {}, american),
  headed('Chase', 'details|posting date|description|amount|type|balance', {}, american),
  headed('Citibank', 'status|date|description|debit|credit|member name', {}, american),
  headed(
    'Mint',
    'date|description|original description|amount|transaction type|account name',
    {},
    american,
  ),
  headed('Tangerine', 'date|transaction|name|memo|amount', {}, american),
  headed('Nubank', 'date|title|amount', {}, { ...card, whole: true, dateOrder: 'YMD' }),
]
