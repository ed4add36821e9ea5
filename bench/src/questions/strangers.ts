// Questions of the seventh and eighth round that have one exact total, as they were typed. They
// were new to the assistant when they were first put to it; here they see to it that nothing they
// found comes back.
import type { BankQuestion } from './families/family.ts'
import { type Narrowing, type Row, rowsOf, totalOf } from './oracle.ts'

type Stranger = readonly [prompts: readonly string[], parts: readonly Narrowing[]]

const of = (subCategory: string, from: string, to: string): Narrowing => ({ subCategory, from, to })
const paid = (merchant: string, from: string, to: string): Narrowing => ({ merchant, from, to })
const now = '2026-11-20'
const first = '2025-05-01'

const seventh: readonly Stranger[] = [
  [
    ['How much did Premier Paper cost us in the summer (June to August)?'],
    [paid('Premier Paper', '2026-06-01', '2026-08-31')],
  ],
  [['what have we shelled out on DPD so far this year'], [paid('DPD', '2026-01-01', now)]],
  [['Octopus bill for July?'], [paid('Octopus Energy', '2026-07-01', '2026-07-31')]],
  [['corporation tax paid?'], [of('corporation_tax', first, now)]],
  [
    ['total of everything we paid out between 3rd and 17th of August'],
    [{ side: 'out', from: '2026-08-03', to: '2026-08-17' }],
  ],
  [['takings from Etsy w/c 9 November'], [paid('Etsy', '2026-11-09', '2026-11-15')]],
  [
    ['did Alder & Finch pay in October and if so how much'],
    [paid('Alder and Finch', '2026-10-01', '2026-10-31')],
  ],
  [
    ['we paid Premier Inn about two grand this year didnt we?'],
    [paid('Premier Inn', '2026-01-01', now)],
  ],
  [
    ['how much have we drawn in dividends since April'],
    [of('dividends_drawings', '2026-04-01', now)],
  ],
  [['how much did Stripe pay us yesterday'], [paid('Stripe', '2026-11-19', '2026-11-19')]],
  [
    ['How much did we spend on advertising in October?', 'and the month before?'],
    [of('advertising', '2026-09-01', '2026-09-30')],
  ],
  [
    [
      'How much did we spend on advertising in October?',
      'and the month before?',
      'just google ads',
    ],
    [paid('Google Ads', '2026-09-01', '2026-09-30')],
  ],
  [
    ['what was paid to HMRC last quarter', 'how much of that was VAT'],
    [paid('HMRC VAT', '2026-07-01', '2026-09-30')],
  ],
  [
    ['what was paid to HMRC last quarter', 'how much of that was VAT', 'same quarter last year?'],
    [paid('HMRC VAT', '2025-07-01', '2025-09-30')],
  ],
]

const eighth: readonly Stranger[] = [
  [
    ['What did the van lease set us back in August'],
    [of('vehicle_lease', '2026-08-01', '2026-08-31')],
  ],
  [
    ['staff wages plus PAYE plus pension last month'],
    ['net_wages', 'paye_ni', 'pension'].map((code) => of(code, '2026-10-01', '2026-10-31')),
  ],
  [['VAT we paid in 2025'], [of('vat_payment', '2025-01-01', '2025-12-31')]],
  [['money from Etsy this tax yr'], [paid('Etsy', '2026-04-06', now)]],
  [['spend on 16/11/26'], [{ side: 'out', from: '2026-11-16', to: '2026-11-16' }]],
  [['income 1st-15th Sept'], [{ side: 'in', from: '2026-09-01', to: '2026-09-15' }]],
  [['total dividends ever'], [of('dividends_drawings', first, now)]],
  [['what have the freelancers cost us this quarter'], [of('freelancers', '2026-10-01', now)]],
  [
    ['cost of sales July to September inclusive'],
    [{ category: 'cost_of_sales', from: '2026-07-01', to: '2026-09-30' }],
  ],
  [
    ['what did we spend on software last month?', 'and travel?'],
    [of('travel', '2026-10-01', '2026-10-31')],
  ],
  [
    ['what did we spend on software last month?', 'and travel?', 'add them up'],
    ['software', 'travel'].map((code) => of(code, '2026-10-01', '2026-10-31')),
  ],
  [
    ['How much did Alder and Finch pay us in 2025?', 'what about this year'],
    [paid('Alder and Finch', '2026-01-01', now)],
  ],
]

/** Both rounds, with totals from the rows. */
export function strangersQuestions(rows: readonly Row[]): BankQuestion[] {
  return Object.entries({ 'seventh round': seventh, 'eighth round': eighth }).flatMap(
    ([family, questions]) =>
      questions.map(([prompts, parts], at) => ({
        id: `${family} ${at + 1}`,
        family,
        phrasing: prompts.join(' / '),
        prompt: prompts.at(-1) ?? '',
        previous: prompts.slice(0, -1),
        expected: { minor: parts.reduce((sum, part) => sum + totalOf(rowsOf(rows, part)), 0) },
        isAside: false,
      })),
  )
}
