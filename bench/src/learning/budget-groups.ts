// Councils' budget lines in thirteen groups, by their words: about as many kinds as a small firm's
// costs have.

const groups: readonly (readonly [string, RegExp])[] = [
  [
    'people',
    /staff|agency|salar|wage|pension|training|course|recruit|conference|development prog|health screen/i,
  ],
  [
    'technology',
    /software|hardware|computer|telephone|network|comput|\bict\b|\bit\b|online|licen[cs]e/i,
  ],
  ['professional', /consult|professional|legal|audit|fees|survey|valuation/i],
  ['building works', /contractor|construction|capital|demolition|adaptation|works|refurb/i],
  ['repairs', /repair|maintenance|planned|cleaning|security|ground/i],
  ['premises', /rent|rates|energy|electric|gas|water|premises|building|property/i],
  ['vehicles and travel', /vehicle|fuel|transport|travel|car |parking|fleet|plant/i],
  ['grants', /grant|subscription|contribution|donation|allowance/i],
  ['care', /care|resident|client|foster|direct payment|nursing|home|support/i],
  [
    'supplies',
    /material|equipment|furniture|stationer|goods|purchase|food|catering|hospitality|cloth|book/i,
  ],
  ['print and publicity', /print|advert|publicity|postage|marketing|promotion/i],
  ['refunds and taxes', /refund|vat|tax|deposit|debtor|creditor|suspense|loan|interest/i],
]

/** The group of a budget line; `other` where its words match none. */
export function groupOf(line: string): string {
  return groups.find(([, words]) => words.test(line))?.[0] ?? 'other'
}
