// A rise for all who are paid is that much on the wages.
import { expect, test } from 'vitest'
import { changeOf } from '../../testing/question-books.ts'

test.each([
  ['What if all staff get 4% from January?', 4, { from: '2027-01' }],
  [
    'Suppose all three salaried staff get 4% from January. Where does that put our low point?',
    4,
    { from: '2027-01' },
  ],
  ['what if all of our employees get 2.5% more from March', 2.5, { from: '2027-03' }],
  ['what if the whole team got a 3% rise', 3, {}],
])('“%s” is that much on the wages', (prompt, percent, months) => {
  expect(changeOf(prompt)).toMatchObject({
    tool: 'what_if',
    change: 'scale',
    about: ['Wages and salaries'],
    percent,
    ...months,
  })
})

test.each(['what if we gave all staff a 5% bonus', 'what if we cut all staff 10%'])(
  '“%s” is asked back',
  (prompt) => {
    expect(changeOf(prompt)).not.toHaveProperty('tool')
  },
)
