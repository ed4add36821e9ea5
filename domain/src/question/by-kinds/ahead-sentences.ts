// Sentences for what a question about days to come holds: each kind of question by the kinds of
// words that it needs and those that it may have besides.
import type { AheadContent } from './ahead-content.ts'
import type { AheadKind } from './ahead-words.ts'

/** The days in question. */
export type AheadDays = {
  /** In words: "in December 2026", "from 1 December 2026 to 6 December 2026"; empty for none. */
  readonly words: string
  /** The last of them, in words. */
  readonly last: string
  /** They run from tomorrow on. */
  readonly isUpTo: boolean
  readonly isWholeMonths: boolean
  /** One day, or a feast of a few. */
  readonly isOneDay: boolean
  /** They are the next so many, which can be none of the past. */
  readonly isNext: boolean
}

type Rule = {
  readonly needs: readonly (readonly AheadKind[])[]
  readonly may?: readonly AheadKind[]
  /** An amount or a name that has no place leaves the question open. */
  readonly takes?: readonly ('amount' | 'name')[]
  readonly says: (content: AheadContent, days: AheadDays) => string | null
}

/** The question in words that the reader knows; null where it is of no kind. */
export function aheadSentenceOf(content: AheadContent, days: AheadDays): string | null {
  for (const { needs, may = [], takes = [], says } of rules) {
    const known = new Set<AheadKind>([...needs.flat(), ...may, 'up_to', 'we'])
    if (![...content.kinds].every((kind) => known.has(kind))) continue
    if (!needs.every((some) => content.has(...some))) continue
    if (content.name !== null && !takes.includes('name')) continue
    if (content.amount !== null && !takes.includes('amount')) continue
    const sentence = says(content, days)
    if (sentence) return sentence
  }
  return null
}

// Which way the money goes; null where the words say both or neither. What we pay goes out, what
// somebody pays comes in.
function wayOf({ has }: AheadContent): 'in' | 'out' | null {
  const isIn = has('in') || (has('pay', 'due') && has('who') && !has('we', 'out'))
  const isOut = has('out', 'pay') && (!has('who') || has('we'))
  return isIn === isOut ? null : isIn ? 'in' : 'out'
}

