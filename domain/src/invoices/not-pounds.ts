// What stands where an amount of pounds would and is none: money of another currency, a share of
// something, and money that has been paid.

const currency =
  '(?:usd|eur|aud|cad|chf|nzd|jpy|sek|nok|dkk|inr|aed|zar|us ?dollars?|dollars?|euros?)'
const notPounds = new RegExp(
  [
    // "$500", "US$500", "€1.200,50"
    '(?:\\bus|\\ba|\\bca)?[$€¥₹]\\s?(?=\\d)|(?<=\\d\\s?)[$€¥₹]',
    // "500 euros", "EUR 500"
    `(?<=\\d[km]?\\s?)${currency}\\b|\\b${currency}\\s?(?=\\d)`,
    // "50% of £3,000", "half of the £3,000"
    '\\d+(?:\\.\\d+)?\\s?(?:%|per ?cent)\\s+of\\b|\\b(?:half|a third|a quarter|part)\\s+of\\b',
  ].join('|'),
  'gi',
)

/** A line without what shows that its amount is not all in pounds; `null` for others. */
export function withoutOtherMoney(line: string, instead: string): string | null {
  const rest = line.replace(notPounds, instead)
  return rest === line ? null : rest
}

// "Paid me £200 yesterday" has happened; "should have paid" and "not paid" have not.
const paid =
  /(?<!\b(?:not|yet|never|have|be|being|get|been) )(?<!n['’]t )\b(?:paid|settled)\s+(?:me|us|him|her|them|off|up|£|\d|in full)|(?<!\b(?:should|must|could|would) )\b(?:has|have|had)\s+(?:paid|settled)\b|\b(?:i|we)\s+paid\b/i

/** Whether a line is of money that has been paid, so that nothing is due any more. */
export function isOfThePast(line: string): boolean {
  return paid.test(line)
}
