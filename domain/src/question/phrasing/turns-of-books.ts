// Words of bookkeepers and sellers for what has a plainer word.
const occasions =
  '(?:payments|settlements|payouts|bills|invoices|orders|deposits|receipts|transactions|purchases|transfers)'

const turns: readonly (readonly [RegExp, string])[] = [
  // How an amount is passed.
  [
    new RegExp(
      `\\b(${occasions})(?: (?:that|which))?(?: (?:have|has|had|ever|were|are))* (?:topped|topping|exceeded|gone over|went over|gone above|went above|been over|been above|broken|broke|come to over|came to over|come to more than)(?= (?:a |£|\\d|one |two |five ))`,
      'gi',
    ),
    '$1 over',
  ],
  [/\bsettlements\b(?! figures?)/gi, 'payments'],
  [
    /\b(?:in )?(?:the )?aggregate(?= (?:of|paid|repaid|spent|spend|received|cost|amount|sum|for|to)\b)/gi,
    'total',
  ],
  [/\b(?:the )?(?:cumulative|grand) total\b/gi, 'the total'],
  [
    /\bhow['’]?d (we|i) do (?:for|on|in terms of|with) (?=takings|sales|turnover|revenue|income)/gi,
    'what were our ',
  ],
  [
    /\bhow (?:did|have|had) (?:we|i) (?:do|done|get on|got on|fare|fared) (?:for|on|in terms of|with) (?=takings|sales|turnover|revenue|income)/gi,
    'what were our ',
  ],
  [/\bhow['’]d (?=we|i|they|he|she|it|our|the|you)/gi, 'how did '],
  [/\b(?:wage|salary) packets\b/gi, 'wages'],
]

/** The question with such words replaced. */
export function withPlainWords(text: string): string {
  return turns.reduce((question, [turn, instead]) => question.replace(turn, instead), text)
}