const rules: readonly Rule[] = [
  {
    needs: [['habit']],
    may: ['who', 'overdue', 'high', 'list'],
    says: (_, { words }) => (words ? null : 'which customers pay late'),
  },
  {
    needs: [['safe']],
    may: ['much', 'cash', 'ahead', 'out', 'balance'],
    says: (_, { words }) => (words ? null : 'how much is safe to spend'),
  },
  {
    needs: [['tax_pot']],
    may: ['much', 'tax', 'vat', 'cash', 'ahead', 'due'],
    says: ({ has }, { words }) =>
      words ? null : `how much should we put aside for ${has('vat') ? 'VAT' : 'tax'}`,
  },
  {
    needs: [['tax', 'vat']],
    may: [
      'when',
      'much',
      'due',
      'next',
      'ahead',
      'unpaid',
      'out',
      'payment',
      'who',
      'list',
      'cash',
    ],
    says: ({ has }, { words }) => {
      if (has('tax') && has('vat')) return null
      const tax = has('vat') ? 'VAT' : 'tax'
      return words ? `what ${tax} is due ${words}` : `when is the next ${tax} payment due`
    },
  },
  // Running out, or falling below a line, by some day.
  {
    needs: [['chance'], ['run_out', 'below', 'buffer']],
    may: ['cash', 'balance', 'ahead', 'buffer', 'below', 'low'],
    takes: ['amount'],
    says: ({ has, amount }, { words, last }) => {
      const until = words ? ` by ${last}` : ''
      if (has('run_out'))
        return amount || has('buffer') ? null : `what is the chance of going under £0.00${until}`
      if (amount)
        return has('buffer') ? null : `what is the chance of going under ${amount}${until}`
      return has('buffer') ? `what is the chance of going below the buffer${until}` : null
    },
  },
  {
    needs: [['run_out']],
    may: ['cash', 'balance', 'ahead', 'when', 'low'],
    says: (_, { words, last, isUpTo }) =>
      words
        ? isUpTo
          ? `will the balance go below £0.00 by ${last}`
          : null
        : 'will we run out of money',
  },
  {
    needs: [['below']],
    may: ['cash', 'balance', 'ahead', 'when', 'low'],
    takes: ['amount'],
    says: ({ amount }, { words, last, isUpTo }) =>
      amount && (!words || isUpTo)
        ? `will the balance go below ${amount}${words ? ` by ${last}` : ''}`
        : null,
  },
  // Which month or week stands at an end.
  {
    needs: [
      ['month', 'week'],
      ['low', 'high'],
    ],
    may: ['ahead', 'cash', 'in', 'out', 'net', 'view', 'balance'],
    says: ({ has }, { words }) => {
      if (words || (has('month') && has('week')) || (has('low') && has('high'))) return null
      const unit = has('month') ? 'month' : 'week'
      if (has('in', 'out')) {
        if (has('low', 'net', 'balance') || has('in') === has('out')) return null
        return `peakahead highest ${unit} money ${has('in') ? 'in' : 'out'}`
      }
      return `peakahead ${has('low') ? 'lowest' : 'highest'} ${unit} net cash`
    },
  },
  {
    needs: [['low']],
    may: ['cash', 'balance', 'ahead', 'when', 'much', 'buffer', 'view'],
    // "Over Christmas" is more than the day itself.
    says: (_, { words, isOneDay, isUpTo }) =>
      isOneDay && !isUpTo ? null : `when will cash be lowest ${words}`,
  },
  {
    needs: [['high'], ['balance']],
    may: ['cash', 'ahead', 'when'],
    says: (_, { words }) => (words ? null : 'when will the balance be highest'),
  },
  // What is owed.
  {
    needs: [['overdue'], ['invoices', 'who', 'in', 'out', 'unpaid', 'payment']],
    may: ['list', 'much', 'count', 'cash'],
    says: (content, { words }) => {
      const way = wayOf(content)
      if (words || (content.has('in') && content.has('out'))) return null
      return way === 'out' && !content.has('who', 'invoices')
        ? 'which bills are overdue'
        : way === 'out'
          ? null
          : 'which invoices are overdue'
    },
  },
  {
    needs: [['unpaid'], ['in', 'out', 'invoices', 'who']],
    may: ['list', 'much', 'cash'],
    says: (content, { words }) => {
      if (words || (content.has('in') && content.has('out'))) return null
      if (content.has('in'))
        return content.has('who') ? 'unpaid invoices by customer' : 'which invoices are unpaid'
      if (content.has('out'))
        return content.has('who', 'invoices') ? null : 'which bills are unpaid'
      return content.has('invoices') ? 'which invoices are unpaid' : null
    },
  },
  // Invoices that were sent, by the days on which they fall due.
  {
    needs: [['invoices'], ['in', 'due', 'unpaid', 'ahead', 'pay']],
    may: ['much', 'cash', 'list', 'who', 'payment'],
    says: ({ has }, { words }) =>
      words && !has('out') ? `which unpaid invoices are due ${words}` : null,
  },
  // The next one of somebody.
  {
    needs: [
      ['next', 'when'],
      ['due', 'in', 'out', 'next', 'ahead', 'payment'],
    ],
    may: ['when', 'payment', 'cash', 'much', 'invoices'],
    takes: ['name'],
    says: (content, { words }) => {
      const { name, has } = content
      if (!name || words || (has('in') && has('out')) || has('invoices')) return null
      return has('in')
        ? `when is the next payment from ${name}`
        : `when is the next ${name} payment due`
    },
  },
  // What falls due within days, with known days of its own.
  {
    needs: [
      ['due', 'in', 'out', 'pay'],
      ['due', 'who', 'list', 'payment', 'in', 'out', 'pay'],
    ],
    may: ['ahead', 'much', 'cash', 'balance', 'who', 'list', 'payment', 'unpaid', 'high', 'count'],
    takes: ['name'],
    says: (content, days) => {
      const { name, has } = content
      const way = wayOf(content)
      if (!days.words || (has('in') && has('out')) || (!way && has('who', 'pay'))) return null
      if (has('unpaid', 'balance') && !has('due')) return null
      const isSum = has('much') && !has('due', 'who', 'list', 'payment', 'high')
      if (isSum && days.isWholeMonths && way) return totalOf(name, way, days)
      if (!way && !name) return has('high') ? null : `what is due ${days.words}`
      if (name)
        return way
          ? `what is due ${way} ${way === 'in' ? 'from' : 'to'} ${name} ${days.words}`
          : null
      return has('high') ? null : `what is due ${way} ${days.words}`
    },
  },
  // What a month comes to.
  {
    needs: [['net']],
    may: ['ahead', 'much', 'cash', 'view', 'in', 'out'],
    says: (_, { words, isWholeMonths }) =>
      isWholeMonths ? `what will the net cash flow be ${words}` : null,
  },
  {
    needs: [['in', 'out']],
    may: ['ahead', 'much', 'cash', 'view'],
    takes: ['name'],
    says: (content, days) => {
      const way = wayOf(content)
      if (!days.isWholeMonths) return null
      if (way) return totalOf(content.name, way, days)
      return content.name ? null : `what will the net cash flow be ${days.words}`
    },
  },
  {
    needs: [['balance', 'cash']],
    may: ['ahead', 'much', 'view', 'balance', 'cash'],
    says: ({ has }, { words, last, isWholeMonths, isOneDay, isUpTo }) => {
      if (!words) return null
      if (!has('balance', 'much') && !has('view')) return null
      if (!has('balance', 'much') && isWholeMonths) return `what will the net cash flow be ${words}`
      return isOneDay || isUpTo || isWholeMonths ? `what will the balance be on ${last}` : null
    },
  },
  {
    needs: [['view', 'ahead']],
    may: ['cash', 'ahead', 'view'],
    takes: ['name'],
    says: ({ name, isCategory }, { words, isWholeMonths }) => {
      if (name) return isWholeMonths && isCategory ? `how much will ${name} be ${words}` : null
      if (!words) return 'what does the forecast look like'
      return isWholeMonths ? `what will the net cash flow be ${words}` : null
    },
  },
  {
    needs: [],
    may: ['much', 'cash', 'ahead', 'out', 'in', 'due'],
    takes: ['name'],
    says: (content, days) => ofNameAlone(content, days),
  },
]

// "Wages, next three months": a name and days that can only be to come.
function ofNameAlone(
  { name, isCategory }: AheadContent,
  { words, isWholeMonths, isNext }: AheadDays,
): string | null {
  if (!name || !words || !isNext) return null
  return isWholeMonths && isCategory
    ? `how much will ${name} be ${words}`
    : `what is due for ${name} ${words}`
}

function totalOf(name: string | null, way: 'in' | 'out', { words }: AheadDays): string {
  if (name === null) return `how much will ${way === 'in' ? 'come in' : 'go out'} ${words}`
  return way === 'in'
    ? `how much will come in from ${name} ${words}`
    : `how much will go out on ${name} ${words}`
}
