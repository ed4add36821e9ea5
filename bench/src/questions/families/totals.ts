// Questions for what came in, went out, or was left, by category and by payee.
import { rowsOf, totalOf } from '../oracle.ts'
import { costs, countIn, crossed, type Family, payees, spanCases, spans, sumIn } from './family.ts'

const payers = [
  'Northwind Hotels',
  'Tidewater Brewing Co',
  'Alder and Finch',
  'Kestrel Cycles',
  'Stripe',
  'Etsy',
]

/** The questions. */
export const totals: readonly Family[] = [
  {
    name: 'money out',
    phrasings: [
      'How much did we spend {P}?',
      'What was our total spending {P}?',
      'total outgoings {P}',
      'how much money went out {P}',
      'what did we spend {P}',
      'How much have we paid out {P}?',
      'spend {P}',
      'tell me our expenditure {P} please',
      'What did our costs come to {P}?',
    ],
    cases: spanCases({ side: 'out' }, sumIn),
  },
  {
    name: 'money in',
    phrasings: [
      'How much came in {P}?',
      'What was our total income {P}?',
      'how much money did we receive {P}',
      'money in {P}',
      'What were our receipts {P}?',
      'how much cash came in {P} altogether',
    ],
    cases: spanCases({ side: 'in' }, sumIn),
  },
  {
    name: 'sales',
    phrasings: [
      'What were our sales {P}?',
      'how much revenue did we take {P}',
      'turnover {P}',
      'What did customers pay us {P}?',
      'takings {P}?',
      'what was our revenue {P}',
    ],
    cases: spanCases({ side: 'in', category: 'sales_income' }, sumIn),
  },
  {
    name: 'net',
    phrasings: [
      'What was our net cash flow {P}?',
      'Did we make more than we spent {P}?',
      'net cash {P}',
      'Were we cash positive {P}?',
      'What was the surplus {P}?',
    ],
    cases: (rows) =>
      spans.map(([words, from, to]) => ({
        slots: { P: words },
        expected: {
          minor:
            totalOf(rowsOf(rows, { side: 'in', from, to })) -
            totalOf(rowsOf(rows, { side: 'out', from, to })),
        },
      })),
  },
  {
    name: 'category',
    phrasings: [
      'How much did we spend on {C} {P}?',
      'what did {C} cost us {P}',
      '{C} spend {P}',
      'how much went on {C} {P}',
      'What have we paid for {C} {P}?',
      'How much has {C} set us back {P}?',
      'total {C} costs {P}',
      'tell me what we spent on {C} {P}',
      '{C} {P}?',
    ],
    cases: crossed(
      costs,
      ([words]) => ({ C: words }),
      ([, narrowing]) => ({ ...narrowing, side: 'out' }),
    ),
  },
  {
    name: 'payee',
    phrasings: [
      'How much did we pay {M} {P}?',
      'what did we spend at {M} {P}',
      'total paid to {M} {P}',
      'How much have we spent with {M} {P}?',
      '{M} spend {P}',
      'what did {M} cost {P}',
      'how much has gone to {M} {P}',
    ],
    cases: crossed(
      payees,
      (name) => ({ M: name }),
      (name) => ({ merchant: name, side: 'out' }),
    ),
  },
  {
    name: 'person with two payee names',
    phrasings: [
      'How much did Okafor get {P}?',
      'what has S Okafor had {P}',
      'S Okafor, salary and dividends, {P}',
    ],
    cases: spanCases({ side: 'out' }, (rows) =>
      sumIn(rows.filter(({ merchant }) => merchant?.startsWith('S Okafor '))),
    ),
  },
  {
    name: 'payer',
    phrasings: [
      'How much did {M} pay us {P}?',
      'what have we received from {M} {P}',
      'income from {M} {P}',
      'How much came in from {M} {P}?',
      'How much have we had from {M} {P}?',
    ],
    cases: crossed(
      payers,
      (name) => ({ M: name }),
      (name) => ({ merchant: name, side: 'in' }),
    ),
  },
  {
    name: 'count',
    phrasings: [
      'How many payments did we make to {M} {P}?',
      'how many times did we pay {M} {P}',
      'number of payments to {M} {P}',
      'How often did we pay {M} {P}?',
    ],
    cases: crossed(
      payees,
      (name) => ({ M: name }),
      (name) => ({ merchant: name, side: 'out' }),
      countIn,
    ),
  },
]
