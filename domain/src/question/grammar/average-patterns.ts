// Averages: of one payment, and over days, weeks, months, quarters or years.
import type { PhrasePattern } from './pattern.ts'

const thing = '({names}|{flow})'
const asks =
  '[(what is|what was|what are|how much is|how much was|how big is|how large is|how high is|whats)] [(the|our|my|an|a)]'
const usually =
  '(on average|typically|usually|normally|as a rule|generally|on the whole|by and large|most times|average)'
const spend =
  '[(spend|bill|cost|costs|total|amount|spending|figure|payment|payments|usage|income|receipts|takings|bills)]'

export const averagePatterns: readonly PhrasePattern[] = [
  {
    says: [
      `{name} {occasion} ${asks} {average} [(amount|cost|size|value)]`,
      `${asks} {average} {name} {occasion} [(size|value|amount|cost|total)]`,
      `${asks} {average} (value|size|amount|cost|price) (of|for|per) [(a|an|our|one|each)] {name} ({occasion}|{occasions})`,
      `${asks} {average} (value|size|amount|cost) of [(a|an|our|one|the)] ({occasion}|{occasions}) {toward} {name}`,
      `${asks} {average} {occasion} {toward} {name}`,
      `{name} ${asks} {average} (cost|spend|amount|price|value|total) (per|a|each|for each|for a|of a) {occasion}`,
      `{name} ${asks} {average} [size of] {occasion} [(size|value|amount)]`,
      `${asks} {average} (cost|spend|amount|price) (per|a|each|for each|for a|of a) {name} {occasion}`,
      `${asks} {average} (cost|spend|amount|price) (per|a|each|for each|for a|of a) {occasion} {toward} {name}`,
      `how much (do|did|have) {we} (spend|pay|paid|spent) [{toward}] {name} ${usually} (each time|per visit|per shop|a time|a go|a pop|per order|per payment|per trip|each visit|each order|per delivery|each delivery|per bill|per invoice)`,
      `how much (do|did) {we} ${usually} (spend|pay) [{toward}] {name} (each time|per visit|per shop|a time|a go|a pop|per order|per payment|per trip|each visit|each order|per delivery|each delivery|per bill|per invoice)`,
      `how much (is|was) (a|an|one|each) {average} {name} {occasion}`,
      `[(roughly|about|and)] (what|how much) (does|do|is|would|will|did) (a|an|one|each|the average|a typical|an average|a single|your average) {name} {occasion} [(cost|come to|run to|work out at|set us back|worth|come in at|tend to be|amount to)] [{us}] [(roughly|on average|about|usually)]`,
      `${asks} {average} (hire|booking|stay|fare|meal|delivery|repair) {toward} {name}`,
      `${asks} {average} {name} (hire|booking|stay|fare|meal|repair)`,
      `how much does {name} ${usually} (pay|charge) {us} (each time|a time|per payment|per invoice|per bill)`,
    ],
    means: 'average {name} payment',
  },
  {
    says: [
      `{payee} ${asks} [{average}] [(cost|spend|amount|value|price|charge|total|take|takings)] (per|for each|for every) {occasion}`,
      `{payee} ${asks} (cost|spend|amount|value|price|charge) (a|each|every) {occasion}`,
      `${asks} {average} (per|for each|for every) {occasion} {toward} {payee}`,
      `${asks} (cost|spend|amount|value|price|charge) (per|for each|for every|of each|of every) {occasion} {toward} {payee}`,
      `${asks} {payee} (cost|spend|amount|value|price|charge|average) (per|for each|for every) {occasion}`,
      `(per|for each|for every) {occasion} (how much|what) (do|did|does|is|are|was) {payee} (cost|charge|pay|come to|bill|set {us} back|give|charging|paying|worth) [{us}]`,
      `(per|for each|for every) {occasion} (how much|what) (do|did|have) {we} {spent} {toward} {payee}`,
      `(how much|what) (do|did|does|has|have) {payee} (cost|charge|charged|pay|paid|come to|bill|billed|set {us} back|give) [{us}] (per|for each|for every|each|a) {occasion}`,
      `(how much|what) (do|did|have) {we} {spent} (per|for each|for every|each) {occasion} {toward} {payee}`,
      `(how much|what) (do|did|have) {we} {spent} {toward} {payee} (per|for each|for every|each) {occasion}`,
    ],
    means: 'average {payee} payment',
  },
  {
    says: [`${asks} {average} {occasion} of {category} {toward} {payee}`],
    means: 'average {payee} {category} payment',
  },
  {
    says: [
      `${asks} {average} {every} ${thing} ${spend} [{toward}]`,
      `${asks} {every} {average} [(spend|spending|cost|amount|bill|figure|total|payment)] [(for|on|of|to|at|with|from)] ${thing} ${spend}`,
      `${asks} {average} {every} (spend|spending|cost|amount|bill|figure|total|payments|payment|outlay|income) (for|on|of|to|at|with|from) ${thing}`,
    ],
    means: 'average {names}{flow} per {every}',
  },
  {
    says: [
      `${asks} {average} ${thing} ${spend} {each} {interval}`,
      `${asks} {average} (spend|spending|cost|amount|bill|figure|total|outlay|income) (for|on|of|to|at|with|from) ${thing} {each} {interval}`,
      `${asks} {average} (spend|spending|cost|amount|bill|figure|total|outlay|income) {each} {interval} (for|on|of|to|at|with|from) ${thing}`,
      `${asks} {each} {interval} {average} (for|on|of|to|at|with|from) ${thing}`,
      `${thing} ${spend} {average} {each} {interval}`,
      `${thing} ${spend} {each} {interval} ${usually}`,
      `${usually} (how much|what) (do|did|have|does) {we} [been] {spent} [{toward}] ${thing} {each} {interval}`,
      `(how much|what) (do|did|have|does) {we} [been] (${usually}|${usually} been) {spent} [{toward}] ${thing} {each} {interval}`,
      `(how much|what) (do|did|have|does) {we} [been] (spending|paying|{spent}) [{toward}] ${thing} {each} {interval} ${usually}`,
      `(how much|what) (do|did|have|does) {we} {spent} [{toward}] ${thing} (in|over) (a|an) {average} {interval}`,
      `(how much|what) (does|do|did) ${thing} (cost|come to|run to|set {us} back|take) [{us}] (in|over) (a|an) {average} {interval}`,
      `(how much|what) (does|do|did) ${thing} (cost|come to|run to|set {us} back) [{us}] {each} {interval} ${usually}`,
      `${usually} (how much|what) (does|do|did) ${thing} (cost|come to|run to|set {us} back|pay) [{us}] {each} {interval}`,
      `(how much|what) (does|do|did) ${thing} ${usually} (pay|charge|cost|bill) {us} {each} {interval}`,
    ],
    means: 'average {names}{flow} per {interval}',
  },
  {
    says: [
      `${usually} (how much|what) (do|did|have|does) {we} (take|make in sales|take in) {each} {interval}`,
      `(how much|what) (do|did|does) {we} (take|take in) (in|over) (a|an) {average} {interval}`,
      `(how much|what) (do|did|does) {we} ${usually} (take|take in) {each} {interval}`,
      `(how much|what) (do|did|does) {we} (take|take in) {each} {interval} ${usually}`,
    ],
    means: 'average sales per {interval}',
  },
  {
    says: [
      `${usually} (how much|what) (do|did|have|does) {we} (earn|bring in|get in|receive) {each} {interval}`,
      `(how much|what) (do|did|does) {we} (earn|bring in|get in|receive) (in|over) (a|an) {average} {interval}`,
      `(how much|what) (do|did|does) {we} ${usually} (earn|bring in|get in|receive) {each} {interval}`,
      `(how much|what) (do|did|does) {we} (earn|bring in|get in|receive) {each} {interval} ${usually}`,
    ],
    means: 'average money in per {interval}',
  },
]
