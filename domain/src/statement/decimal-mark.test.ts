import { describe, expect, it } from 'vitest'
import { type DecimalMark, electMark, noVotes, voteMark } from './decimal-mark.ts'

describe('the mark before pence', () => {
  it.each<[string[], DecimalMark, DecimalMark]>([
    [[], '.', '.'],
    [[], ',', ','],
    [['12'], ',', ','],
    [['12.50'], ',', '.'],
    [['12,50'], '.', ','],
    // The last of two marks, and a mark that comes twice is no decimal one.
    [['1.234,50'], '.', ','],
    [['1,234.50'], ',', '.'],
    [['1.234.567'], '.', ','],
    [['1,234,567'], ',', '.'],
    // A mark before three digits is one of thousands, unless nothing or a zero stands before it.
    [['1.234'], '.', ','],
    [['1,234'], ',', '.'],
    [['123,456'], ',', '.'],
    [['1234,567'], '.', ','],
    [['0,125'], '.', ','],
    [['0.125'], ',', '.'],
    // The majority of the certain, whatever is open.
    [['12.50', '12,50', '13,50', '1.234'], '.', ','],
    [['12.50', '12,50', '1.234'], '.', '.'],
    [['12.50', '12,50', '1.234'], ',', ','],
    [['1.234', '12.50'], ',', '.'],
  ])('of %j, %s by default, is %s', (bodies, fallback, mark) => {
    const votes = noVotes()
    for (const body of bodies) voteMark(votes, body)
    expect(electMark(votes, fallback)).toBe(mark)
  })
})
