// What a preview shows as changed, in words, field by field.
import * as contract from '@plimsoll/contract/transactions'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { wireTransaction } from '../testing/records.ts'
import { differences } from './PreviewList.tsx'

const before = z.decode(contract.transaction, wireTransaction() as never)

test('names what becomes of a row, and nothing that stays as it is', () => {
  expect(differences(before, before)).toEqual([])
  expect(differences(before, { ...before, excluded: true })).toEqual([['Included', 'Excluded']])
  expect(differences(before, { ...before, transfer: true })).toEqual([
    ['Included', 'Between own accounts'],
  ])
  expect(
    differences(before, { ...before, day: '2026-11-17', note: 'for the shed' }).map(([, is]) => is),
  ).toEqual([expect.stringContaining('17'), 'for the shed'])
})
