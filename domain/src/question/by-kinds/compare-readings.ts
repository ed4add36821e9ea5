// Sentences for comparisons: with the usual month, with what there used to be, of two stretches of
// days, of two names or of several.
import { moneyOf, moneyText, type Rule } from './query.ts'

/** Kinds of comparisons, in the order in which they are tried. */
export const comparisons: readonly Rule[] = [
  {
    // A month beside the usual one.
    needs: [['average'], ['more']],
    may: ['paid', 'in', 'out', 'costs', 'sales'],
    says: (query) => {
      const text = query.name ?? (query.way && moneyOf(query.way))
      const isOpen =
        query.names.length > 1 || query.limit || query.count || query.periods.length > 0
      return text && !isOpen ? `${text} compared with usual` : null
    },
  },
  {
    // More or less of something than there used to be.
    needs: [['lately'], ['more', 'rose', 'fell']],
    may: ['out', 'costs', 'in', 'sales'],
    says: (query) => {
      const text = query.name ?? (query.way && moneyOf(query.way))
      const isOpen =
        query.names.length > 1 || query.limit || query.count || query.periods.length > 0
      return text && !isOpen ? `is ${text} going up or down` : null
    },
  },
  {
    // Whether one stretch of days was busier than another, or better: sales, and what was left.
    needs: [['busier', 'better']],
    may: ['more', 'who', 'month', 'week', 'quarter', 'day', 'sales', 'in', 'net', 'payments'],
    says: ({ has, name, names, periods, limit, count, way }) => {
      if (limit || count || names.length > 1 || periods.length !== 2) return null
      if (has('busier') === has('better')) return null
      const isOfNet = has('better') && !name && (way === null || way === 'net')
      const money = name ?? (isOfNet ? 'net cash flow' : way === 'in' ? 'money in' : 'sales')
      return `${money} ${periods[0]} compared with ${periods[1]}`
    },
  },
  {
    // Several names by what came of each.
    needs: [
      ['high', 'more'],
      ['in', 'sales', 'paid', 'out'],
    ],
    may: ['who', 'customer', 'supplier'],
    says: ({ names, limit, count, periods, way }) => {
      if (names.length < 3 || limit || count || periods.length > 0) return null
      const joined = names.join(' and ')
      return way === 'out' ? `who got the most of ${joined}` : `who paid us the most of ${joined}`
    },
  },
  {
    // Two stretches of days, or two names, side by side.
    needs: [
      ['more', 'high', 'low', 'net', 'out', 'costs', 'in', 'sales', 'paid', 'much', 'rose', 'fell'],
    ],
    may: ['who'],
    says: (query) => {
      const { has, names, periods, limit, count, way } = query
      if (limit || count || !has('more', 'high', 'low', 'rose', 'fell')) return null
      if (periods.length === 2 && names.length <= 1) {
        const money = moneyText(query)
        return money ? `${money} ${periods[0]} compared with ${periods[1]}` : null
      }
      if (periods.length > 0 || names.length !== 2 || way === 'net') return null
      return `compare ${names[0]} with ${names[1]}`
    },
  },
]
