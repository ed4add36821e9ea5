// Which payments and balances prove that two accounts are one.
import { expect, test } from 'vitest'
import { day } from '../calendar.ts'
import { minor } from '../money.ts'
import { isSameAccount, mayBeSame, onlyWithBalance, repetitionIn } from './account-evidence.ts'

const on = (date: number, pence: number) => ({
  day: day(`2026-03-${String(date).padStart(2, '0')}`),
  amount: minor(pence),
})

test('eight rows of which fewer than a tenth are repeated are of another account; seven prove nothing', () => {
  expect(mayBeSame({ rows: 8, repeated: 0 })).toBe(false)
  expect(mayBeSame({ rows: 7, repeated: 0 })).toBe(true)
  expect(mayBeSame({ rows: 10, repeated: 1 })).toBe(true)
  expect(mayBeSame({ rows: 11, repeated: 1 })).toBe(false)
})

test('five rows, and four in five, prove that two accounts are the same', () => {
  expect(isSameAccount({ rows: 5, repeated: 5 })).toBe(true)
  expect(isSameAccount({ rows: 4, repeated: 4 })).toBe(false)
  expect(isSameAccount({ rows: 10, repeated: 8 })).toBe(true)
  expect(isSameAccount({ rows: 10, repeated: 7 })).toBe(false)
})

test('a payment of the account is counted once, within three days, and only on its own days', () => {
  const shown = [on(5, -100), on(9, -250), on(12, -100)]
  expect(repetitionIn(shown, [on(5, -100), on(6, -100)])).toEqual({ rows: 2, repeated: 1 })
  expect(repetitionIn(shown, [on(6, -250), on(12, -250)])).toEqual({ rows: 2, repeated: 1 })
  expect(repetitionIn(shown, [on(5, -250)])).toEqual({ rows: 1, repeated: 0 })
  expect(repetitionIn(shown, [on(4, -100), on(13, -100)])).toEqual({ rows: 0, repeated: 0 })
  expect(repetitionIn([], [on(5, -100)])).toEqual({ rows: 0, repeated: 0 })
})

test('a balance decides only where one account alone comes to it', () => {
  const accounts = [
    { id: 'a', balance: minor(1000) },
    { id: 'b', balance: minor(2000) },
    { id: 'c', balance: minor(2000) },
    { id: 'd', balance: null },
  ]
  expect(onlyWithBalance(accounts, minor(1000))?.id).toBe('a')
  expect(onlyWithBalance(accounts, minor(2000))).toBeNull()
  expect(onlyWithBalance(accounts, minor(3000))).toBeNull()
})
