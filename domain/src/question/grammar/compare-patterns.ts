// Two periods or two names set against each other.
import type { PhrasePattern } from './pattern.ts'

const subject = '({name}|{flow})'
const our = '[(the|our|my)]'
const kinds =
  '[(spend|spending|cost|costs|total|totals|payments|bill|bills|figures|income|receipts|takings|charges|purchases)]'
const at = '[(in|for|during|over|from|of|was|were|is|are)]'
const side =
  '(v|vs|versus|against|compared to|compared with|compare to|compare with|as against|set against|relative to|in comparison to|in comparison with|up against|and|with|stack up against|measure up against|measure up to|next to|to|and then)'
const beside =
  '(v|vs|versus|against|compared to|compared with|as against|set against|relative to|next to|alongside|beside|up against|as opposed to)'
const than = '(than|on|over|against|versus|vs|v|compared to|compared with|from|relative to)'
const percent =
  '[(in percent|as a percentage|in percentage terms|percent|percentage wise|in percent terms|as a percent|by what percentage)]'
const kind =
  '[(one|of them|supplier|suppliers|customer|client|company|firm|insurer|bank|garage|shop|store|merchant|network|provider|courier|subbie|subcontractor|subcontractors|fuel company|place|of these|of the two|of those)]'
const which =
  '[(which (is|was|costs|cost) (more|dearer|bigger|higher)|which one (is|was) (more|dearer|bigger|higher)|who (got|had) more)]'
const by = '[(by how much|and by how much|by what amount)]'

