// What an answer about one name says of its open bill, its regular payment and what was paid last,
// against the bills that were entered: Hollis Accountants take £252.00 on the 3rd of each month and
// are owed £600.00 since 10 November 2026.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DemoTools, startDemoTools } from '../../../testing/demo-tools.ts'
import { converse } from '../converse.ts'

const today = '2026-11-20'
let demo: DemoTools
beforeAll(async () => {
  demo = await startDemoTools(today)
})
afterAll(() => demo.server.stop())

const ask = (prompt: string) =>
  converse(demo.server.context.db, demo.businessId, { prompt, previous: [], today })

test('without any invoices what is to come is stated all the same', async () => {
  const { response } = await ask('what have we still to pay Hollis Accountants')
  expect(response).toBe(
    'No unpaid bill from them is kept in Plimsoll. The next regular payment out, £252.00, is expected on 3 December 2026.',
  )
  const late = await ask('is Hollis Accountants late')
  expect(late.response).toContain('is expected on 3 December 2026')
  // What has no fixed day is forecast by the month.
  const undated = await ask('when is the Octopus Energy bill due')
  expect(undated.response).toContain('No unpaid bill from them is kept in Plimsoll.')
  expect(undated.response).toContain('without a known day')
})

test('what has not gone out this month is named with the day that it is expected', async () => {
  const { response } = await ask('has the rent gone out yet')
  expect(response).toContain('Not this month')
  expect(response).toContain('£5,940.00, is expected on 1 December 2026')
})

test('the one overdue milestone of a project is named beside its next payment', async () => {
  const { response } = await ask('when will Harbour Festival Trust pay')
  expect(response).toContain('£5,760.00')
  expect(response).toContain('£3,456.00 is overdue already.')
  const paid = await ask('has Harbour Festival paid')
  expect(paid.tool).toBe('sales_projects')
})

test('regular payments alone are less than all that is due', async () => {
  const regular = await ask('which of our regular payments are due before Christmas')
  const all = await ask('what is due out before Christmas')
  const totalOf = ({ facts }: typeof all) =>
    Number(facts.find(({ label }) => label === 'Due out')?.minor)
  expect(regular.response).toContain('due out as regular payments')
  // The PAYE of 22 December is an estimate of a tax, and no payment that repeats by itself.
  expect(regular.response).not.toContain('PAYE')
  expect(totalOf(all)).toBeGreaterThan(totalOf(regular))
})

test('an open bill and a regular payment of one name are both named', async () => {
  const reply = await demo.caller.post('/data/invoices', {
    add: [
      {
        side: 'out',
        party: 'Hollis Accountants',
        number: null,
        issued: null,
        due: '2026-11-10',
        amount: '600.00',
        email: null,
        source: 'typed',
      },
    ],
  })
  expect(reply.statusCode).toBe(200)
  const open = 'You still owe Hollis Accountants £600.00 (due on 10 November 2026, overdue).'
  const latest =
    'The latest payment made to Hollis Accountants was £252.00 on 3 November 2026, 17 days ago.'
  // Paid on the 3rd, and not all of it: no yes.
  const paid = await ask('has the Hollis Accountants bill gone out yet')
  expect(paid.response).toBe(`${open} ${latest}`)
  const first = await ask('when is Hollis Accountants due')
  expect(first.response).toContain(open)
  expect(first.response).toContain('The next regular payment out, £252.00, is expected on')
  const amount = await ask('how much is the Hollis Accountants bill')
  expect(amount.response.startsWith(open)).toBe(true)
  const other = await ask('any unpaid invoices for Hollis Accountants')
  expect(other.response).toContain(
    'You owe Hollis Accountants £600.00 (due on 10 November 2026, overdue).',
  )
  // A name before its question asks what follows it.
  const named = await ask('Hollis Accountants - have they been paid')
  expect(named.response).toContain(open)
  // Each that is late by its name and its days.
  const { response } = await ask('are we late with Hollis Accountants')
  expect(response).toContain('£600.00 to Hollis Accountants, due on 10 November 2026, 10 days ago')
})

test('two empty stretches of days aren’t put as two amounts that are equal', async () => {
  const { response } = await ask('compare wages in October with wages in November')
  expect(response).toContain('Nothing went out in Wages and salaries (net)')
  expect(response).toContain('the whole of October 2026 came to £15,677.76')
  expect(response).not.toContain('£0.00')
})
