// Refunds in everyday words, in both directions: what a supplier gave back and what a customer got.
import { monthName as month, putTurns, type Turn } from './turn.ts'

const something = '(?:(?:any|some|the|our|my|their) )?(?:money|cash|anything|something|owt|it|that)'

const refund = '(?:refunds?|credit notes?|credits?|rebates?|money back|cash back|overpayments?)'
const fromThem =
  '(?: (?:that )?(?:they|he|she|we|i) (?:gave|give|sent|paid|got|had|made|issued|received)(?: (?:us|me|back))*| from them| back)?'

const turns: readonly Turn[] = [
  // "What did Tinies cost after the refund they gave us?", "take off the credit note".
  [
    new RegExp(
      `,? ?\\b(?:after|less|minus|net of|allowing for|taking off|knocking off|once (?:you|we) (?:take|knock) off)(?: (?:the|any|that|their|our|its))? ${refund}${fromThem}(?=[,\\s?.!]*$|[, ]+(?:in|this|last|since|from|over|for|so|to)\\b)`,
      'gi',
    ),
    ' less refunds',
  ],
  [
    new RegExp(
      `^((?:and|so|now|ok|then|but) )?(?:take off|take|knock off|deduct|subtract|minus|less)(?: (?:the|any|that|their|our))? ${refund}${fromThem}(?: off)?(?: (?:in|from|of) (?:${month}|that month))?[\\s?.!]*$`,
      'i',
    ),
    'and less refunds',
  ],
  [/\b(a|an|any|the|that|their) credit notes?\b/gi, '$1 refund'],
  [/^((?:and |so )?)credit notes?(?= (?:from|off|by|this|last|in|since)\b)/i, '$1refunds'],
  // "How much credit have we had from Brakes?" is what came back, and not what was paid to them.
  [
    /^((?:and |so )?)(?:how much|how many|what|which|any) (?:in )?credits? (?:have|has|did|do) (?:we|i) (?:ever )?(?:had|have|got|get|gotten|received|receive)(?: back)? (?:from|off|by) /gi,
    '$1refunds from ',
  ],
  // "Has Screwfix paid anything back to us?"
  [
    new RegExp(
      `\\b(pay|pays|paid|give|gave|given|send|sent|hand|handed) (?:${something} )?back to (us|me)\\b`,
      'gi',
    ),
    '$1 $2 back',
  ],
  [/\breturn(?:ed)? (?:any |some |the |our )?(?:money|cash) to (us|me)\b/gi, 'paid $1 back'],
  // "Did we refund Northwind?", "have we sent anything back to Northwind?"
  [
    /\b(we|i) (?:ever )?(?:(?:had|have) to )?(?:refund|reimburse)(?:ed|d)? (?!(?:us|me|them|it|in|on|this|last|since)\b)(?:to )?/gi,
    '$1 givenback to ',
  ],
  [
    new RegExp(
      `\\b(we|i) (?:ever )?(?:(?:had|have) to )?(?:pay|paid|give|gave|given|send|sent|hand|handed) (?:${something} )?back to (?!(?:us|me|them|it|date|normal|work|(?:the|our|my|that) (?:loan|bank|lender|directors?|owners?))\\b)`,
      'gi',
    ),
    '$1 givenback to ',
  ],
  [
    new RegExp(
      `^((?:and |so )?)(?:did|has|have) (?!we\\b|i\\b)(.{2,40}?) (?:ever )?(?:get|got|gotten|had|have|receive|received) (?:a |${something} )?(?:back|refunds?) (?:off|from|out of) (?:us|me)\\b`,
      'gi',
    ),
    '$1have we givenback to $2',
  ],
  [
    /^((?:and |so )?(?:how much|what))(?: money)? (?:did|has|have) (?!we\b|i\b)(.{2,40}?) (?:ever )?(?:get|got|gotten|had|have|receive|received) back (?:off|from|out of) (?:us|me)\b/gi,
    '$1 have we givenback to $2',
  ],
  [/\brefunds? (?:given |made |paid |sent )?to (?!us\b|me\b)/gi, 'givenback to '],
]

/** The question with such words replaced. */
export function withPlainRefunds(text: string): string {
  return putTurns(text, turns)
}
