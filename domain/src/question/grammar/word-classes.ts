// Classes of words that patterns share: each holds turns of phrase by the words that they are put
// as.

import { fractionWords, markLimitWords } from '../share-mark.ts'
import { aheadClasses } from './ahead-classes.ts'
import { amountPeaks, flowWordClasses } from './flow-word-classes.ts'
import type { WordClasses } from './pattern.ts'

/** The classes by name. Values are what a pattern's meaning is written with. */
export const wordClasses: WordClasses = {
  ...flowWordClasses,
  ...aheadClasses,
  /** What may open a question and asks nothing itself. */
  opening: {
    '': `can you tell me|could you tell me|can you show me|could you show me|please tell me|please show me|tell me|let me know|i want to know|i would like to know|i need to know|do you know|please|can you say|just|so|ok so|right so|and so|can you work out|could you work out|work out|can you check|check|remind me|can you remind me|could you remind me|show me|give me`,
  },
  /** What may close a question and narrows nothing. */
  closing: {
    '': `please|thanks|thank you|at the moment|then|though|again|exactly|roughly|approximately|at all|mate|ta|cheers|would you say|do you think|do you reckon|by any chance|if you know|to be exact|or so|or thereabouts|in total|all told|altogether|all in|and what do they add up to|and what do they total|and what did they total|and what did they come to|and what is the damage|and what do they come to|and what is the total|and how much do they come to|and what does it come to|and what is that in total|and how much in total|and how much in all|and when is it due|and when are they due|and by when`,
  },
  which: { which: 'which|what' },
  we: { we: 'we|i|the business|the company|the firm|the shop|us' },
  our: { our: 'our|my|the|the business|the company' },
  interval: {
    day: 'day|date',
    week: 'week',
    month: 'month',
    quarter: 'quarter',
    year: 'year|financial year',
  },
  /** Costs that are of one amount for a long time. */
  rent: {
    rent: 'rent',
    'business rates': 'business rates',
    insurance: 'insurance',
    broadband: 'broadband|internet',
    lease: 'lease|van lease|car lease|vehicle lease',
  },
  /** Parts of a whole, and what a share is held to be beside one. */
  fraction: fractionWords,
  marklimit: markLimitWords,
  most: { highest: amountPeaks.highest },
  extreme: amountPeaks,
}
