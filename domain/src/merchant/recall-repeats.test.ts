import { expect, test } from 'vitest'
import { recallRepeats } from './recall-repeats.ts'

function counting() {
  let worked = 0
  const recall = recallRepeats(
    (word: string) => word.toLowerCase(),
    (word) => {
      worked++
      return { word }
    },
  )
  return { recall, worked: () => worked }
}

test('what repeats is worked out once', () => {
  const { recall, worked } = counting()
  expect(recall('Rent')).toBe(recall('RENT'))
  expect(recall('Wages')).toEqual({ word: 'Wages' })
  expect(worked()).toBe(2)
})

test('where nothing repeats, the memory is given up and results stay the same', () => {
  const { recall, worked } = counting()
  for (let at = 0; at <= 2001; at++) recall(`payment ${at}`)
  expect(recall('payment 0')).toEqual({ word: 'payment 0' })
  expect(worked()).toBe(2003)
})

test('where a tenth repeats, the memory is kept', () => {
  const { recall, worked } = counting()
  for (let at = 0; at <= 2500; at++) recall(`payment ${at % 1000}`)
  expect(worked()).toBe(1000)
})