export const comparePatterns: readonly PhrasePattern[] = [
  {
    says: [
      'how (did|does|has) {period} (compare|compared|stack up|measure up|do|look|turn out|come out|go) (with|to|against|versus) [the|our|my|your] (forecast|plan|prediction)',
      '{period} (against|versus|compared with|compared to|next to) [the|our|my|your] (forecast|plan|prediction)',
    ],
    means: 'variance {period} against forecast',
  },
  {
    says: [
      `${subject} ${kinds} ${at} {period} ${side} ${at} {period2} ${percent}`,
      `(compare|comparing|set) ${our} ${subject} ${kinds} ${at} {period} ${side} ${at} {period2} ${percent}`,
      `how (did|do|does|was|were|has|have|is|are) ${our} ${subject} ${kinds} ${at} {period} (compare|stack up|look|measure up|shape up|fare|do|compared) ${side} ${at} {period2} ${percent}`,
      `how (did|do|does|was|were|has|have|is|are) ${our} ${subject} ${kinds} ${at} {period} ${side} ${at} {period2} ${percent}`,
      `(how much|what) (did|do|does|has|have) ${our} ${subject} ${kinds} [(cost|come to|charge|pay|bring in|total|amount to|earn)] [{us}] ${at} {period} ${beside} ${at} {period2} ${percent}`,
      `(how much|what) (did|do|have) {we} {spent} [{toward}] ${our} ${subject} ${at} {period} ${beside} ${at} {period2} ${percent}`,
      `{period} ${subject} ${kinds} [(so far|to date)] ${side} ${at} {period2} ${percent}`,
      `how (did|do|does|was|were|has|have|is|are) {period} ${subject} ${kinds} [(so far|to date)] (compare|stack up|look|measure up|shape up|fare|do|doing|looking|compared|looking so far) ${side} ${at} {period2} ${percent}`,
      `(compare|comparing|set) {period} ${subject} ${kinds} [(so far|to date)] ${side} ${at} {period2} ${percent}`,
      `(was|were|is|are) ${our} ${subject} ${kinds} {moreorless} or {moreorless2} ${at} {period} (than|on|against|compared with|compared to|versus|vs) ${at} {period2}`,
      `(what is|what was|what were) [the] {growth} in ${our} ${subject} ${kinds} ${at} {period} ${than} ${at} {period2} ${percent}`,
      `[the] {growth} in ${our} ${subject} ${kinds} ${at} {period} ${than} ${at} {period2} ${percent}`,
      `[(what is|what was|the)] ${our} ${subject} ${kinds} {growth} ${at} {period} ${than} ${at} {period2} ${percent}`,
      `[(what is|what was|how much was)] [the] (difference|gap|change) in ${our} ${subject} ${kinds} between {period} and {period2} ${percent}`,
    ],
    means: 'compare {name}{flow} in {period} with {period2}',
  },
  {
    says: [
      `(was|were|is|are|has|have|did) ${our} ${subject} ${kinds} [(been|go|gone)] {moreorless} ${at} {period} than ${at} {period2} ${by}`,
      `(was|were|is|are|has|have|did) ${our} ${subject} ${kinds} ${at} {period} [(been|go|gone)] {moreorless} than ${at} {period2} ${by}`,
      `(did|have|do) {we} (spend|spent|pay|paid) {moreorless} {toward} ${subject} ${at} {period} than ${at} {period2} ${by}`,
      `(did|has|have) ${subject} (cost|pay|paid|bring in|charge|charged) [{us}] {moreorless} ${at} {period} than ${at} {period2} ${by}`,
    ],
    means: 'was {name}{flow} {moreorless} in {period} than in {period2}',
  },
  {
    says: [
      `how much {moreorless} (did|have|do) {we} (spend|spent|pay|paid) [{toward}] ${subject} ${at} {period} than ${at} {period2}`,
      `how much {moreorless} (was|were|is|are) ${our} ${subject} ${kinds} ${at} {period} than ${at} {period2}`,
      `how much {moreorless} ${subject} (was|were) there ${at} {period} than ${at} {period2}`,
      `how much {moreorless} (did|has) ${subject} (cost|pay|paid|charge|bring in) [{us}] ${at} {period} than ${at} {period2}`,
    ],
    means: 'compare {name}{flow} in {period} with {period2}',
  },
  {
    says: [
      `[by] how much (did|has|have) ${our} ${subject} ${kinds} {grew} [by] (between|from) {period} ${percent}`,
      `(what was|what is|show) the {growth} in ${our} ${subject} ${kinds} (between|from) {period} ${percent}`,
      `{growth} in ${our} ${subject} ${kinds} (between|from) {period} ${percent}`,
      `(did|have|has) ${our} ${subject} ${kinds} {grew} (between|from) {period} ${by} ${percent}`,
    ],
    means: 'how much did {name}{flow} change between {period}',
  },
  {
    says: [
      `(compare|comparing) {name} ${kinds} ${side} [(that of|those of)] {name2} ${kinds}`,
      `{name} ${kinds} (v|vs|versus|against|compared to|compared with|as against|or) {name2} ${kinds} [(which is more|which cost more|which costs more|which is dearer|which is bigger|who paid more|who is bigger|which one is more)]`,
      `(which|who) ${kind} (costs|cost|charges|charged|takes|took|paid|pays|has paid|has cost|have cost|is costing|brings in|brought in|earned|earns|is|was|gets|got) [{us}] [in] [the] (more|most|bigger|biggest|larger|dearer|higher|highest) {name} or {name2}`,
      `(which|who) of {name} (and|or) {name2} (costs|cost|charges|charged|takes|took|paid|pays|has paid|has cost|brings in|brought in|earned|earns|is|was|gets|got) [{us}] [in] [the] (more|most|bigger|biggest|larger|dearer|higher|highest)`,
      `{name} or {name2} (where|which|who|which one|what) (did|has|have|do|does) [the] (more|most) [(money|cash|of it)] (go|gone|goes) [to]`,
      `{name} or {name2} (which|who|which one|which of them|which of the two) (costs|cost|charges|charged|takes|took|paid|pays|has paid|has cost|have cost|is costing|brings in|brought in|earned|earns|is|was|gets|got|had|has had) [{us}] [in] [the] (more|most|bigger|biggest|larger|dearer|higher|highest)`,
      `{name} or {name2} where (does|did|has) [the] (more|most) [of] [the|our|my] (money|cash|spend) (go|gone)`,
      `{name} or {name2} (which|who|where|which one) (do|did|have) {we} (pay|paid|spend|spent) [the] (more|most) [(to|with|at|on)]`,
      `(did|has|does|do) [the] (more|most) [(money|cash)] (go|gone) (to|on) {name} or [(to|on)] {name2}`,
      `(which|who) ${kind} (do|did|have) {we} (pay|paid|spend|spent) [(to|with|at|on)] [the] (more|most) [(to|with|at|on)] {name} or {name2}`,
      `(do|did|have) {we} (spend|spent|pay|paid) [the] (more|most) [{toward}] {name} or [{toward}] {name2}`,
      `(did|does|has|is|was|were|are) {name} (cost|costs|pay|paid|charge|bring in|take|bigger|dearer|higher|more|larger|more expensive) [{us}] [more] than {name2}`,
      `(do|did|have) {we} (spend|spent|pay|paid) (more|less) [{toward}] {name} than [{toward}] {name2}`,
      `how much (more|less|dearer|bigger|higher|lower) (did|do|have|was|is|were|are) [{we}] [(spend|spent|pay|paid)] [{toward}] {name} than [{toward}] {name2}`,
      `how much (more|less) (did|does|has) {name} (cost|pay|paid|charge|bring in) [{us}] than {name2}`,
      `how much (more|less) {name} than {name2} [did {we} (buy|pay|get)]`,
      `[(what is|what was)] [the] (difference|gap) between [(what|our|the)] [(we|i)] [(pay|paid|spend|spent)] {name} ${kinds} and {name2} ${kinds}`,
    ],
    means: 'compare {name} with {name2}',
  },
  {
    says: [
      `{payee} ${kinds} (v|vs|versus|against|compared to|compared with|as against|or) {payee2} [(for|on|in|of)] {category} ${kinds} ${which}`,
      `{category} ${kinds} [(at|from|with|by|on|to)] {payee} (v|vs|versus|against|compared to|compared with|as against|or|and|next to) [(at|from|with|by|on|to)] {payee2} ${which}`,
      `(compare|comparing) {payee} ${side} {payee2} [(for|on|in|of)] {category} ${kinds}`,
      `(compare|comparing) {category} ${kinds} (at|from|with|by|on|to|for) {payee} ${side} [(at|from|with|by|on|to)] {payee2}`,
      `how (do|does|did) {payee} and {payee2} (compare|stack up|measure up) (for|on|in) {category} ${kinds}`,
    ],
    means: 'compare {payee} with {payee2} on {category}',
  },
  {
    says: [
      `how (do|does|did) {name} and {name2} (compare|stack up|measure up) [(for|on|in) (sales|takings|income|spend|spending|cost|costs|money)]`,
      `{name} and {name2} (compared|side by side|head to head|next to each other)`,
      `[(put|show|set)] {name} (next to|beside|alongside|side by side with|head to head with) {name2}`,
    ],
    means: 'compare {name} with {name2}',
  },
]
