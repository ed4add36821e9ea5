import { describe, expect, it } from 'vitest'
import { remainderLinesOf } from './remainder-lines.ts'
import { spanOf } from './span.ts'

const months = (...values: number[]) => Float64Array.from(values)

describe('the lines of the remainder', () => {
  const span = spanOf({ opened: '2026-01-01', asOf: '2026-01-31', until: '2026-02-28' })
  const line = (merchantId: string | null, subCategory: string, ...byMonth: number[]) => ({
    side: 'out' as const,
    subCategory,
    merchantId,
    byMonth: months(...byMonth),
  })
  const lines = (total: number, usual: number, past: ReturnType<typeof line>[]) =>
    remainderLinesOf({
      side: 'out',
      lines: past,
      totals: [total],
      usual: [usual],
      method: 'm',
      span,
    }).map(({ merchantId, subCategory, amount }) => `${subCategory} ${merchantId} ${amount}`)

  it('share a month by what each came to', () => {
    expect(lines(900, 900, [line('a', 'rent', 100), line('b', 'fuel', 200)])).toEqual([
      'fuel b -600',
      'rent a -300',
    ])
  })

  it('show merchants of less than two per cent with their sub-category', () => {
    const small = [line('a', 'rent', 980), line('b', 'fuel', 10), line('c', 'fuel', 10)]
    expect(lines(1000, 1000, small)).toEqual(['rent a -980', 'fuel null -20'])
    const enough = [line('a', 'rent', 980), line('b', 'fuel', 20)]
    expect(lines(1000, 1000, enough)).toEqual(['rent a -980', 'fuel b -20'])
  })

  it('grow by a quarter at most; what is beyond stands by itself', () => {
    expect(lines(1500, 1000, [line('a', 'rent', 1)])).toEqual([
      'rent a -1250',
      'uncategorised_out null -250',
    ])
    expect(lines(1250, 1000, [line('a', 'rent', 1)])).toEqual(['rent a -1250'])
  })

  it('never seen are uncategorised, in whole', () => {
    expect(lines(1500, 0, [])).toEqual(['uncategorised_out null -1500'])
    expect(lines(0, 0, [])).toEqual([])
  })
})
