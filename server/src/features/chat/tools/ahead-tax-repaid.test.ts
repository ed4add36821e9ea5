// What HMRC pays back comes in, and is never added to what it takes.
import { minor } from '@plimsoll/domain/money'
import { expect, test } from 'vitest'
import { taxRepaid } from './ahead-tax-repaid.ts'

type Taxes = Parameters<typeof taxRepaid>[0]

const context = { today: '2026-11-27' } as Parameters<typeof taxRepaid>[1]
const vat = (amount: number, due: string, day: string): Taxes[number] => ({
  line_id: 'tax:vat',
  kind: 'vat',
  label: 'VAT',
  period: '1 August to 31 October 2026',
  due,
  day,
  amount: minor(amount),
  basis: '',
  parts: [],
  confidence: 1,
})

test('the next repayment has its amount, its period and the day it comes in', () => {
  const { template, facts } = taxRepaid(
    [vat(-80_000, '2026-12-07', '2026-12-10'), vat(94_213, '2027-03-07', '2027-03-08')],
    context,
  )
  expect(template).toContain('expected from HMRC on {{day}}')
  expect(facts).toMatchObject([
    { id: 'amount', minor: '94213' },
    { id: 'day', value: '2027-03-08' },
    { id: 'days', value: 101 },
    { value: 'VAT' },
    { value: '1 August to 31 October 2026' },
  ])
})

test('where none is expected, the next payment is given as one', () => {
  const { template, facts } = taxRepaid([vat(-80_000, '2026-12-07', '2026-12-10')], context)
  expect(template).toContain('No repayment of {{kind}} is expected.')
  expect(facts).toMatchObject([{ minor: '80000' }, { value: '2026-12-07' }, { value: 'VAT' }])
})
