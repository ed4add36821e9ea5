// Turns of phrase of what-ifs put into the words that their reader knows.
import type { NameIndex } from '../names.ts'
import { withPlainAds } from './plain-ads.ts'
import { withPlainDelays } from './plain-delays.ts'
import { withPlainEvents } from './plain-events.ts'
import { withPlainOutcomes } from './plain-outcomes.ts'
import { withPlainPay } from './plain-pay.ts'

// A Saturday girl works on no one day.
const ofDays =
  /\b(?:saturday|sunday|weekend|evening|christmas|summer) (?=(?:girl|boy|lad|lass|person|help|helper|staff|assistant|worker|kid|temp)\b)/gi

// A loan that is taken comes in.
const loan =
  /\b(?:tak(?:e|es|ing)|took|get|gets|got|getting|rais(?:e|ed)|had|have|arranged?|secured?)(?: out)? (?:an?|another|the) (?:(?:new |bank |business |start[- ]up |bounce back |government |short[- ]term )*(£?\d[\d,.]*k?) (?:new |bank |business |short[- ]term )*loan|(?:new |bank |business |short[- ]term )*loan (?:of|for) (£?\d[\d,.]*k?))\b/gi

// "What does that leave us?" leaves nobody.
const leaving =
  /(?<!\b(?:that|it|this|would|does|will|what|much|did) )\b(?:leaves?|left|leaving) (?:us|me)\b(?! (?:with|short|at|on|in the red|ok|okay)\b(?! the end))/gi
const ending =
  /\b(?:leav|left|stop|quit|drop|lose|lost|bust|pack|cancel|ends?|fold|walk)\w*\b(.*?) (?:at|from|by|come|after|on) the end of (?:the )?(?=january|february|march|april|may\b|june|july|august|september|october|november|december|this |next )/i

const number = '(?:\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|couple of)'

