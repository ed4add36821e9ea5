// Short remarks that name nothing: the same month of another year, the category that something is
// in.
import type { Remark } from './follow-up-words.ts'

/** Remarks by what they say, with the words that they are put into. */
export const shortRemarks: readonly Remark[] = [
  // "Which of them got more?" after a category is who got the most.
  {
    says: /^(?:and |so )*(?:which|who)(?: one| of them| of those| of these| of the \w+)? (?:got|had|earned|was paid|received) (?:the )?more$/i,
    means: (_, { included: [only, ...others] }) =>
      (only?.kind === 'category' || only?.kind === 'sub_category') && others.length === 0
        ? 'which one got the most'
        : null,
  },
  // "Same month this year?" after November 2025 is that of this year.
  {
    says: /^(?:and |so |what about |how about |but )*(?:in |for )?(?:the )?same (month|quarter|period|time|week|days|dates)(?: of| in)? this (?:year|yr)$/i,
    means: (_, { periods: [only, ...others] }) => {
      if (!only || others.length > 0) return null
      const [name] = only.label.split(' ')
      return only.unit === 'month' || only.unit === 'quarter' ? `and in ${name} this year` : null
    },
  },
  // Which category something stands under.
  {
    says: /^(?:and |so )*(?:(?:which|what) (?:category|heading|type|kind|sort)(?: of (?:cost|spend|spending|expense|thing))? (?:is|was|were|are|did|do|does) (?:it|that|they|this|those)(?: (?:under|in|filed under|put under|go under|come under|go in|listed under|down as|counted as))?|what(?:'s|’s| is| was) (?:it|that|this) (?:filed|put|listed|counted|categorised|coded|down|classed)(?: (?:under|as|in))?|how (?:is|was) (?:it|that) (?:categorised|coded|classed|filed))$/i,
    means: (_, { included: [only, ...others] }) =>
      only?.kind === 'merchant' && others.length === 0 ? `what category is ${only.name} in` : null,
  },
]
