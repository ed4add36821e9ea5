// How people put what they plan to buy and what they have to pay: "second hand van, about 9 grand
// early new year, can we?", "have we enough for it on the day?", "money expected in".
import { monthName, putTurns, type Turn } from './turn.ts'

const sum =
  '(?:£ ?\\d[\\d,.]*k?|\\d[\\d,.]* ?(?:k|grand|quid|pounds)|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) (?:grand|thousand))'
const days = `(?:(?:in |early |late |around |by |next |this |over |before |after )*(?:${monthName}|(?:the )?new year|christmas|easter|(?:the )?(?:spring|summer|autumn|winter)|month|week|year))`
const way = '(in|out)'
const over =
  '(?=(?:over|in|during|for|within|before|by|up to|until|between|from|next|this|tomorrow)\\b)'

const ending =
  '(?:(?:stop(?:ped|ping)?|give up|giv(?:e|ing) up|gave up|quit|quitting)(?: (?:paying|using|buying|having))?|cancel(?:led|ling)?|drop(?:ped|ping)?|ditch(?:ed|ing)?|scrap(?:ped|ping)?|bin(?:ned|ning)?|los(?:t|e|ing)|get rid of|got rid of|getting rid of|leav(?:e|ing)|left|cut(?:ting)?(?: out)?)'
const saving = new RegExp(
  `^(?:so |and |ok )*(?:how much|what) (?:would|could|will|do|can|might|['’]d) (?:we|i) (?:save|be saving)(?: (?:(?:a|per|each|every) )?(month|year))?(?: (?:if (?:we|i)|by|from|when (?:we|i)) ${ending}| without)(?: (?:the|our|my))? ((?:(?! (?:from|in|by|until|next|this|when|\\d))[^?,%]){2,60}?)(?: (?:altogether|completely|entirely))?(?: (?:a|per|each|every) (month|year))?[\\s?.!]*$`,
  'i',
)

const turns: readonly Turn[] = [
  // What is saved by leaving somebody is what they cost.
  [
    saving,
    (_, unit = '', names = '', later = '') =>
      `how much do ${names} cost us a ${unit || later || 'year'}`,
  ],
  // "Money expected in over the next two weeks".
  [
    new RegExp(
      `^(?:so |and |what |how much |what(?:['’]s| is) the |any |all |the )*(?:money|cash|income|payments?|receipts?)(?: (?:is|that is|that['’]s|are|do we))?(?: we)? (?:expected|expecting|expect|forecast|anticipated)(?: to (?:come|go))? ${way} ${over}`,
      'i',
    ),
    'what is due $1 ',
  ],
  // Single payments that are to go out are those that are due.
  [
    /^(?:are there |is there |have we got |do we have |so |and |list |show |show me |what |which )*(?:any |all |the )?(?:single |individual |one-off |big |large )?payments? (over|above|of more than|of over|bigger than|larger than|under|below) (£?[\d,.]+ ?k?(?: grand)?)(?: (?:that are|which are|we have|are))? (?:going out|leaving(?: the (?:account|bank))?|going|coming out|due out|to go out)(?: of (?:the |our )?(?:account|bank))? (?=before|by|up to|until|in|over|between|during|this side|next)(?!(?:in )?(?:20\d\d|last)\b)/i,
    'what payments $1 $2 are due out ',
  ],
  // "How much tax do I need to put by for January?" is what falls due in it.
  [
    new RegExp(
      `^(?:so |and )*how ?much (tax|vat|paye|corporation tax)(?: money)? (?:do|should|must|will|would|ought) (?:we|i)(?: (?:need|have|want))?(?: to)? (?:put|set|keep) (?:by|aside|away|back) (?:for|by|in time for) (?=${monthName}\\b)`,
      'i',
    ),
    'how much $1 is due in ',
  ],
  // A payment is covered or not on the day on which it goes out.
  [
    /\b((?:do|will|would|have) (?:we|i)(?: have| got| be)*(?: still)? enough(?: money| cash| in the bank)?(?: (?:for|to (?:cover|pay|meet)) (?:it|that|them|(?:the |our )?[a-z ]{2,25}?))) (?:on (?:the|that) (?:day|date)|when (?:it|that|they)(?:['’]s| is|['’]re| are)? (?:due|goes out|go out|comes out|comes|goes|leaves|taken|lands?)|by then|when the time comes)(?:,? (?:do you (?:think|reckon)|d['’]?you think))?(?=[\s?.!]*$)/i,
    '$1',
  ],
  // "Any chance we can take someone on at £2,200 a month?"
  [
    /^(?:so |and |ok )*(?:is there |there['’]s )?(?:any|a|some|no) (?:chance|way|possibility|hope)(?: that| of)? (?:(we|i) (?:can|could|might)|we['’]?d be able to) /i,
    'can we ',
  ],
  // "…, can we?" after what is to be bought and its price.
  [
    new RegExp(
      `^(?:so |and |ok )*(?:(?:an?|the|another|new|second[- ]hand|used) )*([a-z][a-z -]{2,30}?),? (?:for |at |costing |say )?(?:about |around |roughly |maybe |circa )?(${sum})(?:,? (${days}))?[\\s,;–—-]+(?:can|could) (?:we|i)(?: (?:afford|manage|do|stretch to|run to|cover)(?: it| that)?)?[\\s?.!]*$`,
      'i',
    ),
    (_found, _thing = '', price = '', when = '') =>
      `can we afford ${price}${when ? ` ${asIn(when)}` : ''}?`,
  ],
  // What is mended or replaced for a sum costs that much.
  [
    new RegExp(
      `\\b(?:replace|replacing|fix|fixing|mend|mending|repair|repairing|refit|refitting|upgrade|upgrading|redo|redoing|refurbish|refurbishing|service) (?:the |our |my |an? |all the )?[a-z][a-z' ]{2,40}? (?:for|at|costing) (?:about |around |roughly )?(?=${sum})`,
      'i',
    ),
    'spend ',
  ],
]

// "Early new year" is January.
function asIn(when: string): string {
  const text = when.trim().replace(/^(?:in )?(?:early|late|around) /i, 'in ')
  return text.replace(/^(?:in )?(?:the )?new year$/i, 'in january')
}

/** The question in plainer words. */
export function withPlainPlans(text: string): string {
  return putTurns(text, turns)
}
