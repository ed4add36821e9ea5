// Payers and payees that are named together, by a word or a trade that they share.
import { expect, test } from 'vitest'
import { subCategories } from '../taxonomy.ts'
import { interpret } from './interpret.ts'
import { NameIndex } from './names.ts'

const merchants = Object.entries({
  'Mrs J Pritchard Host Family': 'uncategorised_out',
  'G Treadwell Host Family': 'uncategorised_out',
  'Alasdair Kerr Tutor Oct': 'freelancers',
  'Alasdair Kerr Tutor Sep': 'freelancers',
  'Catrin Bowen Tutor Oct': 'freelancers',
  'Swift Ceramics Lab': 'subcontractors',
  'S4s Labs': 'subcontractors',
  'Byrnes Dental Lab': 'subcontractors',
  'S Kapadia Associate Fees': 'subcontractors',
  'T Wilkes Associate Fees': 'subcontractors',
  'Henry Schein Dental': 'stock_materials',
  'A-Dec Dental Chair': 'equipment',
  'N Garrow Lawn': 'product_sales',
  'J Hollis Lawn': 'uncategorised_in',
  'J Hollis Hedge': 'uncategorised_in',
  'Turf Online': 'stock_materials',
  'H Umpleby Turf': 'product_sales',
  'L Umpleby Turf': 'product_sales',
  'G Lund Xmas Temp Wages': 'net_wages',
  'T Abara Wages': 'net_wages',
  Shell: 'fuel',
  'Jet Bilton': 'uncategorised_out',
  Dojo: 'card_payouts',
  'Cash Dep Thirsk BR': 'uncategorised_in',
  'Royal Mail': 'postage_delivery',
  Evri: 'postage_delivery',
  'Brandon Tool Hire': 'uncategorised_out',
  'HSS Hire': 'stock_materials',
  'Speedy Hire': 'stock_materials',
  'Jewson Tool Hire': 'stock_materials',
}).map(([name, code]) => ({ id: name, name, aliases: [], codes: [code] }))
const usedCodes = new Set(merchants.flatMap(({ codes }) => codes))
const names = new NameIndex({
  merchants,
  subCategories: subCategories.map(({ subCategory: code, label }) => ({ code, label })),
  accounts: [],
  usedCodes,
})
const paysIn = /Lawn|Hedge|Umpleby|Dojo|Cash/

function callFor(prompt: string) {
  const { plan, next } = interpret(prompt, {
    before: null,
    isChoice: true,
    question: {
      today: '2026-11-20',
      yearEnd: '03-31',
      firstDay: '2025-01-02',
      names,
      englishWords: new Set(),
    },
    plan: {
      today: '2026-11-20',
      firstDay: '2025-01-02',
      usedCodes,
      sideOfMerchant: ([id]) => (paysIn.test(id ?? '') ? 'in' : 'out'),
    },
  })
  if (plan.kind !== 'call') return plan.kind
  const { subjects = [], side } = plan.call.args as {
    subjects?: readonly { name: string }[]
    side?: string
  }
  const then = next?.plan.kind === 'call' ? ` then ${next.plan.call.tool}` : ''
  return `${plan.call.tool} ${side ?? ''} ${subjects.map(({ name }) => name).join(' + ')}${then}`
}

const labs = '3 labs'
const cases: readonly (readonly [prompt: string, call: string])[] = [
  ['how much did the dental labs cost us in october', `flow_total out ${labs}`],
  ['what have the labs cost us this year', `flow_total out ${labs}`],
  ['What were the lab fees in October?', `flow_total out ${labs}`],
  ['Which month had the highest lab bills?', `extreme  ${labs}`],
  ['How much were Dr Kapadia’s fees in October?', 'flow_total out S Kapadia Associate Fees'],
  ['Which dental lab did we pay the most this year?', `top out ${labs}`],
  ['which lab did we spend most with', `top out ${labs}`],
  [
    'how many lawn jobs paid us in July, roughly speaking?',
    'count_payments in N Garrow Lawn and J Hollis Lawn',
  ],
  ['how much did lawn jobs bring in this year', 'flow_total in N Garrow Lawn and J Hollis Lawn'],
  ['how much came in for turf this year', 'flow_total in H Umpleby Turf and L Umpleby Turf'],
  ['how much did the host families get in july', 'flow_total out 2 host families'],
  ['which host family did we pay the most this year', 'top out 2 host families'],
  // A month behind the name makes nobody another person.
  ['what did the tutors cost us in october', 'flow_total out 2 tutors'],
  ['which tutor was paid the most this year', 'top out 2 tutors'],
  // Who sells turf is no customer for it.
  ['what did we spend on turf this year', 'flow_total out Turf Online'],
  ['how much did we spend at garages in october', 'flow_total out Shell and Jet Bilton'],
  ['what did the courier firms cost us in october', 'flow_total out Royal Mail and Evri'],
  ['What did we spend on tool hire this year?', 'flow_total out 4 tool hire firms'],
  ['how much has plant hire cost us in october', 'flow_total out 4 tool hire firms'],
  ['which tool hire firm did we pay the most this year', 'top out 4 tool hire firms'],
  ['what did we pay Brandon Tool Hire this year', 'flow_total out Brandon Tool Hire'],
  ['how much cash did we bank in october', 'flow_total in Cash Dep Thirsk BR'],
  ['how much did we shell out on that new chair from adec', 'flow_total out A-Dec Dental Chair'],
  ['How many Dojo card settlements did we receive in September 2026?', 'count_payments in Dojo'],
  ['what did the xmas temp cost us last xmas', 'flow_total out G Lund Xmas Temp Wages'],
  [
    'did Abara get her wages in oct, or has she left us?',
    'flow_total out T Abara Wages + Wages and salaries (net) then payment_when',
  ],
]

test.each(cases)('%s', (prompt, call) => expect(callFor(prompt)).toBe(call))

test('One of the labs is asked about', () => {
  expect(callFor('what did the lab cost us in october')).toBe('clarify')
})

test('A customer with two jobs is one customer', () => {
  expect(callFor('what did Hollis pay us')).toBe('flow_total in J Hollis')
})
