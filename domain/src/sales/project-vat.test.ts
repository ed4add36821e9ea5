// VAT of projects in the VAT that is expected: by invoices, by cash and as a flat share.
import { describe, expect, test } from 'vitest'
import { type Minor, minor, sum } from '../money.ts'
import type { ExpectedTax, VatFollows } from '../tax/expected-taxes.ts'
import type { ProjectPart } from './forecast-parts.ts'
import { withProjectVat } from './project-vat.ts'

const pounds = (amount: number) => minor(Math.round(amount * 1e2))
const vatOf = (follows?: VatFollows, owed: Minor = pounds(4000)): ExpectedTax => ({
  kind: 'vat',
  duty: 'payment',
  subCategory: 'vat_payment',
  period: { from: '2026-12-01', to: '2027-02-28' },
  due: '2027-04-07',
  day: '2027-04-12',
  amount: minor(-owed),
  parts: [{ label: 'VAT in sales', amount: minor(-owed) }],
  basis: 'Estimate of VAT.',
  isEstimate: true,
  ...(follows && { follows }),
  confidence: 0.8,
})
const part = (more: Partial<ProjectPart>): ProjectPart => ({
  source: 'project',
  sourceId: 'p1',
  month: '2027-03',
  day: '2027-03-10',
  due: '2027-03-10',
  side: 'in',
  subCategory: 'project_receipts',
  merchantId: null,
  amount: pounds(6000),
  vat: pounds(1000),
  taxPoint: '2027-02-08',
  itemId: 'm1',
  project: 'Harbour',
  label: 'Stage',
  weight: 100,
  ...more,
})
const cost = part({
  side: 'out',
  amount: pounds(-1200),
  vat: pounds(-200),
  day: '2026-12-11',
  taxPoint: '2026-12-11',
})
const amounts = (follows: VatFollows, parts: ProjectPart[]) =>
  withProjectVat([vatOf(follows)], parts).map(({ amount }) => amount)

describe('VAT of projects', () => {
  test('by invoices counts where a stage is invoiced, less what is reclaimed on costs', () => {
    expect(amounts({ by: 'invoices' }, [part({}), cost])).toEqual([pounds(-4800)])
  })

  test('by cash counts where it is paid: the receipt falls into the next period', () => {
    expect(amounts({ by: 'cash' }, [part({}), cost])).toEqual([pounds(-3800)])
  })

  test('at a flat share takes it of receipts alone', () => {
    const paid = part({ day: '2027-02-10' })
    expect(amounts({ by: 'flat_share', share: 0.12 }, [paid, cost])).toEqual([pounds(-4720)])
  })

  test('has a part and words of its own, and a refund where costs outweigh the rest', () => {
    const [tax] = withProjectVat(
      [vatOf({ by: 'invoices' }, pounds(100))],
      [{ ...cost, vat: pounds(-300) }],
    )
    expect(tax?.amount).toBe(pounds(200))
    expect(sum(tax?.parts.map(({ amount }) => amount) ?? [])).toBe(tax?.amount)
    expect(tax?.subCategory).not.toBe('vat_payment')
    expect(tax?.basis).toBe(
      'Estimate of VAT. Costs of sales projects take off £300, so a refund of £200 in all.',
    )
  })

  test('leaves other taxes, instalments and other periods alone', () => {
    const other = vatOf()
    expect(withProjectVat([other], [part({})])).toEqual([other])
    const late = part({ taxPoint: '2027-03-01' })
    expect(amounts({ by: 'invoices' }, [late])).toEqual([pounds(-4000)])
  })
})
