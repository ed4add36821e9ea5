// The largest and smallest payments, customers, suppliers and categories.
import type { PhrasePattern } from './pattern.ts'

const asks =
  '[(what is|what was|what are|what were|which is|which was|which were|which are|list|show|name|who is|who are|who was|who were)] [(the|our|my|us|me|us the|me the|us our|me my|me our|out the)]'
const once =
  '(in one go|at once|in a single payment|in one payment|at one time|in one hit|in one sitting|in one transaction|in a single transaction|in a single shop|in one shop|in a single visit|on a single bill|at a time|in one lump|in a lump)'
const ever =
  '[(we have had|we have paid|we had|we paid|we have made|we made|that we had|in one go)]'

export const rankPatterns: readonly PhrasePattern[] = [
  {
    says: [
      `${asks} {extreme} [(single|individual|one off|one off)] {name} {occasion} ${ever}`,
      `${asks} {extreme} [(single|individual|one off)] ({occasion}|one|amount|spend) {toward} {name} ${ever}`,
      `${asks} {extreme} [single] ({name} {occasion}|{occasion} {toward} {name}) (and its date|and the date|and when|and when was it|and when it was|when was it|with date|with its date|with the date|date and amount)`,
      `{name} [(what is|what was)] [(the|our|my)] {extreme} [(single|individual)] ({occasion}|spend|amount)  [(and when|and when was it|when was it|when)] ${ever}`,
      `${asks} {extreme} [(amount|sum)] [(that|which)] {we} [have|has] (spent|paid|spend|pay|laid out|forked out) [{toward}] {name} ${once}`,
      `${asks} {extreme} [(amount|sum)] [(that|which)] {name} [has|have] (paid|sent|charged|billed|given) {us} [${once}]`,
      `(what is|what was) the {extreme} {we} [have] (spent|paid) [{toward}] {name} ${once}`,
      `${asks} {extreme} {name} ({we} made|{we} have made|{we} had|{we} have had|{we} got|{we} have got|made|received)`,
      `how (big|large|much) (was|is) [(our|the|my)] {extreme} [single] ({name} {occasion}|{occasion} {toward} {name}) ${ever}`,
    ],
    means: 'the {extreme} {name} payment',
  },
  {
    says: [
      `${asks} {count} {extreme} [(single|individual)] {name} {occasions} ${ever}`,
      `${asks} {count} {extreme} [(single|individual)] ({occasions}|ones|amounts) {toward} {name} ${ever}`,
      `${asks} {extreme} {count} [(single|individual)] ({name} {occasions}|{occasions} {toward} {name}) ${ever}`,
      `{name} ${asks} {count} {extreme} [(single|individual)] ({occasions}|amounts)`,
    ],
    means: 'the {count} {extreme} {name} payments',
  },
  {
    says: [
      `${asks} {nth} {extreme} [(single|individual)] ({name} {occasion}|{occasion} {toward} {name}) ${ever}`,
    ],
    means: 'the {nth} {extreme} {name} payments',
  },
  {
    says: [
      `${asks} {nth} {extreme} [(single|individual)] ({occasion}|outgoing|expense) [(out|we made|made|going out|that went out|to go out)]`,
    ],
    means: 'the {nth} {extreme} payments',
  },
  {
    says: [
      `${asks} {nth} {extreme} [(single|individual)] (receipt|payment received|deposit|payment in|payment coming in)`,
    ],
    means: 'the {nth} {extreme} payments received',
  },
  {
    says: [
      `${asks} ({count} {extreme}|{extreme} {count}) [(single|individual)] (outgoings|payments out|payments going out|payments made|debits|transactions out|amounts paid out|sums paid out) ${ever}`,
    ],
    means: 'the {count} {extreme} payments',
  },
  {
    says: [
      `${asks} {extreme} [(single|individual)] (sum|amount|payment|receipt|deposit|credit|transaction) (received|in|coming in|{we} [have] received|{we} [have] got|{we} [have] had in|to come in|that came in|banked|paid to {us}|paid in|to reach {us}|that we have received)`,
    ],
    means: 'the {extreme} payment received',
  },
  {
    says: [`${asks} (third|3rd) (biggest|largest|best|highest|top) {group}`],
    means: 'the 3 highest {group}',
  },
  {
    says: [
      `(which|what|who) [(customer|client|payer|insurer)] (paid|pays|gave|brought) {us} [in] the {extreme}`,
      `(which|what) (channel|platform|marketplace|sales channel|source|customer|client) (sold|brought in|took|made|earned|sells|brings in|makes|generated|did|took in) [{us}] [the] {extreme}`,
    ],
    means: 'which customer paid us the {extreme}',
  },
]
