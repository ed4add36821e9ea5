// Questions with typing errors, follow-ups and false premises.
import { ranked, rowsOf, totalOf } from '../oracle.ts'
import { costs, type Family, spans } from './family.ts'

/** The questions. */
export const conversation: readonly Family[] = [
  {
    name: 'category typing errors',
    phrasings: [
      'how mcuh did we spnd on {C} last month',
      'hw much did we spend on {C} lst month',
      'What did we spned on {C} last mnth?',
    ],
    cases: (rows) =>
      costs.slice(0, 9).map(([words, narrowing]) => ({
        slots: { C: words },
        expected: {
          minor: totalOf(
            rowsOf(rows, { ...narrowing, side: 'out', from: '2026-10-01', to: '2026-10-31' }),
          ),
        },
      })),
  },
  {
    name: 'follow-up period',
    phrasings: ['and {P}?', 'what about {P}', 'same for {P}', 'how about {P}?', '{P}?'],
    cases: (rows) =>
      spans.slice(1, 9).map(([words, from, to]) => ({
        slots: { P: words, previous: 'How much did we spend on software last month?' },
        expected: {
          minor: totalOf(rowsOf(rows, { side: 'out', subCategory: 'software', from, to })),
        },
      })),
  },
  {
    name: 'follow-up subject',
    phrasings: ['and {C}?', 'what about {C}', 'just {C}', 'now {C}', 'and on {C}?'],
    cases: (rows) =>
      costs.slice(3, 11).map(([words, narrowing]) => ({
        slots: { C: words, previous: 'How much did we spend on fuel in September?' },
        expected: {
          minor: totalOf(
            rowsOf(rows, { ...narrowing, side: 'out', from: '2026-09-01', to: '2026-09-30' }),
          ),
        },
      })),
  },
  {
    name: 'false premise',
    phrasings: [
      'We spent £{N} {P}, right?',
      'is it true that we spent £{N} {P}',
      'So our spending {P} was £{N}, correct?',
    ],
    cases: (rows) =>
      spans.slice(0, 4).map(([words, from, to]) => ({
        slots: { N: '99,999', P: words },
        expected: { minor: totalOf(rowsOf(rows, { side: 'out', from, to })) },
      })),
  },
  {
    name: 'month with most',
    phrasings: [
      'Which month did we spend the most this year?',
      'what was our most expensive month this year',
      'In which month this year was spending highest?',
    ],
    cases: (rows) => [
      {
        slots: {},
        expected: {
          minor:
            ranked(rowsOf(rows, { side: 'out', from: '2026-01-01', to: '2026-11-20' }), ({ day }) =>
              day.slice(0, 7),
            )[0]?.[1] ?? 0,
        },
      },
    ],
  },
]
