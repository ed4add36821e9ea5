// How shopkeepers ask whether cash is enough, put into words that are read.
import { putTurns } from './turn.ts'

const lowWords =
  '(?:worst|tightest|skintest|brokest|dodgiest|scariest|hairiest|leanest|hardest|stickiest)'
const days =
  '(?:in|over|between|before|during|this|next|from|by|until|till|up to|across|on the run up)'
const enough =
  '(?:enough|enough (?:money|cash|dosh|funds)|enough in (?:it|there|the (?:bank|pot|account|kitty|till)))'

const turns: readonly (readonly [RegExp, string])[] = [
  // A till is a drawer where it holds takings.
  [
    /(?<!\b(?:the|our|my|a|in|shop) )\b(?:'?till?|til) (?=(?:the (?:end|start|middle|next|vat|wages|rent|loan)|(?:next|this) |end of|jan|feb|mar|apr|may\b|jun|jul|aug|sep|oct|nov|dec|christmas|xmas|easter|new year|pay ?day|year end|then\b|spring|summer|autumn|winter|\d))/gi,
    'until ',
  ],
  [
    /^(?:and |so )?(?:what(?:['’]?s| is| will be| will)? )?(?:the |our |my )?(?:highest|most|peak|best) (?:the |our |my )?(?:(?:cash |bank )?balance|point|cash|we|it)(?: (?:we|it|cash|the balance|gets?|be|goes?|will|reach|reaches|hits?|climbs?|have|to|in the bank))* (?:before|by|until|till|up to) (?=\p{L}|\d)/giu,
    'highest balance between now and ',
  ],
  [
    /\bhow much more (tax|vat|paye|corporation tax)(?: (?:have (?:we|i) (?:got )?|do (?:we|i) (?:have |need )?|will (?:we|i) (?:have )?|is there |is |must (?:we|i) )?(?:to (?:pay|come|find)|due|pay|falls? due|left)?)? (?=(?:before|by|until|up to)\b)/gi,
    'how much $1 is due ',
  ],
  [
    /^(?:and |so )?(?:what(?:['’]?s| is) )?(?:the |our |my )?(?:worst|best)[- ]case(?: scenario| balance| figure)? (?:for|at|by|in|come) /gi,
    'what will the balance be at ',
  ],
  // Without money, in whatever slang.
  [
    /\b(be|get|am|are|is|being|look|end up) (?:a bit |well |proper |totally |completely |dead )?(?:bra[sz]+ick?|bor+assic|boracic|potless|on (?:our|my) uppers|cleaned out|on the bones of (?:our|my) (?:arse|backside)|hand to mouth|out of pocket|borrowing from peter)\b/gi,
    '$1 short of cash',
  ],
  [
    new RegExp(
      `^(?:and |so )?(?:what|which|when)(?:['’]?s| is| are| will be)? (?:the |our |my )?${lowWords} (?:day|point|time|moment|bit|week|date)(?: (?:for (?:cash|money|us)|cash ?wise|money ?wise|coming up|ahead|to come|we(?:['’]ll| will)? (?:get|have)))*(?= ${days}\\b)`,
      'i',
    ),
    'when is cash lowest',
  ],
  // Whom a business could do without.
  [
    /\b(?:could|can|would|will) (we|i|the business) (?:survive|cope|manage|get by|live|do|carry on|keep going|stay afloat|hold up|get through)(?:(?: with| without)?(?: losing| the loss of| if we lost)| without) (?:the )?(?!(?:no|any|the|a|an|this|that|it|next|last|more|less|sales|money|income|cash|on|for|until|till|to|through|in|over|without|with|paying|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter)\b)(?=\p{L})/giu,
    'what if $1 lost ',
  ],
  // Whether what is due over some days is covered.
  [
    new RegExp(
      `\\b(?:(?:will|would|is) there (?:be )?|(?:have (?:we|i) got|do (?:we|i) have|will (?:we|i) have|(?:we|i)(?:['’]ve| have) got) )${enough}(?: left)? (?:to (?:cover|pay|meet)|for) (?:everything|it all|all of it|the lot|all the bills|the bills|all (?:that is|that['’]s) due|what['’]?s due|what is due|everyone|everybody)(?: (?:that is|that['’]s|which is|we owe|that needs paying))?(?: (?:due|going out|coming out|to pay|payable|falling due|to go out))?(?: out)?(?= ${days})`,
      'gi',
    ),
    'will we be ok for cash',
  ],
  [
    new RegExp(
      `\\b(?:have (?:we|i) got|do (?:we|i) have|will (?:we|i) have|is there|will there be) ${enough} (?:to (?:cover|pay|meet)|for) (?:the |our |my )?(.{2,25}?)(?: bills?)? (?:on top of|as well as|along with|plus|and also) (?:the |our |my )?(.{2,25}?)(?=[\\s?.!]*$)`,
      'gi',
    ),
    'can we cover $1 and $2',
  ],
  [
    /^(?:and |so )?(?:can|could|will|would) (we|i) (?:be able to )?(cover|meet|pay|afford|manage) (?:the |our |my )?(.{2,30}?) when (?:it|that|they)(?:['’]?s| is| are)? (?:lands?|falls? due|comes? (?:out|due|in|round|up)|hits?|arrives?|goes out|due|drops)(?=[\s?.!]*$)/gi,
    'can $1 cover the $3',
  ],
  [
    /\b(?:will|can|do|are|would) (?:we|i) (?:going to )?(?:make it|last|get|hold out|hang on|get by|get through|survive)(?: through)? (?:to|till|til|until|up to) (.{3,30}?) (?:without|and not|but not) (?:going|being|getting|ending up|dipping) (?:overdrawn|into the red|in the red|into (?:the|our) overdraft|short|skint|bust|under|broke)(?=[\s?.!]*$)/gi,
    'will we be ok for cash until $1',
  ],
  [
    /\b(are|am|will) (we|i)( be)?( still)? (?:alright|all right|ok|okay|fine|safe|sorted|good|covered) (?:till|til|until|up to|to)\b/gi,
    '$1 $2$3$4 ok for cash until',
  ],
  [
    /\b(?:is|will) (?:it|things|cash|money)(?: going to)?(?: be| get)?(?: a bit| very| really)? tight (?=before|until|till|by|up to)/gi,
    'will we be short of cash ',
  ],
  // What can be squeezed in is afforded, and what would come of it is part of the answer.
  [
    /,? (?:or|without it) (?:will|would|does|could|might)? ?(?:it|that|this)? ?(?:tip(?:ping)?|push(?:ing)?|send(?:ing)?|put(?:ting)?|tak(?:e|ing)) (?:me|us) (?:right )?(?:over (?:the edge|the limit)|under|into the red|overdrawn|below (?:the|our|my) buffer)(?=[\s?.!]*$)/gi,
    '',
  ],
  [
    /\b(can|could|can't) (we|i) (?:squeeze|stretch to|run to|get away with|eke|wangle|manage)(?: (?:in|out|taking|paying|drawing))? (?=(?:an?|another|the|extra|more)\b.*\d|£?\d)/gi,
    '$1 $2 afford ',
  ],
  // The day is named as well.
  [/\bbank holiday (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day,? (?:the )?\d)/gi, ''],
  [/\bat (?:the )?close(?: of (?:business|play|day|trading))?,? (?=on\b)/gi, ''],
  // What is put by for a tax.
  [
    /^(?:and |so )?(?:do|should|must|shall) (?:we|i) (?:need |have |ought )?(?:to )?(?:be )?(?:put|putting|set|setting|keep|keeping|save|saving|stash|stashing) (?:any(?:thing|money)?|something|some|a bit|owt|money|cash)(?: money| cash)? (?:aside|by|away|back|up)? ?(?:for|towards) (.{2,30}?)(?: this (?:month|week|quarter)| now| already| yet)?(?=[\s?.!]*$)/gi,
    'how much should we put aside for $1',
  ],
  [
    /\b(wiggle room|wriggle room|headroom|breathing space|breathing room|leeway|slack)(?: (?:have we got|do we have|is there|have i got|left))* (?:before|above|over|until|till) (?:we (?:hit|reach|touch) )?(?:the|our|my) (?:cash )?buffer\b/gi,
    '$1 have we got',
  ],
]

/** The question with such turns replaced. */
export function withPlainCash(text: string): string {
  return putTurns(text, turns)
}
