// A reading is worked out once for the same words and books; other words or books are read again.
import { expect, test } from 'vitest'
import { question as books } from '../testing/question-books.ts'
import { remembered, rememberedText } from './remembered.ts'

function counted() {
  const readings: string[] = []
  const read = remembered((text, { assumesAhead }) => {
    readings.push(text)
    return { text, assumesAhead }
  })
  return { readings, read }
}

test('the same words of the same books are read once, a copy of their context too', () => {
  const { readings, read } = counted()
  const first = read('how much did we spend', books)
  expect(read('how much did we spend', { ...books })).toBe(first)
  expect(readings).toEqual(['how much did we spend'])
})

test('another setting, another day or other books are another reading', () => {
  const { readings, read } = counted()
  read('what is due', books)
  expect(read('what is due', { ...books, assumesAhead: true }).assumesAhead).toBe(true)
  read('what is due', { ...books, today: '2027-02-01' })
  read('what is due', { ...books, names: Object.create(books.names) })
  expect(readings).toHaveLength(4)
})

test('the oldest readings are given up', () => {
  const { readings, read } = counted()
  for (let at = 0; at < 65; at += 1) read(`question ${at}`, books)
  read('question 64', books)
  expect(readings).toHaveLength(65)
  read('question 0', books)
  expect(readings).toHaveLength(66)
})

test('a text is reworded once, until many others came after it', () => {
  const texts: string[] = []
  const reword = rememberedText((text) => {
    texts.push(text)
    return text.toUpperCase()
  })
  expect([reword('rent?'), reword('rent?')]).toEqual(['RENT?', 'RENT?'])
  expect(texts).toEqual(['rent?'])
  for (let at = 0; at < 64; at += 1) reword(`question ${at}`)
  expect(reword('rent?')).toBe('RENT?')
  expect(texts).toHaveLength(66)
})
