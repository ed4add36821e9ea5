// The gate: a phrase that changes what is meant must change the plan, or stop the answer. Questions
// and phrases are combined, so that no list of seen wording can pass this.
import { expect, test } from 'vitest'
import { withoutChoices } from '../testing/question-books.ts'

function callOf(prompt: string): string | null {
  const { plan: found, next } = withoutChoices([prompt])
  return found.kind === 'call' ? JSON.stringify([found.call, next?.plan]) : null
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
  'except in may',
  'only the biggest single one',
  'on average per week',
  'every other month',
  'more than once',
  'at least twice',
  'each',
  'per customer',
  'divided by three',
  'times two',
  'before the 10th of may',
  'since the third of june',
  'between £50 and £80',
  'other than fuel',
  'besides the rent',
  'net of wages',
  'as a share of sales',
  'compared with may',
  'by category',
  'and how often',
  'ten times over',
  'for the first time',
  'not including the first half',
  'that nobody approved',
  'if Northwind is late',
  'to the nearest thousand people',
  'paid by Stripe',
  'unless it was refunded',
  'that I saw on Sunday',
  'for the situation in Leeds',
  'paid before noon',
  'to anyone new',
  'from the second half',
  'that were late',
  'in instalments',
  'for the Leeds branch',
  'by standing order',
  'at the old rate',
  'without a receipt',
  'that my partner approved',
  'on the Barclays card',
  'for our own use',
  'from overseas',
  'under the old contract',
  'only the first one',
  'and nothing else under £20',
  'apart from the first week',
  'excluding transfers in May',
  'when it was raining',
  'after discount',
  'per litre',
  'per square foot',
  'as a multiple of rent',
  'in today’s money',
  'rounded to the nearest hundred thousand',
  'for the quarter that was audited',
  'by the younger employees',
  'for people under 25',
  'that nobody understood',
  'guessing at the rest',
  'seen by the auditor',
  'identified as fraud',
  'confirmed by the bank',
  'described as consultancy',
  'mentioned in passing',
  'with a reference number',
  'that appeared twice',
  'from every other customer',
  'on alternate Tuesdays',
  'if sales fall 10 %',
  'without touching savings',
  'each month',
  'twice',
  'plus rent',
  'half the time',
  'on the company card',
  'every other Friday',
  'whenever Northwind pays',
]

// A balance is what it is, however it was paid in.
const harmless = [
  /balance.* by cheque$/,
  // What is paid for changes nothing about whether its price can be paid.
  /afford .* for the Leeds branch$/,
  /left of income .* by cheque$/,
  // The same again.
  /biggest payment .* biggest single one$/,
  /by month .* each( month)?$/,
  /which month .* each month$/,
  /how many payments .* how often$/,
  /after wages .* net of wages$/,
]

// Hundreds of readings a question: a machine busy with other things takes its time.
const patience = 120_000

test.each(questions)(
  'every phrase changes the plan of “%s”, or stops it',
  (base) => {
    const own = callOf(base)
    expect(own).not.toBeNull()
    const passedOver = phrases.filter(
      (phrase) =>
        callOf(`${base} ${phrase}`) === own &&
        !harmless.some((pattern) => pattern.test(`${base} ${phrase}`)),
    )
    expect(passedOver).toEqual([])
  },
  patience,
)
