// Questions about the past in wording of no list, whose words are known by their kinds.
import { type Row, ranked, rowsOf, totalOf } from '../oracle.ts'
import { countIn, type Family, spanCases, spans, sumIn } from './family.ts'

const monthOf = ({ day }: Row) => day.slice(0, 7)

/** The questions. */
export const kinds: readonly Family[] = [
  {
    name: 'through an account',
    phrasings: [
      'how much went out of the current account {P}',
      'what left the current account {P}',
      'how much was paid from the current account {P}',
    ],
    cases: (rows) =>
      spanCases(
        { side: 'out' },
        sumIn,
      )(rows.filter(({ account }) => account === 'Business current account')),
  },
  {
    name: 'kinds of words',
    phrasings: [
      'the heftiest bill that we settled {P}',
      'our heftiest outgoing payment {P} please',
      '{P}, the biggest payment we handed over',
    ],
    cases: spanCases({ side: 'out' }, (rows) => ({
      minor: Math.max(...rows.map((row) => -row.amount)),
    })),
  },
  {
    name: 'count by kinds',
    phrasings: ['how many bills did we settle {P}', 'the number of payments we sent {P}'],
    cases: spanCases({ side: 'out' }, countIn),
  },
  {
    name: 'cheapest month',
    phrasings: ['whats the cheapest month we had {P}', '{P}, which month was cheapest for us'],
    cases: (rows) =>
      spans
        .filter(([words]) => /quarter|Q2|June/.test(words))
        .map(([words, from, to]) => {
          const months = ranked(rowsOf(rows, { side: 'out', from, to }), monthOf)
          return { slots: { P: words }, expected: { minor: months.at(-1)?.[1] ?? 0 } }
        }),
  },
  {
    name: 'months of one year',
    phrasings: ['difference in spending between {A} and {B}'],
    cases: (rows) =>
      [
        ['October', '2026-10', 'September', '2026-09'],
        ['August', '2026-08', 'June', '2026-06'],
      ].map(([later = '', first = '', earlier = '', second = '']) => {
        const of = (month: string) =>
          totalOf(rowsOf(rows, { side: 'out', from: `${month}-01`, to: `${month}-31` }))
        return {
          slots: { A: later, B: earlier },
          expected: { minor: Math.abs(of(first) - of(second)) },
        }
      }),
  },
]
