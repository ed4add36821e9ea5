// How people ask whether money runs short, and the month that they say they worry about beside it.
import { monthName, putTurns, type Turn } from './turn.ts'

const days = `(?:(?:the (?:end|start|beginning) of )?${monthName}|next (?:month|quarter|week)|the (?:next|coming) (?:(?:few|couple of|two|three|four|six|eight) )?(?:weeks?|months?|quarter))`
const worry =
  '(?:worried|nervous|concerned|anxious|stressed|panicking|stressing|fretting|losing sleep|uneasy|bricking it|sweating|apprehensive|scared|worry|fear|dreading|not sure|unsure|wondering|thinking)'
const before =
  "(?:(?:i|we)(?:['’]?m|['’]?re| am| are)? )?(?:(?:a|bit|little|real|really|proper|dead|well|getting|rather|quite|slightly|very|so|kinda|kind of|always|just) )*"
// "Are we going to be short?", "do we go skint?", "might we end up broke?"
const going = `(?:(?:do|will|are|would|might|could|is|r|shall) (?:we|i)|(?:we|i)(?:['’]?re|['’]?m|['’]?ll| will| are| am)?) (?:(?:ever|still|then|actually|likely|about|at all|gonna|going|in danger of|at risk of|to|be|get|run|go|end|end up|wind up|running|ending up|getting|left) )*`
const short =
  '(?:skint|boracic|brassic|short(?: of (?:cash|money|funds))?|potless|strapped(?: for cash)?)'
const spent = '(?:broke|bust|out of (?:cash|money|funds)|penniless)'
const until = '(?= (?:in|by|before|at|over|during|this|next) |[\\s?.!]*$)'
const bad =
  '(?:bad|tight|awful|grim|rough|hard|difficult|ugly|dire|tough|poor|terrible|thin|lean|tricky|close|scary|horrible|dreadful)'
const ofForecast = '(?:the |our )?(?:forecast|plan|target|budget)'

const turns: readonly Turn[] = [
  // "A bit worried about January. Do we go skint?": the question is of that month.
  [
    new RegExp(
      `^${before}${worry} (?:about |over |for |by |of |how )?(${days})\\s*[.;,:!–-]+ *(?:so |and |but )*([^.;!]*?)[\\s?.!]*$`,
      'i',
    ),
    (whole, when = '', query = '') => dated(whole, when, query),
  ],
  [
    new RegExp(
      `^(?:so |and |but )*(${days}) (?:is |['’]?s )?(?:really |a bit |always )?(?:worr(?:ies|ying)|scar(?:es|ing)|bother(?:s|ing)|concern(?:s|ing)|frighten(?:s|ing)|stress(?:es|ing)) (?:me|us)(?: out| a bit)?\\s*[.;,:!–-]+ *(?:so |and |but )*([^.;!]*?)[\\s?.!]*$`,
      'i',
    ),
    (whole, when = '', query = '') => dated(whole, when, query),
  ],
  [new RegExp(`^(?:so |and |but )*${going}${short}${until}`, 'i'), 'will we run short'],
  [new RegExp(`^(?:so |and |but )*${going}${spent}${until}`, 'i'), 'will we run out of money'],
  [
    new RegExp(
      `^(?:so |and |but )*what made (${monthName}|last month|last quarter) (?:(?:so|that|such a|a|really|too|quite) )*${bad}(?=[\\s?.!]*$)`,
      'i',
    ),
    'why was $1 so bad',
  ],
  // "Why is December so bad?", "what makes January tight?"
  [
    new RegExp(
      `^(?:so |and |but )*(?:(?:why|how come)(?:['’]s| is| does| will)|what(?:['’]s| is)? (?:makes|making)) (${monthName}|next month) (?:(?:be|look|looks|looking|going to be|get|getting) )?(?:(?:so|that|such|a|really|too|quite|very|this) )*${bad}(?: month| for us| for cash)?(?=[\\s?.!]*$)`,
      'i',
    ),
    'why is cash low in $1',
  ],
  [
    /^(?:so |and |but )*what(?:['’]s| is| will|['’]ll)? (?:(?:going to|gonna) )?(?:hit|hits|hitting|hurt|hurts|hurting|cost|sting|clobber|hammer) us (?:the )?(?:hardest|most|worst)(?= (?:in|over|before|by|next|this|during|for) |[\s?.!]*$)/i,
    'what are the largest payments due out',
  ],
  [
    new RegExp(
      `^(?:so |and |but )*(?:why|how come) (?:were|was) (?:we|i|it) (?:(?:(down) (?:on|against)|short of|behind|off|below|under)|(?:up on|up against|ahead of|above|over)) ${ofForecast} (?:in |for )?(${monthName}|last month|last quarter)(?=[\\s?.!]*$)`,
      'i',
    ),
    (whole, _down = '', when = '') =>
      `why was ${when} ${/ (?:up|ahead|above|over) /i.test(whole) ? 'over' : 'under'} forecast`,
  ],
  // Of days that were it is whether cash fell so low.
  [
    new RegExp(
      `^(?:so |and )*did (?:we|i) (?:(?:ever|actually) )?(?:go|run|end up|get) (?:${short}|${spent})${until}`,
      'i',
    ),
    'did we go overdrawn',
  ],
]

// A month of its own says when, and the other is only talk of it.
function dated(whole: string, when: string, query: string): string {
  const isQuestion = /^(?:do|does|will|are|is|am|would|might|could|can|have|has|how|what|when|r) /i
  if (!isQuestion.test(query) || new RegExp(`\\b${days}\\b`, 'i').test(query)) return whole
  return `${query} in ${when}?`
}

/** The question in plainer words. */
export function withPlainWorry(text: string): string {
  return putTurns(text, turns)
}