const turns: readonly (readonly [RegExp, string])[] = [
  [leaving, 'stopped paying us'],
  [ofDays, ''],
  // "For three months" is of those to come.
  [
    new RegExp(
      `(?<!\\b(?:shut|shuts|close|closes|closed|shutting|closing)(?: up| down)? )\\bfor (?:about |around |the |a )?(${number}) (?=(?:months?|weeks?|quarters?)\\b(?! (?:late|later|behind|early)))`,
      'gi',
    ),
    'for the next $1 ',
  ],
  [/\bfor the next an? (?=month)/gi, 'for the next 1 '],
  [/\bfor the next couple of /gi, 'for the next 2 '],
  [/\b(?<!software )subscriptions?\b(?! (?:income|fees? from|money))/gi, 'software subscriptions'],
  // What isn't bought, taken or had any more has stopped.
  [
    /\b(we|i) (?:take|took|have|had|pay|paid|draw|drew|buy|bought|do|did|order|ordered|spend|spent|book|booked|get|got) (?:no|zero|nothing (?:on|for|to)) (?=\w)(?!more\b|payments?\b|longer\b|money\b|work\b)/gi,
    '$1 goeswithout ',
  ],
  [
    /\b(we|i) (?:don['’]?t|do not|didn['’]?t|did not|never|won['’]?t|will not) (?:take|have|draw|buy|order|use|do|book|spend (?:anything|any money|money|any) on|spend on|pay for) (?:any |any more |anything (?:on|for) )?(?!it\b|that\b|one\b|until\b)(?=\w)/gi,
    '$1 goeswithout ',
  ],
  [/\b(?:rent|mortgage)[- ]free (?=for|until|from|in|over|during)/gi, 'goeswithout rent '],
  [
    /\b(?:(?:the |our |my )?landlords? (?:gives?|gave|offers?|offered|lets?|allows?|allowed|grants?) (?:us|me) |we (?:get|got|had|have|are given|were given) )(?:an? )?(?:rent holiday|rent[- ]free period|break from (?:the )?rent)\b/gi,
    'we goeswithout rent ',
  ],
  [
    /\bstop(?:s|ped|ping)? (?:spending(?: (?:any )?(?:money|anything))? on|paying (?:out )?for|paying into|taking(?: any)?|buying(?: any)?|having(?: any)?|using|booking|ordering)(?= )/gi,
    'stopped',
  ],
  [
    /\b(?:cut|cuts|cutting|axe|axed|chop|chopped|knock|knocked)(?: out)? all (?:of )?(?:our |my |the )?/gi,
    'stopped ',
  ],
  // Trade that picks up, and a quiet month.
  [
    /\b(?<!\bof |\bfrom |\btheir |\bhis |\bits )(?:business|trade|things|footfall|work) (?=(?:picks?|picked|drops?|dropped|falls?|fell|is|are|was|were|goes|went|slows?|slowed|dips?|dipped|slumps?|slumped|halves|halved|doubles|doubled)\b)/gi,
    'sales ',
  ],
  [
    /\b(?:it['’]?s|its|it is|it was|it were|we have|we had|we get|we got|there['’]?s|there is|there was) (?:an? )?(?:really |very |pretty )?(?:quiet|slow|bad|poor|rubbish|terrible|dead|dire|good|busy|bumper|cracking) (?=\w+,? .*\d)/gi,
    'sales in ',
  ],
  [/\bwe (?:shave|shaved|save|saved|knock off|knocked off|trim|trimmed)(?= )/gi, 'we cut'],
  [/\b(?:saving|shaving|knocking) (?=£?\d.* off\b)/gi, 'cutting '],
  // What one is hit with is paid, what an owner puts in comes in.
  [
    /\b(?:(?:get|gets|got|are|is|am|were|was) )?(?:hit|stung|landed|clobbered|whacked|lumbered|walloped|caught out|stuck) (?:with|for|by) (?=(?:an?|another|the|£|\d))/gi,
    'paid ',
  ],
  [
    /\b(?:have|had|has) to (?:find|shell out|fork out|cough up|stump up|pay out|lay out) /gi,
    'paid ',
  ],
  [
    /\b(?:put|puts|bung|bunged|stick|stuck|lend|lent|loan|loaned|chuck|chucked|inject|injected|pay|paid) (?:in |back in )?(?:the business |the company )?(?:another |an extra |in )*(£?\d[\d,.]*k?(?: (?:grand|thousand|quid|pounds))?|(?:a|one|two|three|four|five|six|ten|twenty) (?:grand|thousand)) (?:(?:of (?:my|our) own|of my own money|from savings|of savings)(?: (?:money|cash|savings))? ?)?(?:back )?(?:in|into|to)(?: (?:the |my |our )?(?:business|company|account|bank|pot))?(?= |[,?.!]|$)(?! (?!(?:in|from|next|before|at|on|after|and|by|how|what|where|would|will|do) ))/gi,
    'injected $1 ',
  ],
  [
    /\b(?:sell|sells|selling|sold|flog|flogged|flogging|shift|shifted|get rid of|got rid of|trade in|traded in) (?:off )?(?:an?|the|our|my|one of (?:the|our)|some|some of the|both|two) (?:old |spare |second |other )?[\w ]{2,24}? (?:for|at) (?=£?\d)/gi,
    'received ',
  ],
  // What is asked for its own sake adds nothing.
  [/\b(?:wud|wld)\b/gi, 'would'],
  [/\bdrag(?:s|ged|ging)? (?:their|its|his|her) (?:feet|heels)(?: (?:and|on it|over it))?/gi, ''],
  [/\b(?:at all|whatsoever|altogether|for good|full stop)\b/gi, ''],
]

/** A what-if in plain words: what is pushed back is delayed, what isn't bought has stopped. */
export function withPlainWhatIf(question: string, names: NameIndex): string {
  const plain = turns.reduce(
    (text, [turn, instead]) => text.replace(turn, instead),
    withPlainPay(
      withPlainDelays(withPlainEvents(withPlainOutcomes(withPlainAds(question, names)))),
    ),
  )
  return plain
    .replace(ending, (whole) => whole.replace(/ \S+ the end of (?:the )?$/i, ' after '))
    .replace(
      loan,
      (_, first: string | undefined, second: string | undefined) =>
        `borrowed ${first ?? second ?? ''}`,
    )
}
