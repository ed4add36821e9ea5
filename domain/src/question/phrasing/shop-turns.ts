// What is shouted across a shop rather than typed at a desk: "do we go skint", "did we pay the rent
// twice", "itll", "pay myself 3k".

type Turn = readonly [RegExp, string]

const months =
  'last (?:month|quarter|year)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?: 20\\d\\d)?'
const sum = '(?=£?\\d)'

const turns: readonly Turn[] = [
  [/\b(it|that|there|this|what|who)['’]?ll\b/gi, '$1 will'],
  [
    /^(lowest|highest|least|most) it will (?:get|go|be|drop|fall|reach)(?: to)?\b/i,
    'what will be the $1 balance',
  ],
  [
    /\b(look|go|com|leav|pay|do|buy|ow|spend|cost|gett|tak|mak|hav|miss|chas|wait|charg|bring|runn|sell|burn|los|hold|sitt|head|expect|sav|bill|earn|send)in['’]?(?=[\s?.!]|$)/gi,
    '$1ing',
  ],
  // How things look for a feast is how they will be.
  [
    /\bhow(?:['’]?s| is| are| r) (?:(?:our|the|my) )?(?:we|i|things|it|cash|money|bank|balance|account) (?:all )?(?:looking|fixed|placed|set|shaping up) (?:for|at|come|by|over|going into) (?:the )?(?=christmas|xmas|new year|easter)/gi,
    'how will we be fixed at ',
  ],
  [/\bthe (?:tax|vat) (?:people|office|folks?|lot|boys|authorities)\b/gi, 'the taxman'],
  [
    /\b(make|made|earn|earned) (the most|most|the least|least|more|less) off (?=\p{L})/giu,
    'take $2 from ',
  ],
  // Whether the owner can be paid.
  [
    new RegExp(
      `^(?:am i|are we) (?:ok|okay|alright|all right|fine|safe|good|able) to (?:pay|give|take|draw|spend|buy|treat)(?: out)?(?: (?:myself|me|ourselves|us) (?:to )?)? ?(?:another |an extra |a |an )?${sum}`,
      'i',
    ),
    'can we afford ',
  ],
  [
    new RegExp(
      `\\b((?:can|could) (?:we|i)) (?:pay|give|treat) (?:myself|ourselves|me|us)(?: to)? (?:another |an extra |a |an )?${sum}`,
      'gi',
    ),
    '$1 afford ',
  ],
  // What would come of it.
  [
    /^if (we|i) (.{3,80}?),? (?:do|will|would|are|am|could|might) (?:we|i) (?:still )?(?:go|be|end up|run|get)(?: out)?(?: (?:of (?:cash|money)|skint|broke|bust|overdrawn|short|under|in trouble|in the red|into the red|ok|okay|alright|all right|fine|below zero))+(?=[\s?.!]*$)/i,
    'what if $1 $2',
  ],
  [
    /\b(?:what|where|how much)(?: money)? (?:did|do|are|have|were) (?:we|i) (?:been )?(?:wast(?:e|ing|ed)|fritter(?:ing)? away)(?: (?:our |my |any )?money)?(?: on)?(?=[\s?.!]*$| (?:in|last|this|since)\b)/gi,
    'what money leaks are there',
  ],
  [
    /^(?:what if we |shall we |if we )?(cut|slash|trim|halve|drop|reduce|raise|up|double|increase) ([\p{L}\d&'’ -]{2,40}?(?: by [\w%£., ]{1,20}?)?(?: (?:from|in|for|next|starting) [\p{L}\d ]{3,30}?)?),? (?:does|will|would|did|could|might) (?:that|it|this) (?:help|work|save us|do it|be enough|fix it|make a difference|sort it)(?: (?:much|enough|out|at all))?(?=[\s?.!]*$)/iu,
    'what if we $1 $2',
  ],
  [
    /\bhow (far|much) (?:are|will) (?:we|i) (?:be )?(above|over|below|under|clear of|from) (the|our|my) buffer (?:at|on) (?:the|our|my) (?:low|lowest|worst|tightest)(?: point| day| ebb)?(?=[\s?.!]*$)/gi,
    'how $1 $2 $3 buffer is the low point',
  ],
  [
    new RegExp(
      `^(?:what|where|how) (?:far )?(?:was|were|did) (?:(?:wrong|off|out) (?:in|with|about|on) )?(?:the |our )?forecast (?:(?:go )?(?:wrong|off|out) )?(?:for|of|in) (${months})(?=[\\s?.!]*$)`,
      'i',
    ),
    'how did $1 compare with the forecast',
  ],
  [
    new RegExp(
      `^(?:where|how (?:far|wrong|off|out)) (?:was|were|did) (?:the |our )?(${months}) forecast(?: go)?(?: (?:wrong|off|out))?(?=[\\s?.!]*$)`,
      'i',
    ),
    'how did $1 compare with the forecast',
  ],
  [
    new RegExp(
      `^how (?:wrong|far off|far out) was the forecast (?:for|of|in) (${months})(?=[\\s?.!]*$)`,
      'i',
    ),
    'how did $1 compare with the forecast',
  ],
  // What is still to come in the days named.
  [
    /\bhow much more (?:will|is|are|should)(?= (?:come|due|be due|coming|going|go|expected|we expect)\b)/gi,
    'how much will',
  ],
  [
    /\b(?:the|our|my) next (?:big|large|major|decent|sizeable|proper) (?=payment|bill|receipt|invoice|one\b)/gi,
    'the largest upcoming ',
  ],
  [
    /\b(?:any|are there any|have we got any|which) (?:(?:sales |unpaid |open )?)invoices (?:that are )?(?:over|more than|older than|past) (a|one|two|three|1|2|3|30|60|90) (months?|days?)(?: old)?(?=[\s?.!]*$)/gi,
    'which unpaid invoices are more than $1 $2 old',
  ],
  [/\b(more than|over) (?:a|one|1) month old\b/gi, '$1 30 days old'],
  [/\b(more than|over) (?:two|2) months old\b/gi, '$1 60 days old'],
  [/\b(more than|over) (?:three|3) months old\b/gi, '$1 90 days old'],
  [
    /\b(has|have) ((?:the |our |my )?[\p{L}\d&'’ -]{2,40}?) gone yet(?=[\s?.!]*$)/giu,
    '$1 $2 gone out yet',
  ],
  // Paid twice: the count answers it.
  [
    /^(?:so )?(?:did|have) (?:we|i) (?:pa(?:y|id)|been charged(?: for)?) ((?:the |our |for )?[\p{L}\d&'’ -]{2,40}?) (?:twice|two times|double) (?=in |for |last |this |on )/iu,
    'how many times did we pay $1 ',
  ],
  [
    /\bwhy did ((?:the )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|last month|last quarter) (?:go|come in|come out|end up|turn out) (over|under)(?=[\s?.!]*$)/gi,
    'why was $1 $2 forecast',
  ],
]

/** The question in plainer words. */
export function withPlainShop(text: string): string {
  return turns.reduce((question, [turn, instead]) => question.replace(turn, instead), text)
}
