// Why a period was as it was, who pays late, and the books themselves, as of 20 November 2026.
import { expect, test } from 'vitest'
import { interpreted, planned } from '../../testing/question-books.ts'

const august = { from: '2026-08-01', to: '2026-08-31' }

test.each([
  ['why was August so bad', 'less'],
  ['why did cash fall in August', 'less'],
  ['how come the money went down in August', 'less'],
  ['why was August worse than July', 'less'],
  ['why was August so good', 'more'],
  ['why did our bank balance go up in August', 'more'],
])('“%s” looks at both sides of the books', (question, claimed) => {
  const { plan } = interpreted(question)
  expect(plan).toMatchObject({
    kind: 'call',
    call: { tool: 'variance', args: { measure: 'net', compare: 'previous', claimed } },
  })
  expect(plan).toHaveProperty('call.args.period', expect.objectContaining(august))
})

test('a month against the same one a year before', () => {
  expect(interpreted('why was August better than August last year').plan).toMatchObject({
    call: { tool: 'variance', args: { compare: 'last_year', period: august } },
  })
})

test('another month than the one before has no such comparison, so it is asked back', () => {
  expect(planned('why was August worse than May')).toBe('clarify shape')
})

test('a rise of one side is looked for on that side, with what was taken for granted', () => {
  expect(interpreted('why did spending jump in October').plan).toMatchObject({
    call: { tool: 'largest_changes', args: { side: 'out', claimed: 'more' } },
  })
  expect(interpreted('why were sales down in October').plan).toMatchObject({
    call: {
      tool: 'largest_changes',
      args: { side: 'in', claimed: 'less', subjects: [{ code: 'sales_income' }] },
    },
  })
})

test('year on year is this year so far against the days of the last that the records hold', () => {
  expect(planned('which category grew most year on year')).toBe(
    'largest_changes out 2026-05-01/2026-11-20 vs 2025-05-01/2025-11-20',
  )
})

test.each([
  ['biggest changes between September and October'],
  ['what were the main changes from September to October'],
])('“%s”', (question) => {
  expect(planned(question)).toBe(
    'largest_changes out 2026-10-01/2026-10-31 vs 2026-09-01/2026-09-30',
  )
})

test.each([
  ['when did my data last update', 'data_freshness'],
  ['what is the oldest transaction you have', 'data_freshness'],
  ['what haven’t we categorised yet', 'uncategorised 2025-05-01/2026-11-20'],
  ['anything left without a category', 'uncategorised 2025-05-01/2026-11-20'],
  ['what are the assumptions behind the forecast', 'help forecast'],
  ['Adobe bill trend', 'series out Adobe 2025-11-01/2026-10-31'],
  [
    'who charged us more than £1,000 in one go last month',
    'list_payments out 2026-10-01/2026-10-31',
  ],
])('“%s” is %s', (question, plan) => {
  expect(planned(question)).toBe(plan)
})

test('some months of every year are no series of years: each is offered by itself', () => {
  const { plan } = interpreted('August to October income, each year')
  const [first, second] = plan.kind === 'clarify' ? plan.choices : []
  expect(first?.prompt).toBe('How much came in from 1 August 2026 to 31 October 2026?')
  expect(second?.prompt).toBe('How much came in from 1 August 2025 to 31 October 2025?')
})
