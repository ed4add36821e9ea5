import { expect, test } from 'vitest'
import { nameHider } from './hide-names.ts'

const hide = nameHider(
  new Map([
    ['Ann Lee', 'Employee 1'],
    ['Ann Lee-Smith', 'Employee 2'],
    ['Zoë (Ops)', 'Employee 3'],
  ]),
)

test('names go from sentences, the bank’s capitals and addresses, and from nothing else', () => {
  expect(
    hide({
      title: 'Overdue: £2,400 to Ann Lee, then Ann Lee-Smith.',
      text: ['FPS ANN LEE WAGES', 'Joann Leeds', 'Zoë (Ops)'],
      href: '/cash-flow/forecast/people/Ann%20Lee/01',
      day: new Date(0),
      amount: 12n,
      none: null,
    }),
  ).toEqual({
    title: 'Overdue: £2,400 to Employee 1, then Employee 2.',
    text: ['FPS Employee 1 WAGES', 'Joann Leeds', 'Employee 3'],
    href: '/cash-flow/forecast/people/Employee%201/01',
    day: new Date(0),
    amount: 12n,
    none: null,
  })
})

test('where nobody is hidden a value stays itself', () => {
  const value = { text: 'Ann Lee' }
  expect(nameHider(new Map())(value)).toBe(value)
})
