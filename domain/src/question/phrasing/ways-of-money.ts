// Which way money moved, where a question words it from the other end: "credits", "payments we
// got", "what the business paid out", "customers' money back"; and who the question is asked for.
import { ownFirm, putTurns, type Turn } from './turn.ts'

const most = '(?:(?:single|very|biggest|largest|highest|highest value|top|best) )+'
const verbs =
  '(?:pay|paid|spend|spent|receive|received|take|took|taken|make|made|get|got|earn|earned|bring|brought|generate|generated|owe|lay|laid|shell|fork|give|gave|hand|bank|banked|repay|repaid|draw|lose|put)'
const personOf: Readonly<Record<string, string>> = {
  does: 'do',
  has: 'have',
  is: 'are',
  was: 'were',
}
const asker =
  "(?:insurance (?:form|people|company|broker)|accountant|bank(?: manager)?|landlord(?:['’]s agent)?|mortgage (?:adviser|advisor|broker|form|people)|trustees|treasurer|board|committee|auditors?|bookkeeper|credit controller|lenders?|broker|solicitors?|investors?|grant (?:form|application|people)|funders?|business partner|boss|wife|husband|mrs|missus)"
const firms = '(?:different |separate |other )?(?:companies|firms|businesses|organisations|outfits)'

const turns: readonly Turn[] = [
  [
    new RegExp(
      `^(?:(?:the|our|my|an?) )?${asker} (?:(?:wants?|needs?|requires?|(?:is|are) asking(?: for| about)?|asks?(?: for)?)(?: me for| us for)?(?: (?:to know|to see))?),? (?!my income\\b)(?=\\S+ \\S)`,
      'i',
    ),
    '',
  ],
  [
    new RegExp(
      `\\b(did|does|do|has|have|had|will|would|can|could|should|is|was) (?:the|our|my) ${ownFirm} (?=(?:(?:already|ever|actually|really) )?${verbs}\\b(?! (?:me|us)\\b))`,
      'gi',
    ),
    (_, verb) => `${personOf[verb?.toLowerCase() ?? ''] ?? verb} we `,
  ],
  [
    new RegExp(
      `(?<!\\b(?:back|income|salary|pay|wages|drawings) )\\b(paid|pays?|paying|gave|gives?|sent|sends?|owes?|owed|from|to) the ${ownFirm}(?=[\\s?.!,]*$| (?:in|last|this|since|for|over|during|so far|to date|money|most|the most)\\b)`,
      'gi',
    ),
    '$1 us',
  ],
  [/\bthe revenue (?=figures?\b|numbers?\b|total\b)/gi, 'the sales '],
  [/\b(?:sales|turnover|income|takings) figures?\b/gi, (found) => found.split(' ')[0] ?? found],
  [
    new RegExp(`\\b(${most})(?:credits?|transfers? in)\\b(?! (?:card|note|control))`, 'gi'),
    '$1payment in',
  ],
  [
    /\bpayments? (?:that )?(?:we|i)(?:['’]ve| have|['’]d| had)? (?:ever )?(?:got|had|received|been paid|were paid|get)(?: in)?\b(?! (?:to|back))/gi,
    'payments in',
  ],
  [/\bpayments to (?:us|me) (?=(?:over|above|bigger|larger|more|of)\b)/gi, 'payments received '],
  [
    /^(?:did|have|has) (?:we|i) (?:get|got|gotten|receive|received|have|had) any payments? (?=(?:over|above|bigger|larger|more|of more|greater)\b)/i,
    'list payments received ',
  ],
  [
    /\bwhat(?:['’]?s| is| was) the most (?:we|i)(?:['’]ve| have)? (?:ever )?been paid (?:at once|in one go|in one hit)\b/gi,
    'what was the largest payment in',
  ],
  [
    new RegExp(`\\bwho (?:made|sent) (?:us )?the (${most})payment to (?:us|me)\\b`, 'gi'),
    'what was the $1payment in',
  ],
  [
    /\bwho(?:['’]?s| has| have)? (?:had|taken|took|got) the most (?:money|cash) (?:from|out of|off) (?:us|me)\b/gi,
    'who did we pay the most',
  ],
  [
    /\bwhich payee (?:received|got|had|took) the (?:largest|highest|biggest) (?:total|amount|sum)\b/gi,
    'who did we pay the most',
  ],
  [
    new RegExp(`\\bhow many ${firms} (?:have |has )?(?:paid|sent) (?:us|me)(?: money)?\\b`, 'gi'),
    'how many customers paid us',
  ],
  [
    new RegExp(
      `\\bhow many ${firms} (?:(?:have |has )?(?:taken|took|had|got) money (?:from|off) (?:us|me)|(?:got|were|have been) paid)\\b`,
      'gi',
    ),
    'how many suppliers did we pay',
  ],
  [/\bhow many people did (?:we|i) pay\b/gi, 'how many payees did we pay'],
  [
    /\bhow many (?:subcontractors|contractors) and suppliers (?:got|were|have been) paid\b/gi,
    'how many suppliers did we pay',
  ],
  [
    /^(?:how much )?(?:(?:money|cash) )?(?:(?:went|gone|was paid|paid|given|has gone) )?back to customers\b/i,
    'how much did we refund to customers',
  ],
  [
    /\b(?:did|have) (?:we|i) (?:have to |had to )?(?:give|given|pay|paid|hand|send|sent) customers (?:their |any )?money back\b/gi,
    'how much did we refund to customers',
  ],
  [
    /^with ([\p{L}\d&'’ ]{2,30}?) (?:stripped|taken|left|kept|cut) out,? (.{6,}?)[\s?.!]*$/iu,
    '$2 apart from $1',
  ],
  [/\bwhich month do (we|i) (?=(?:take|spend|earn|make|sell|pay)\b)/gi, 'which month did $1 '],
  [/\b(?:we|i) got in in (?=\w)/gi, 'came in in '],
  [
    /\b(did|do|have) (we|i) (?:get|got|gone|go) through (?=(?:on|with|in|at|last|this|month|each|every)\b)/gi,
    '$1 $2 spend ',
  ],
  [
    /\b(?:the |total |our |all )*receipts and (?:the |total |our |all )*payments\b/gi,
    'money in and money out',
  ],
  [
    /\b(?:has |have )?(?:been )?paid in and (?:been )?(?:drawn|paid) out\b/gi,
    'came in and went out',
  ],
  [
    /\bwhat did (?:we|i) (?:get|take|receive|earn) and what did (?:we|i) (?:spend|pay|pay out)\b/gi,
    'how much came in and went out',
  ],
  [/\b(money|cash|payments?|income) (in|out) by month\b/gi, '$1 $2 each month'],
  [
    /\b(?:all )?(?:the |our )?customers with what (?:each|they)(?: of them| all)? (?:have |has )?paid(?: us)?\b/gi,
    'how much did each customer pay us',
  ],
  [
    /\b(?:predicted|expected|forecast|projected|anticipated) payments from\b/gi,
    'expected money in from',
  ],
  [
    /\bhow much is ([\p{L}\d&'’ ]{2,30}?) (?:likely|expected|set|going|due) to pay\b(?! (?:us|me)\b)/giu,
    'how much will $1 pay us',
  ],
  // Dividends are what owners pay themselves.
  [
    /\b(paid|pay|paying|drawn|draw|taken|take) (?:to )?(?:myself|ourselves)(?: out)? (?:in|as|by way of) (?=(?:dividends?|divis?|drawings)\b)/gi,
    '$1 in ',
  ],
  // What is paid off a card is moved into it.
  [/^(?:and |so |but )*what did (we|i) pay off (it|that)\b/i, 'how much did $1 move into $2'],
  [
    /\b(?:what (?:was|is|were)|what['’]?s|how much (?:was|is|has been|have been)) (?:the total )?paid off (?=(?:the|our|my) (?:company |credit |business )*card\b)/gi,
    'how much did we move into ',
  ],
  [
    /\b(did|have|do) (we|i) (?:pay|paid) off (?=(?:the|our|my) (?:company |credit |business )*card\b)/gi,
    '$1 $2 move into ',
  ],
  [/\bwhat do (?:we|i) have to pay next\b/gi, 'what is the next payment due out'],
  [
    /^how(?:['’]?s| is) the bank (?:looking|doing)(?: today| now)?(?=[\s?.!]*$)/i,
    'what is our balance',
  ],
  [/^where are (?:we|things) at with cash(?=[\s?.!]*$)/i, 'what is our balance'],
  [
    /\bcash ?flow (?:was|is|came out)(?: so| that| this| really)? (?:rubbish|terrible|awful|dire|poor|bad|low|shocking)\b/gi,
    'net cash flow was down',
  ],
  [
    /^(?:i )?thought (?:we|i)(?:['’]?d| had| have)? (?:already )?(?:cancelled|stopped|ended|ditched|binned) ([\p{L}\d&'’ ]{2,30}?),? (?:have|did|haven['’]?t|didn['’]?t) (?:we|i)[\s?.!]*$/iu,
    'are we still paying $1',
  ],
  [
    /\bwhich services do (?:we|i) (?:have|pay for) on subscription\b/gi,
    'which subscriptions do we have',
  ],
]

/** The question with the way that money moved in plain words. */
export function withPlainWays(text: string): string {
  return putTurns(text, turns)
}
