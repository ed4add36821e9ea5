// What the tense and words of a question ask of a payment, without any books.
import { expect, test } from 'vitest'
import { type AskedInWords, askedInWords } from './asked-in-words.ts'

test.each<[string, AskedInWords | null]>([
  ['has the skip gone out yet', 'paid'],
  ['did we settle with the feed merchant', 'paid'],
  ['Is the mooring fee paid?', 'paid'],
  ['so have the parish coughed up and has it landed', 'paid'],
  ['when is the kiln lease due', 'next'],
  ["when's the loan payment going out", 'next'],
  ['what day does the marquee money arrive', 'next'],
  ['how long until the grant is paid', 'next'],
  ['is anything due to the upholsterer', 'coming'],
  ['what do we still expect from the school', 'coming'],
  ['anything coming in from the theatre this week', 'coming'],
  ['what have we still to pay the farrier', 'open'],
  ["what's outstanding with the brewery", 'open'],
  ['do we owe the printer anything', 'open'],
  ['is the brewery late', 'late'],
  ['how overdue is the theatre', 'late'],
  ['when did the school last pay', 'last'],
  ["when did the school last pay and when's the next one", 'last_and_next'],
  ['once the kiln lease has gone out what have we got left', 'after'],
  // What was is no question of what is to come.
  ['when did we pay the farrier', null],
  ['when were we paid by the school', null],
  ['what was left after the rent went out last month', null],
  // A change, a habit, a comparison and a reason are other questions.
  ['is the school late if we wait', null],
  ['does the school usually pay late', null],
  ['why is the brewery late', null],
  ['did we pay the farrier more than the vet', null],
  ['has the farrier ever been paid', null],
  ['what did we spend on feed', null],
])('“%s” asks for %s', (message, asked) => {
  expect(askedInWords(message)).toBe(asked)
})
