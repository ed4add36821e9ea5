// Filters live in the address: what is understood survives the way there and back, the rest is
// ignored.
import { minor } from '@plimsoll/domain/money'
import { describe, expect, test } from 'vitest'
import { countFilters, readFilters, toQuery, wireOf, withFilters } from './filters.ts'

const read = (text: string) => readFilters(new URLSearchParams(text))

describe('the filters of the list', () => {
  test('what the address holds is read, and what it cannot mean is not', () => {
    expect(read('q=rent&date=2026-10&direction=out&label=unsure')).toEqual({
      q: 'rent',
      date: '2026-10',
      direction: 'out',
      label: 'unsure',
    })
    expect(
      read('q=%20&date=2026-13&direction=up&account=1&amount_from=x&amount_to=-5&from=1&shown=all'),
    ).toEqual({})
  })

  test('a category of one’s own is read by its code', () => {
    const code = 'own:operating:out:premises:1a2b3c4d'
    const search = withFilters(new URLSearchParams(), { sub_category: code })
    expect(read(search.toString())).toEqual({ sub_category: code })
  })

  test('a change keeps what else stands in the address, and an empty text takes a filter away', () => {
    const search = new URLSearchParams('id=7&q=rent&date=2026-10')
    expect(withFilters(search, { q: '', direction: 'in' }).toString()).toBe(
      'id=7&date=2026-10&direction=in',
    )
  })

  test('amounts are typed as people do and travel with two decimals', () => {
    const filters = read('amount_from=1%2C250&amount_to=%C2%A31300.5')
    expect(toQuery(filters)).toMatchObject({
      amount_from: minor(125_000),
      amount_to: minor(130_050),
    })
    expect(wireOf(filters)).toMatchObject({ amount_from: '1250.00', amount_to: '1300.50' })
  })

  test('only what has happened is requested', () => {
    expect(toQuery({})).toEqual({ txnSource: 'actual' })
  })

  test('a span counts as one filter, words as none', () => {
    expect(countFilters(read('q=x&from=2026-01-01&to=2026-02-01&direction=in'))).toBe(2)
    expect(countFilters(read('amount_from=5'))).toBe(1)
  })
})
