// Questions for the largest, the average, and what lies over an amount.
import { type Row, ranked, rowsOf, totalOf } from '../oracle.ts'
import { crossed, type Family, payees, spanCases, spans } from './family.ts'

// Staff, owners, HMRC and lenders supply nothing.
const isOfSupplier = ({ category, subCategory }: Row): boolean =>
  category !== 'taxes' &&
  category !== 'funding_out' &&
  !['net_wages', 'directors_salary', 'paye_ni', 'pension', 'staff_expenses'].includes(subCategory)

/** The questions. */
export const ranks: readonly Family[] = [
  {
    name: 'largest payment',
    phrasings: [
      'What was our biggest payment {P}?',
      'largest single payment {P}',
      'What was the largest outgoing payment {P}?',
    ],
    cases: spanCases({ side: 'out' }, (rows) => ({
      minor: Math.max(...rows.map((row) => -row.amount)),
    })),
  },
  {
    name: 'largest purchase',
    phrasings: ['what was the most expensive purchase {P}'],
    cases: spanCases({ side: 'out' }, (rows) => ({
      minor: Math.max(...rows.filter(isOfSupplier).map((row) => -row.amount)),
    })),
  },
  {
    name: 'top payer',
    phrasings: [
      'Who was our biggest customer {P}?',
      'Which customer paid us the most {P}?',
      'top customer {P}',
      'our best paying client {P}',
    ],
    cases: spanCases({ side: 'in', category: 'sales_income' }, (rows) => ({
      minor: ranked(rows, ({ merchant }) => merchant)[0]?.[1] ?? 0,
    })),
  },
  {
    name: 'top payee',
    phrasings: ['Who did we pay the most {P}?', 'top payee {P}'],
    cases: spanCases({ side: 'out' }, (rows) => ({
      minor: ranked(rows, ({ merchant }) => merchant)[0]?.[1] ?? 0,
    })),
  },
  {
    name: 'top supplier',
    phrasings: ['which supplier did we spend the most with {P}', 'biggest supplier {P}'],
    cases: spanCases({ side: 'out' }, (rows) => ({
      minor: ranked(rows.filter(isOfSupplier), ({ merchant }) => merchant)[0]?.[1] ?? 0,
    })),
  },
  {
    name: 'average payment',
    phrasings: [
      'What was the average payment to {M} {P}?',
      'how much do we pay {M} on average per payment {P}',
      'average {M} payment {P}',
    ],
    cases: crossed(
      payees,
      (name) => ({ M: name }),
      (name) => ({ merchant: name, side: 'out' }),
      (rows) =>
        rows.length === 0 ? { value: 0 } : { minor: Math.round(totalOf(rows) / rows.length) },
    ),
  },
  {
    name: 'compare',
    phrasings: [
      'How much more did we spend in {A} than in {B}?',
      'compare spending in {A} with {B}',
      'What is the difference between spending in {A} and {B}?',
      'did we spend more in {A} than {B}',
    ],
    cases: (rows) =>
      [
        ['October', '2026-10', 'September', '2026-09'],
        ['August', '2026-08', 'July', '2026-07'],
        ['June', '2026-06', 'May', '2026-05'],
        ['October', '2026-10', 'August', '2026-08'],
      ].map(([a = '', first = '', b = '', second = '']) => {
        const of = (month: string) =>
          totalOf(rowsOf(rows, { side: 'out', from: `${month}-01`, to: `${month}-31` }))
        return { slots: { A: a, B: b }, expected: { minor: Math.abs(of(first) - of(second)) } }
      }),
  },
  {
    name: 'over an amount',
    phrasings: [
      'How many payments over £{N} did we make {P}?',
      'number of payments above £{N} {P}',
      'how many payments of more than £{N} went out {P}',
    ],
    cases: (rows) =>
      spans.slice(0, 6).flatMap(([words, from, to]) =>
        [500, 2000].map((pounds) => ({
          slots: { N: String(pounds), P: words },
          expected: { value: rowsOf(rows, { side: 'out', from, to, over: pounds * 100 }).length },
        })),
      ),
  },
]
