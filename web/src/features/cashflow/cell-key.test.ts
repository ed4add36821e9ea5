// Names of figures in addresses: written and read back, refused where they are none.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pathsTo, printCell, readCell } from './cell-key.ts'

describe('a figure in the address', () => {
  test('is written as the deep links of the dashboard are', () => {
    const row = {
      direction: 'out',
      activity: 'op',
      category: 'people',
      subCategory: 'net_wages',
    } as const
    expect(printCell({ row, month: '2026-10' })).toBe('out.op.people.net_wages:2026-10')
    expect(readCell('in:2026-10')).toEqual({ row: { direction: 'in' }, month: '2026-10' })
  })

  test('comes back as it was written, whatever the codes are called', () => {
    const code = fc.string({ minLength: 1, unit: 'grapheme' })
    fc.assert(
      fc.property(code, code, (category, subCategory) => {
        const row = { direction: 'in', activity: 'fin', category, subCategory } as const
        expect(readCell(printCell({ row, month: '2027-01' }))).toEqual({ row, month: '2027-01' })
      }),
    )
  })

  test.each([
    null,
    '',
    'up:2026-10',
    'in:2026-13',
    'in.xx:2026-10',
    'in',
    'in.op.%E0%A4%A:2026-10',
  ])('is refused where it is none: %s', (text) => {
    expect(readCell(text)).toBeNull()
  })

  test('has the rows that hold it, outermost first', () => {
    expect(pathsTo({ direction: 'out', activity: 'op', category: 'people' })).toEqual([
      'out',
      'out.op',
      'out.op.people',
    ])
  })
})
