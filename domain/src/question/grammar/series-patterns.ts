// Amounts over time: by day, week, month, quarter or year, and the best and worst of them.
import type { PhrasePattern } from './pattern.ts'

const subject = '({name}|{flow})'
const our = '[(the|our|my)]'
const show =
  '[(show|plot|chart|graph|list|give|give me|show me|let me see|display|draw|table of|a table of|graph of|chart of|a chart of|a graph of|set out|lay out)] [(us|me)]'
const kinds =
  '[(spend|spending|cost|costs|total|totals|payments|amount|amounts|bill|bills|figures|income|receipts|takings|charges|purchases|payouts|pay outs|settlements|deposits)]'
const by =
  '(by|per|for each|for every|each|every|in each|in every|split by|broken down by|split per|a|split into|grouped by)'
const had =
  '(was|is|were|had|has|have|saw|gave|brought|brought in|did we have|have we had|did we get|shows|showed|got)'
const about = '(for|of|with|at|on|from|in|to|by)'

export const seriesPatterns: readonly PhrasePattern[] = [
  // What we pay a payer or a lender is money out, though most of theirs comes in.
  {
    says: [
      `(how much|what) (did|do|have|does) {we} {spent} [{toward}] {name} (each|every|per|by|in each|in every) {interval}`,
      `(how much|what) (did|do|does|has|have) {name} (cost|charge|bill|charged|billed) [{us}] (each|every|by|in each|in every|for each) {interval}`,
    ],
    means: 'spend on {name} by {interval}',
  },
  {
    says: [
      `${show} ${our} ${subject} ${kinds} ${by} {interval}`,
      `(how much|what) (did|do|does|has|have) ${subject} (come to|been|total) [{us}] (each|every|by|in each|in every|for each) {interval}`,
      `(how much|what) (was|were|is|are|has been|have been) ${our} ${subject} ${kinds} (each|every|by|in each|in every|for each) {interval}`,
      `{interval} by {interval2} ${subject} ${kinds}`,
      `${our} ${subject} ${kinds} {interval} (by|on|after) {interval2}`,
      `${show} ${our} ${subject} ${kinds} {interval} (by|on|after) {interval2}`,
      `how (has|have|did|does|do) ${our} ${subject} ${kinds} (moved|changed|varied|developed|gone|trended|looked|look|move|change|vary|develop) {interval} (by|on|after) {interval2}`,
    ],
    means: '{name}{flow} by {interval}',
  },
  {
    says: [
      `(how much|what) (did|has|does|have) {payee} (take|taken|draw|drawn|have|had|get|got|receive|received|earn|earned) [out] (as|in|for|by way of) {category} (each|every|by|per|in each|in every|for each) {interval}`,
    ],
    means: '{payee} {category} by {interval}',
  },
  {
    says: [
      `(how much|what) (did|has|does|have) {payee} (take|taken|draw|drawn|have|had|get|got|receive|received|earn|earned|pay|paid) [out] [{us}] (each|every|by|per|in each|in every|for each) {interval}`,
    ],
    means: '{payee} by {interval}',
  },
  {
    says: [
      `${show} ${our} {name} ${kinds} (trend|trends|over time|month on month|through time)`,
      `${show} [the] (trend|trends) (in|for|of|with|on) ${our} {name} ${kinds} [over time]`,
      `how (has|have|did|do|does) ${our} {name} ${kinds} (moved|changed|trended|varied|developed|looked|move|change|trend|vary|develop) [over time|over the months]`,
    ],
    means: '{name} by month',
  },
  {
    says: [
      `${show} {every} (totals|total|figures|amounts|spend|spending|breakdown|split|numbers|series|table|view|run down|rundown) (of|for|on|at|from|with) ${our} ${subject}`,
      `${show} {every} ${subject} (totals|total|figures|amounts|breakdown|split|numbers|series|table|spend|spending)`,
    ],
    means: '{name}{flow} by {every}',
  },
  {
    says: [
      `{which} {interval} ${had} ${our} {peak} [${about}] ${our} ${subject} ${kinds}`,
      `{which} {interval} (was|is|were) ${our} {peak} ${about} ${our} ${subject} ${kinds}`,
      `{which} {interval} (was|were|is|are) ${our} ${subject} ${kinds} [at] [(its|their|the)] {peak}`,
      `{which} {interval} (did|have|do|has) {we} {spent} ${our} {peak} {toward} ${subject}`,
      `{which} {interval} (did|have|do|has|does) ${subject} (cost|charge|pay|bring|bring in|earn|take|make|bill|give|brought|paid|charged|billed|send|sent) [{us}] [in] ${our} {peak}`,
      `{which} {interval} (did|have|do|has|does) ${subject} (peak|bottom out|hit (its|their|a) {peak}|reach (its|their) {peak})`,
      `[(what is|what was|which was|when was|what were|when were)] ${our} {peak} [(single|one)] {interval} ${about} ${our} ${subject} ${kinds}`,
      `[(what is|what was|which was|when was)] ${our} {peak} [single] ${subject} {interval}`,
      `${subject} ${kinds} [(what is|what was|which is|which was)] ${our} {peak} {interval}`,
    ],
    means: 'which {interval} had the {peak} {name}{flow}',
  },
  {
    says: [
      `[(what is|what was)] ${our} {peak} {every} (spend|spending|total|bill|takings|amount|figure|cost|income|sum) ${about} ${our} ${subject}`,
      `[(what is|what was)] ${our} {peak} {every} ${subject} ${kinds}`,
      `[(what is|what was)] the {peak} ${subject} ${kinds} in (a|any|one|any one|a single) {every}`,
    ],
    means: 'which {every} had the {peak} {name}{flow}',
  },
  {
    says: [
      `[(what is|what was)] the {peak} ${subject} ${kinds} in (a|any|one|any one|a single) {interval}`,
      `[(what is|what was)] the {peak} {we} [have] (spent|paid|took|taken|earned) [{toward}] ${subject} in (a|any|one|any one|a single) {interval}`,
    ],
    means: 'which {interval} had the {peak} {name}{flow}',
  },
  // What is dear or cheap is a cost.
  {
    says: [
      `[(what is|what was|which was|which is|when was|what were)] ${our} (dearest|priciest|costliest|most expensive) {interval}`,
    ],
    means: 'which {interval} had the highest spending',
  },
  {
    says: [`[(what is|what was|which was|which is|when was|what were)] ${our} cheapest {interval}`],
    means: 'which {interval} had the lowest spending',
  },
  {
    says: [
      `{which} {interval} (did|have|do) {we} (take|took|earn|earned|sell|sold|bring in|brought in|make in sales|taken|turn over) [in] [the] {peak}`,
      `{which} {interval} (took|brought in|earned|made|turned over) [{us}] [the] {peak} [money]`,
      `[(what is|what was|which was|when was)] ${our} {peak} [(trading|sales|takings)] {interval} [(for trade|for business|for trading|takings wise|sales wise)]`,
    ],
    means: 'which {interval} had the {peak} sales',
  },
  {
    says: [
      `{which} {interval} (did|have|do|has) {we} {spent} [out] [the] {extreme} [(money|overall|in all|altogether)]`,
      `{which} {interval} (saw|had|was) the {extreme} [(money|cash|spending|spend|outgoings)] (go|going|went|gone) out`,
      `{which} {interval} (cost|costs) {us} the {extreme}`,
      `{which} {interval} did the {extreme} [(money|cash)] (go out|leave [the] [our] [account|bank])`,
    ],
    means: 'which {interval} had the {extreme} spending',
  },
  {
    says: [
      `{which} {interval} (saw|had) the {extreme} [(money|cash)] (come|coming|came) in`,
      `{which} {interval} did the {extreme} [(money|cash)] come in`,
      `{which} {interval} did {we} (receive|get in|get|bank|collect) the {extreme} [(money|cash)]`,
    ],
    means: 'which {interval} had the {extreme} money in',
  },
]
