import { expect, test } from 'vitest'
import { planned } from '../testing/question-books.ts'

test.each([
  ["What does 'safe to spend' mean?", 'help term-safe-to-spend'],
  ['what is meant by runway', 'help term-days-of-cash'],
  ['what does days of cash mean', 'help term-days-of-cash'],
  ['What does the buffer mean?', 'help term-buffer'],
  ['and what does net cash flow mean?', 'help term-net'],
  ['what’s meant by the lowest point', 'help term-low'],
  ['explain safe to spend', 'help term-safe-to-spend'],
  ['what does uncategorised mean', 'help term-uncategorised'],
  // These want figures.
  ['how much is safe to spend?', 'safe_to_spend'],
  ['what’s our runway?', 'runway'],
])('%s', (question, plan) => {
  expect(planned(question)).toBe(plan)
})
