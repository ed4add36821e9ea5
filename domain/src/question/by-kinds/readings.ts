// Sentences for what a question holds: each kind of question about the past by the kinds of words
// that it needs and those that it may have besides. A question that holds anything else is of
// another kind.

import { comparisons } from './compare-readings.ts'
import type { Content } from './content.ts'
import type { Kind } from './kind-words.ts'
import { peakOf, rankOf } from './peak-readings.ts'
import { isLow, moneyOf, moneyText, paymentText, queryOf, type Rule, units } from './query.ts'

const ways: readonly Kind[] = [
  'in',
  'out',
  'costs',
  'sales',
  'net',
  'paid',
  'dear',
  'cheap',
  'lost',
]
const rates = ['per_month', 'per_week', 'per_day', 'per_quarter'] as const
const common: readonly Kind[] = ['much', 'ever']

/** The question in words that the reader knows; null where it is of no kind. */
export function sentenceOf(content: Content): string | null {
  const query = queryOf(content)
  if (!query) return null
  for (const rule of rules) {
    const known = new Set<Kind>([...rule.needs.flat(), ...(rule.may ?? []), ...common])
    if (![...content.kinds].every((kind) => known.has(kind))) continue
    if (!rule.needs.every((some) => query.has(...some))) continue
    const sentence = rule.says(query)
    // Days that a sentence has no place for may not vanish.
    if (!content.periods.every((days) => sentence?.includes(days))) continue
    if (sentence) return content.kinds.has('ever') ? `${sentence} ever` : sentence
  }
  return null
}

