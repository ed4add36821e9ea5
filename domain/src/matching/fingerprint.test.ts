// Keys that recognise a payment that is read again.
import { describe, expect, test } from 'vitest'
import { readGood } from '../testing/statement-grid.ts'
import { fingerprintKey } from './fingerprint.ts'

const coffee =
  'Date|Details|Amount\n14/01/2024|COFFEE|-3.00\n14/01/2024|Coffee  |-3.00\n15/01/2024|COFFEE|-3.00'

describe('fingerprints', () => {
  test('are equal for equal payments of one day, and differ from those of another', () => {
    const [first, second, nextDay] = readGood(coffee).transactions.map(fingerprintKey)
    expect(second).toBe(first)
    expect(nextDay).not.toBe(first)
  })

  test('are the same for the same payment in another layout with a balance and a category', () => {
    const plain = readGood(coffee).transactions
    const rich = readGood(
      'Date|Details|Money out|Money in|Balance|Category\n15 Jan 2024|COFFEE|3.00||91.00|Food\n14 Jan 2024|COFFEE|3.00||94.00|Food\n14 Jan 2024|COFFEE|3.00||97.00|Food',
    ).transactions
    expect(rich.map(fingerprintKey)).toEqual(plain.map(fingerprintKey))
  })

  test('change with the day, the amount, the words and the bank’s id', () => {
    const [first] = readGood(coffee).transactions
    if (!first) throw new Error('no row')
    const others = [
      first,
      { ...first, day: '2024-01-16' },
      { ...first, text: 'TEA' },
      { ...first, bankId: 'x' },
      { ...first, currency: 'EUR' },
    ]
    expect(new Set(others.map(fingerprintKey)).size).toBe(others.length)
  })

  test('hold 140 characters of the words: what a bank adds beyond them is no other payment', () => {
    const [first] = readGood(coffee).transactions
    if (!first) throw new Error('no row')
    const keyOf = (text: string) => fingerprintKey({ ...first, text })
    expect(keyOf(`${'a'.repeat(140)}b`)).toBe(keyOf('a'.repeat(140)))
    expect(keyOf(`${'a'.repeat(139)}b`)).not.toBe(keyOf('a'.repeat(139)))
    expect(keyOf('Tea')).toBe('2024-01-14\n-3.00\nGBP\ntea\n')
  })
})
