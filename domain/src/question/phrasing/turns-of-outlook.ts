// How owners ask about the weeks to come: whether they get through them, when it is tightest, what
// is there for a bill, what goes before or after a feast.

import { numberIn } from '../periods/words.ts'

const months =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)'
const feast = "(?:christmas(?: day| eve)?|xmas|easter|new year(?:['’]?s)?(?: day| eve)?)"
const bill = '(?:vat|tax|paye|corporation tax|corp tax|wages?|payroll|rent|pay run|loan)'

const turns: readonly (readonly [RegExp, string])[] = [
  // "Anything going out on Monday?" is of the Monday to come.
  [
    /^(?:so |and )?(?:is |have we got |do we have )?any(?:thing| bills?| payments?| direct debits?) (going|coming|leaving|due)(?: (out|in))? (?:of the (?:bank|account) )?(?=(?:on |this |next )*(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|tomorrow\b)/gi,
    'is anything due $2 ',
  ],
  [
    /\bwhen (?:might|could|would|will|do) (?:we|i)(?: next| first)? (?:need|use|want|go into|be into|dip into|hit) (?:the|our|an|my) overdraft\b/gi,
    'when will we go overdrawn',
  ],
  [
    /\b(?:how long (?:before|till?|until)|when (?:do|will|might|would)) (?:we|i) (?:need|have|need to find|have to find|next need|be needing)(?: to find)? (?:more|some|extra) (?:money|cash|funding)(?=[\s?.!]*$)/gi,
    'when will we run out of money',
  ],
  [
    /\bhow (?:sure|confident|certain|happy) are you (?:about|in|of|with) (?:the |your )?(?:(?:end of )?(\w+)) (?:figures?|numbers?|forecast|balance|one)(?=[\s?.!]*$)/gi,
    'how sure are you about $1',
  ],
  [
    new RegExp(
      `^(?:so |and )?(?:is|will) (${months}|next month) (?:going to |gonna |likely to |looking )*(?:be |like )?(?:an? )?(?:good|bad|ok|okay|decent|tough|hard|rough|quiet|strong)(?: month| one)?(?: for (?:us|cash|money))?(?=[\\s?.!]*$)`,
      'gi',
    ),
    'what is the forecast for $1',
  ],
  [
    /\b(?:are we going to|are we gonna|will we|do we) have enough(?: money| cash)? for (?:the )?(?=christmas|xmas|easter|new year|the summer)(?!(?:christmas|xmas) (?:party|bonus|do|wages|stock|bills?|present))/gi,
    'how will we be fixed at ',
  ],
  [
    new RegExp(
      `\\b(?:will there be|is there going to be|will we have|do we have) (?:anything|any money|much|owt|any) left (?:over )?after (?:the |all (?:the |our )?|our )?(${months})(?:['’]?s)? bills(?=[\\s?.!]*$)`,
      'gi',
    ),
    'what will the balance be at the end of $1',
  ],
  [
    new RegExp(
      `^(?:so |and )?what(?:['’]?s| is) the (?:damage|hit|bill) (?:in|for) (?=${months}\\b|next month)`,
      'gi',
    ),
    'how much is due out in ',
  ],
  [
    /\b(?:are|am) (?:we|i) (?:on the hook for|in for|looking at(?: paying)?|facing|liable for|going to be stung for)(?=[\s?.!]*$)/gi,
    'do we owe',
  ],
  [
    /^(?:so |and )?what (?:are|r) (?:the |our |my )?(?:big|large|main|biggest|largest|chunky|hefty) (?:payments?|bills?|outgoings?|ones) (?:before|due before|coming up before|between now and) /gi,
    'what are the largest payments due out before ',
  ],
  [
    new RegExp(
      `\\b(?:will|do) (?:we|i) have the (${bill}) money (?:before|by|on|for) (.{3,20}?)(?=[\\s?.!]*$)`,
      'gi',
    ),
    'will we have enough for the $1 on $2',
  ],
  [
    /\b(?:is|are) (.{3,30}?) (?:likely|going|expected) to pay(?: us)? (?:on time|late|promptly|early)(?=[\s?.!]*$)/gi,
    'how late does $1 usually pay',
  ],
  // "When we gonna be most skint?" lacks its verb.
  [/\bwhen (we|i) (?:gonna|going to) (?=be\b)/gi, 'when are $1 going to '],
  [
    /\b(?:the |at our |at my )?most (?:skint|hard up|strapped(?: for cash)?|broke|stretched|boracic|short(?: of (?:cash|money))?|stuck for (?:cash|money))\b/gi,
    'at our skintest',
  ],
  [
    /\bwhen(?:['’]s| is| are| will)? (?:we|i|things|it|cash|money)(?: be| get| going to be| looking)* (?:at (?:our|its|my) )?(?:worst|rock bottom)(?: off)?(?=[\s?.!]*$)/gi,
    'when will cash be lowest',
  ],
  // "Worst week between now and April?"; without more it may be of the figure before.
  [
    /^(?:so |and |the |our |my )*(?=(?:worst|hardest|tightest|leanest|toughest|trickiest|scariest|dodgiest) (?:week|month|day|point|bit|time|patch)\b(?![\s?.!]*$))/gi,
    'what is our ',
  ],
  [
    new RegExp(
      `\\bhow (?:tight|bad|grim|dicey|dodgy) (?:is|are|will|does) (?:it |things |cash |money )?(?:be |get |going to be |going to get )?(?:in |for |over |during |by )?(?=(?:the end of )?${months}\\b|${feast}|next month)(?!\\w+ (?:get|look|be)\\b)`,
      'gi',
    ),
    'how tight does it get in ',
  ],
  [
    /\b(?:can|could|will|do|would) (we|i)(?: manage to| be able to)? (?:get|make it|last|survive|go|scrape|limp)(?: by)?(?: through)? (?:to|until|till?|as far as) (.{3,30}?) (?:without (?:running out|going (?:bust|under|overdrawn|into the red)|running dry|any trouble|help)|ok|okay|alright|all right|in one piece)(?: of (?:money|cash))?(?=[\s?.!]*$)/gi,
    'will $1 be ok for cash until $2',
  ],
  [
    /\b(?:do|does|will|would|are|is) (?:we|i|it)(?: ever| going to)? (?:dip|go|get|eat|drop|slip)(?:ping|ing)? (?:in ?to|to use) (?:the|our|an) overdraft(?: at any (?:point|time|stage)| at all)?\b/gi,
    'will we go overdrawn',
  ],
  // How far clear of the buffer the lowest point is.
  [
    /\bhow (?:much (?:spare|headroom|slack|room|leeway|breathing (?:space|room))|far (?:above|over|clear of) (?:the|our|my) (?:buffer|cushion|minimum))(?: (?:will|do|would) (?:we|i) have| (?:have|are|is|am) (?:we|i|it|cash)| is there| do we have)?(?: (?:left|above the buffer))? (?:at|when cash is at|when we are at) (?:the |our |its )?(?:lowest|low|worst|tightest)(?: point| ebb)?(?=[\s?.!]*$)/gi,
    'when cash is lowest, how far above the buffer will it be',
  ],
  // Whether what a bill takes is there.
  [
    new RegExp(
      `\\b(?:will|is|are|have we got) (?:the |our |my )?(${bill}) (?:money|cash|funds?)(?: (?:going to|gonna))?(?: be)? (?:there|in the (?:bank|account)|covered|available|set aside|ready)(?: (?:when|by the time|for when) (?:it|that|they)(?:['’]?s| is| are)? (?:due|goes|go|needed))?`,
      'gi',
    ),
    'will we have enough for the $1',
  ],
  [
    new RegExp(
      `\\b(?:will|do|can) (?:the |our |my )?(${bill}) (?:clear|go through|bounce|get paid ok|be ok|be covered|be alright)\\b`,
      'gi',
    ),
    'will we have enough for the $1',
  ],
  // Before or after a day: when it is.
  [
    new RegExp(
      `^(?:(?:so|and|ok) )?(?:(?:do|does|are|is|will|when do) )?(?:the |our |my )?([\\w&' ]{3,30}?) (?:coming|come|comes|going|goes|go|leaving|leave|leaves|due|paid|payable|falling|fall|falls|land|lands|be paid|hit|hits)(?: (?:out|off|due|up))?(?: of the (?:bank|account))? (?:(?:before|b4|this side of) (?:the )?(?:${feast}|${months}|the weekend|month end)(?: day)?,? or (?:after|not|the other side)(?: (?:it|that))?|(?:before or after|after or before) (?:the )?(?:${feast}|${months}|the weekend|month end))(?=[\\s?.!]*$)`,
      'gi',
    ),
    'when is the next $1 payment due',
  ],
  [
    /\bwhat (?:day|date) (?:does|do|will|is|are) (?:the |our |my )?(.{2,30}?) (?:come|go|leave|going|coming|due)(?: out| off)?(?: to go out)? (?=(?:in|next|this|during)\b)/gi,
    'when is the $1 due ',
  ],
  [
    /^(?:so |and )?(?:which|what) (?:payments?|bills?|invoices?) (?:for|on|of) (?:the |our |my )?(.{3,30}?) (?:fall|falls|are|is|come|comes|will be) due\b/gi,
    'what $1 is due',
  ],
  // Pay at Christmas is that of the one to come.
  [
    /^(?:so |and )?how much (?:is|are) (?:the |our |my )?(.{3,30}?) (?:at|over|for) (?:christmas|xmas)(?=[\s?.!]*$)/gi,
    'how much $1 is due in December',
  ],
  [
    /\b(?:how much|what) (?:do|will) (?:we|i) need (?:to find |to have |in the bank )?to (?:get (?:us )?(?:through|by in)|see us through|survive|cover) (?=(?:january|february|march|april|june|july|august|september|october|november|december|next month|the month|christmas)\b)/gi,
    'how much is due out in ',
  ],
  // Up or down against now.
  [
    /\b(?:will|are) (?:we|i)(?: going to)? (?:be|end up) (?:up|better off|ahead) or (?:down|worse off|behind)(?: (?:on (?:now|today)|overall))? (?:by|at|come|in) (.{3,25}?)(?=[\s?.!]*$)/gi,
    'will we have more money at $1 than now',
  ],
  [
    /\b(?:are|will) (?:we|i)(?: going to)? (?:have|be left with|end up with) (?:more or less|less or more) (?:money|cash|in the bank)(?: than now)? (?:at|by|in|come) (.{3,25}?)(?: than (?:now|today))?(?=[\s?.!]*$)/gi,
    'will we have more money at $1 than now',
  ],
  [
    new RegExp(
      `\\b(how much (?:money |cash )?(?:will|do|would) (?:we|i) have(?: (?:in the bank|left))*|where (?:will|are) (?:we|i)(?: be)?) come (?:the end of )?(?=${months}\\b)`,
      'gi',
    ),
    'how much will we have at the end of ',
  ],
  [/\bthis time next (week|month|year)\b/gi, 'a $1 from now'],
  [
    /\bwhere will (?:we|i) be (?=(?:an? (?:week|month|year) from now|in an? (?:week|month))\b)/gi,
    'what will the balance be ',
  ],
  [
    /^(?:so |and )?how (?:are|is) (?:we|i|things|it|cash|everything) (?:looking|shaping up|fixed|set)(?: cash ?wise| for cash| money ?wise)? (?:for|over|in|into) the (?:next|coming) (?:few|couple of) (?:weeks|months)(?=[\s?.!]*$)/gi,
    'how are things looking ahead',
  ],
  [
    /\bbills? (?:are |is )?(?:sat|sitting|lying)(?: (?:here|there|about|around))? (?:waiting to be paid|to be paid|unpaid|waiting)\b/gi,
    'bills are unpaid',
  ],
  [/\bany (?=bills are unpaid)/gi, 'which '],
]

// "Which bills could I delay?": what is due, and a word that it isn't known who would wait.
const delayable =
  /^(?:so |and |ok(?:ay)? )?(?:(?:which|what)(?: of)?(?: (?:the|our|my))?(?: (?:bills?|payments?|suppliers?|outgoings|costs|ones))?(?: of (?:them|these))? (?:can|could|might) (?:we|i|be)(?: safely| afford to)? (?:delay(?:ed)?|put off|postponed?|push(?:ed)? back|hold(?: back| off)?(?: on)?|held back|wait(?: on)?|defer(?:red)?|leave|stall|shift|move)|(?:which|what)(?: (?:bills?|payments?|ones|outgoings))? (?:can|could|might) wait)(?: (?:paying|for a bit|a bit|a while))*(?: (?:(?:until|till?|to) .{3,25}|to (?:get|help|make|see) .{3,40}|if .{3,40}))?[\s?.!]*$/i

/** Whether it is asked which of the bills can wait. */
export function asksWhatCanWait(question: string): boolean {
  return delayable.test(question.trim())
}

// What is expected anyway is no condition, where the rest is of days to come.
const expectedAnyway =
  /,? ?\b(?:if|assuming|provided|as long as|so long as|given) (?:(?:everyone|everybody|everything|they all|all (?:of )?(?:our |the )?(?:customers|clients)) (?:comes? in|pays?|pay up|lands?|arrives?)(?: up| us)? (?:on time|when (?:they|it)(?:['’]s| is| are)? (?:should|due|supposed to)|as expected|as planned|as usual|when due)|(?!we\b|i\b|nobody\b|no\b|they\b|someone\b|everyone\b)[\w&' ]{3,25}? pays?(?: us| up)?(?: (?:on time|as expected|as usual|when due))?)(?=,| (?:what|how|where|when|will|would|do|are)\b|[?.! ]*$),?/gi

function withoutExpected(question: string): string {
  const rest = question.replace(expectedAnyway, ' ').trim()
  return /\b(?:will|would|going to|gonna|expect)\b/i.test(rest) ? rest : question
}

/** "5 and a half grand" as "£5,500". */
export function withHalfThousands(text: string): string {
  return text.replace(
    /\b(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten) and a half (?:grand|thousand|k)\b/gi,
    (_, count: string) => `£${numberIn(count.toLowerCase()) ?? Number(count)},500`,
  )
}

/** A question on the weeks to come, in plain words. */
export function withPlainOutlook(text: string): string {
  const question = withHalfThousands(text)
  const plain = turns.reduce(
    (words, [turn, instead]) => words.replace(turn, instead),
    withoutExpected(question),
  )
  return asksWhatCanWait(plain) ? 'what bills are due in the next 30 days' : plain
}