const rules: readonly Rule[] = [
  {
    // Who has gone quiet.
    needs: [['customer', 'customers', 'who'], ['silent']],
    says: ({ names, limit, has, periods }) =>
      names.length > 0 ||
      limit ||
      periods.length > 0 ||
      (has('who') && !has('customer', 'customers'))
        ? null
        : 'which customers have been quiet longest',
  },
  {
    // What leaves the account by itself.
    needs: [['regular']],
    may: ['list', 'per_month', 'payments', 'out', 'costs', 'split'],
    says: ({ names, limit, count, periods, has }) => {
      if (names.length > 0 || limit || count || periods.length > 0) return null
      return has('much')
        ? 'what do regular payments cost a month'
        : 'which regular payments do we have'
    },
  },
  {
    needs: [['odd']],
    may: ['payment', 'payments', 'out', 'lately', 'list'],
    says: ({ names, limit, count }) =>
      names.length > 0 || limit || count ? null : 'any odd payments',
  },
  {
    // A month, week or day that stands at an end.
    needs: [units, ['high', 'low', 'best', 'worst', 'dear', 'cheap', 'lost']],
    may: ['when', 'who', ...ways],
    says: peakOf,
  },
  {
    needs: [
      ['customer', 'customers', 'supplier', 'suppliers', 'category', 'categories', 'who'],
      ['high', 'low', 'best', 'worst', 'often'],
    ],
    may: ['out', 'costs', 'in', 'sales', 'paid', 'list'],
    says: rankOf,
  },
  {
    needs: [
      ['payment', 'payments', 'once'],
      ['high', 'low', 'dear', 'cheap'],
    ],
    may: ['in', 'out', 'costs', 'paid', 'sales', 'list'],
    says: (query) => {
      const low = isLow(query)
      const many = query.count !== null
      const text = paymentText(query, many ? 'payments' : 'payment')
      if (low === null || !text || query.limit) return null
      if (!many && query.has('payments', 'list')) return null
      return `the ${many ? `${query.count} ` : ''}${low ? 'smallest' : 'largest'} ${text}`
    },
  },
  {
    needs: [['average'], rates],
    may: [...ways.filter((kind) => kind !== 'lost'), 'payments'],
    says: (query) => {
      const money = moneyText(query)
      const [unit, ...others] = rates.filter((rate) => query.has(rate))
      if (!money || others.length > 0 || query.has('dear', 'cheap', 'payments')) return null
      return query.limit || query.count ? null : `average ${unit ? adjectives[unit] : ''} ${money}`
    },
  },
  {
    needs: [['average'], ['payment', 'payments', 'once']],
    may: ['in', 'out', 'costs', 'paid', 'sales'],
    says: (query) => {
      const text = paymentText(query, 'payment')
      return text && !query.limit && !query.count ? `average ${text}` : null
    },
  },
  {
    needs: [['count'], ['payment', 'payments']],
    may: ['in', 'out', 'costs', 'paid', 'sales'],
    says: (query) => {
      const text = paymentText(query, 'payments')
      return text && !query.count ? `how many ${text} ${query.limit ?? ''}`.trim() : null
    },
  },
  {
    needs: [['count'], ['customer', 'customers', 'supplier', 'suppliers']],
    may: ['in', 'out', 'costs', 'paid', 'sales'],
    says: ({ has, way, names, limit }) => {
      if (names.length > 0 || limit) return null
      const isOfCustomers = has('customer', 'customers')
      if (isOfCustomers === has('supplier', 'suppliers')) return null
      if (isOfCustomers) return way === 'out' ? null : 'how many customers paid us'
      return way === null || way === 'out' ? 'how many suppliers did we pay' : null
    },
  },
  {
    // Whoever was never paid, or never paid, before.
    needs: [['fresh'], ['customer', 'customers', 'supplier', 'suppliers', 'who']],
    may: ['in', 'out', 'paid', 'list'],
    says: ({ has, way, names, limit, count }) => {
      if (names.length > 0 || limit || count) return null
      const isOfCustomers = has('customer', 'customers') || (way === 'in' && has('who'))
      const isOfSuppliers = has('supplier', 'suppliers') || (way === 'out' && has('who'))
      if (isOfCustomers === isOfSuppliers) return null
      if (isOfCustomers) return way === 'out' ? null : 'new customers'
      return way === 'in' ? null : 'new suppliers'
    },
  },
  {
    // What rose or fell most among costs or suppliers.
    needs: [
      ['costs', 'supplier', 'suppliers', 'category', 'categories'],
      ['rose', 'fell'],
    ],
    may: ['high', 'out', 'list'],
    says: ({ has, names, limit, count, periods }) => {
      if (names.length > 0 || limit || count || periods.length > 0) return null
      if (has('rose') === has('fell')) return null
      const group = has('supplier', 'suppliers') ? 'suppliers' : 'costs'
      return `which ${group} went ${has('rose') ? 'up' : 'down'} most`
    },
  },
  {
    // Whether one name, or one side, rose or fell from the stretch of days before.
    needs: [['rose', 'fell']],
    may: ['payments', 'costs', 'out', 'in', 'sales'],
    says: (query) => {
      const { has, limit, count, name, way } = query
      const text = name ?? (way && moneyOf(way))
      if (!text || query.names.length > 1 || limit || count || query.periods.length > 0) return null
      if (has('rose') === has('fell')) return null
      return `did ${text} go ${has('rose') ? 'up' : 'down'}`
    },
  },
  {
    needs: [['share']],
    may: ['in', 'out', 'costs', 'sales', 'paid'],
    says: ({ name, way, limit, count }) =>
      name && way && !limit && !count ? `${name} as a share of ${moneyOf(way)}` : null,
  },
  {
    needs: [['first', 'last']],
    may: ['when', 'day', 'in', 'out', 'costs', 'paid', 'payment', 'sales'],
    says: (query) => {
      const text = query.name ? paymentText(query, 'payment') : null
      if (!text || query.has('first') === query.has('last') || query.limit || query.count)
        return null
      return `when was the ${query.has('first') ? 'first' : 'last'} ${text}`
    },
  },
  {
    needs: [['list']],
    may: ['payment', 'payments', 'in', 'out', 'costs', 'paid', 'sales'],
    says: (query) => {
      const text = paymentText(query, 'payments')
      return text && !query.count ? `list ${text} ${query.limit ?? ''}`.trim() : null
    },
  },
  {
    needs: [rates],
    may: ['in', 'out', 'costs', 'sales', 'net', 'split', 'list', 'paid', 'payments'],
    says: (query) => {
      // "How much a month" wants one figure, not many.
      const many = query.has('split', 'list')
      const money = moneyText(query)
      const [unit, ...others] = rates.filter((rate) => query.has(rate))
      if (!money || !unit || others.length > 0 || query.limit || query.count) return null
      return many ? `${money} ${intervals[unit]}` : null
    },
  },
  {
    needs: [['by_customer', 'by_supplier', 'by_category']],
    may: ['in', 'out', 'costs', 'sales', 'split', 'list', 'paid'],
    says: ({ has, way, names, limit, count }) => {
      if (names.length > 0 || limit || count || !way) return null
      const isIn = way === 'in' || way === 'sales'
      if (has('by_customer'))
        return isIn && !has('by_supplier', 'by_category') ? 'sales by customer' : null
      if (isIn || has('by_supplier') === has('by_category')) return null
      return has('by_supplier') ? 'spending by supplier' : 'spending by category'
    },
  },
  ...comparisons,
  {
    needs: [['much', 'out', 'costs', 'in', 'sales', 'net', 'paid']],
    may: ['payments'],
    says: (query) => {
      const { names, periods, limit, count, has } = query
      if (limit || count || periods.length > 0) return null
      if (has('payments') && names.length === 0) return null
      if (names.length > 1) return query.way === null ? `total ${names.join(' and ')}` : null
      const money = moneyText(query)
      return money ? (query.way === 'net' ? money : `total ${money}`) : null
    },
  },
]

const adjectives: Record<(typeof rates)[number], string> = {
  per_month: 'monthly',
  per_week: 'weekly',
  per_day: 'daily',
  per_quarter: 'quarterly',
}
const intervals: Record<(typeof rates)[number], string> = {
  per_month: 'by month',
  per_week: 'by week',
  per_day: 'by day',
  per_quarter: 'by quarter',
}
