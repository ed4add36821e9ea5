// The topics are whole, and the assistant's how-to answers and the help page speak of the same
// ones.
import { expect, test } from 'vitest'
import { helpTopicIds } from '../question/help-topics.ts'
import { helpTopics, searchHelp } from './topics.ts'

test('every topic that the assistant recognises is written, and every written one is recognised', () => {
  expect([...helpTopicIds].sort()).toEqual(helpTopics.map(({ id }) => id).sort())
})

test('a search finds the topics that hold every word', () => {
  expect(searchHelp('consent renew').map(({ id }) => id)).toEqual(['connect-bank'])
  expect(searchHelp('HMRC').map(({ id }) => id)).toEqual(['tax'])
  expect(searchHelp('zebra')).toEqual([])
  expect(searchHelp('')).toEqual(helpTopics)
})
