// Which of several names is meant, by the way the money goes.
import { expect, test } from 'vitest'
import { plan } from '../testing/question-books.ts'
import { sideOfName } from './choices.ts'
import type { Reading } from './read-question.ts'
import type { Subject } from './subject.ts'

const tenant: Subject = { kind: 'merchant', ids: ['tenant'], name: 'Tamar Housing', names: [] }
const toll: Subject = { kind: 'merchant', ids: ['toll'], name: 'Tamar Bridge Toll', names: [] }
const context = {
  ...plan,
  sideOfMerchant: ([id]: readonly string[]) => (id === 'tenant' ? 'in' : 'out') as 'in' | 'out',
}
const fits = (text: string, subject: Subject) => {
  const words = text.split(' ')
  const place = { start: words.indexOf('tamar'), end: words.indexOf('tamar') + 1 }
  const reading = { words, concepts: new Set(['out']), looksAhead: false } as unknown as Reading
  return sideOfName(subject, { reading, place }, context)
}

test('who is asked to have paid is a payer', () => {
  for (const text of ['did tamar pay yet', 'has tamar paid for november']) {
    expect(fits(text, tenant)).toBe(true)
    expect(fits(text, toll)).toBe(false)
  }
})

test('whom we paid is a payee', () => {
  expect(fits('what did we pay tamar', tenant)).toBe(false)
  expect(fits('what did we pay tamar', toll)).toBe(true)
})
