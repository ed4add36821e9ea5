// The gate: a phrase that changes what is meant must change the plan, or stop the answer. Questions
// and phrases are combined, so that no list of seen wording can pass this.
import { expect, test } from 'vitest'
import { subCategories } from '../taxonomy.ts'
import { interpret } from './interpret.ts'
import { NameIndex } from './names.ts'

const payers = ['Northwind Hotels', 'Stripe']
const names = new NameIndex({
  merchants: [...payers, 'Adobe', 'HMRC VAT', 'Screwfix', 'Shell'].map((name) => ({
    id: name,
    name,
    aliases: [],
  })),
  subCategories: subCategories.map(({ subCategory: code, label }) => ({ code, label })),
  accounts: [
    { id: 'main', name: 'Main account', kind: 'current' },
    { id: 'reserve', name: 'Reserve account', kind: 'savings' },
  ],
})
const question = {
  today: '2026-11-20',
  yearEnd: '03-31',
  firstDay: '2025-05-01',
  names,
  englishWords: new Set(['london', 'website', 'inflation', 'receipt', 'head', 'nobody', 'morning']),
}
const plan = {
  today: '2026-11-20',
  firstDay: '2025-05-01',
  sideOfMerchant: (ids: readonly string[]) =>
    (payers.includes(ids[0] ?? '') ? 'in' : 'out') as 'in' | 'out',
}

function planOf(prompt: string): string | null {
  const { plan: found } = interpret(prompt, { before: null, question, plan })
  return found.kind === 'call' ? JSON.stringify(found.call) : null
}

const questions = [
  'how much did we spend on fuel last month',
  'how much came in in september',
  'what were our sales in q3',
  'how many payments did we make to Adobe this year',
  'who are our top 5 customers this year',
  'what was our biggest payment in october',
  'what share of spending is wages',
  'list payments to Screwfix in october',
  'spending by month this year',
  'which month had the highest sales',
  'what is our balance',
  'what was our balance at the end of october',
  'what will our balance be at the end of january',
  'when will we run out of cash',
  'what is the lowest point ahead',
  'can we afford £5,000 in december',
  'how much is safe to spend',
  'how did we do in october',
  'how much do we take on fridays',
  'how long would we last with no income',
  'what are the odds of running out of cash',
  'what did we make in q3',
  'what is left of income after wages in october',
]
const phrases = [
  'apart from Shell',
  'not counting Stripe',
  'ignoring the one offs',
  'at weekends',
  'over £100',
  'under £50',
  'per employee',
  'per head',
  'by account',
  'from the reserve account',
  'assuming Northwind stops paying',
  'if sales fall 10%',
  'in euros',
  'before tax',
  'including vat',
  'in the worst case',
  'in the morning',
  'outside london',
  'by cheque',
  'that were refunded',
  'half of it',
  'excluding the biggest',
  'adjusted for inflation',
  'but not in may',
  'for the third time',
]

// A balance is what it is, however it was paid in.
const harmless = [
  /balance.* by cheque$/,
  /afford .* for the third time$/,
  /left of income .* by cheque$/,
]

test.each(questions)('every phrase changes the plan of “%s”, or stops it', (base) => {
  const own = planOf(base)
  expect(own).not.toBeNull()
  const passedOver = phrases.filter(
    (phrase) =>
      planOf(`${base} ${phrase}`) === own &&
      !harmless.some((pattern) => pattern.test(`${base} ${phrase}`)),
  )
  expect(passedOver).toEqual([])
})
