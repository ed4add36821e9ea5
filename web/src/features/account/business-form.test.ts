// The business between texts and facts.
import { minor } from '@plimsoll/domain/money'
import { expect, test } from 'vitest'
import { businessForm, businessFrom, textsOf } from './business-form.ts'
import type { Business } from './queries.ts'

const full: Business = {
  name: 'Harbour & Finch',
  kind: 'limited_company',
  nation: 'scotland',
  year_end: '03-31',
  vat_registered: true,
  vat_stagger: '2',
  cash_buffer: minor(2_000_050),
}
const typed = (business: Business) =>
  businessForm.parse({
    ...textsOf(business),
    business_name: business.name,
    nation: business.nation,
  })

test('what is shown, sent unchanged, is what was there', () => {
  expect(businessFrom(typed(full))).toEqual(full)
  const blank: Business = {
    ...full,
    kind: null,
    year_end: null,
    vat_registered: null,
    vat_stagger: null,
    cash_buffer: minor(0),
  }
  expect(businessFrom(typed(blank))).toEqual(blank)
})

test('a buffer stands in the field as one would write it', () => {
  expect(textsOf(full).cash_buffer).toBe('20,000.50')
  expect(textsOf({ ...full, cash_buffer: minor(123_456_700) }).cash_buffer).toBe('1,234,567')
  expect(textsOf({ ...full, cash_buffer: minor(0) }).cash_buffer).toBe('')
})

test('a business outside VAT has no quarters, whatever was chosen before', () => {
  const outside = businessFrom({ ...typed(full), vat: 'no' })
  expect(outside).toMatchObject({ vat_registered: false, vat_stagger: null })
})

test.each([
  ['lots', 'Enter an amount, for example £1,250.00 or £2K.'],
  ['-5', 'Enter an amount, for example £1,250.00 or £2K.'],
  ['12.345', 'Is that £12.34 or £12,345? Write it like one of these.'],
])('a buffer of “%s” is refused in words', (cash_buffer, sentence) => {
  const read = businessForm.safeParse({ ...typed(full), cash_buffer })
  expect(read.error?.issues.map(({ message }) => message)).toEqual([sentence])
})

test('a name is needed', () => {
  expect(businessForm.safeParse({ ...typed(full), business_name: '  ' }).success).toBe(false)
})
