// Polite and bookkeeper's ways to open a question, and the words beside it: "kindly confirm",
// "please advise the aggregate", "bookkeeper's nagging me again", "right?". They go before anything
// is read, so that "advise" asks for no advice.
import { rememberedText } from '../remembered.ts'
import { withPlainCounter } from './counter-turns.ts'
import { withPlainDesk } from './desk-turns.ts'
import { withPlainTalk } from './everyday-turns.ts'
import { withoutFraming } from './framing.ts'
import { withPlainSentences } from './full-turns.ts'
import { withPlainLoose } from './loose-turns.ts'
import { withPlainOffice } from './office-turns.ts'
import { withPlainFigures } from './plain-figures.ts'
import { withPlainShop } from './shop-turns.ts'
import { withoutTag } from './tags.ts'
import { withPlainPlans } from './turns-of-plans.ts'
import { withPlainWorry } from './turns-of-worry.ts'
import { withWhoPays } from './who-pays.ts'

const polite =
  '(?:please|pls|plz|kindly|can you|could you|would you|will you|can i ask you to|if you could|could i ask you to|would like you to|need you to|ask that you|be so kind as to|be good enough to)'
const filler = '(?:possibly|perhaps|just|also|quickly|briefly|we|i|so|and)'
const telling =
  '(?:confirm|advise|provide|let (?:me|us) have|clarify|verify|double[- ]check|specify|furnish|disclose)'
// These name things too: "share of sales", "supply costs" and "state rent" ask nobody to tell.
const tellingOrThing = '(?:supply|state|report|quote|share)'
const toMe = '(?: (?:to )?(?:me|us))?(?: (?:with|on|as to))?'
const wanting =
  "(?:(?:i|we)(?:['’]d| would| should)? (?:be (?:very |most |really )?(?:grateful|obliged|thankful) (?:for|to (?:have|know|receive|see|get))|appreciate(?: knowing| having)?|welcome|(?:like|need|want|love|require)(?: to (?:have|know|see|get|understand))?)|(?:much |very |most )?(?:grateful|obliged) (?:for|to know)|(?:i|we) (?:require|need|seek)|(?:looking|asking|after) for|i['’]?m (?:after|looking for|trying to find))"
const figure =
  '(?:(?:the|our|my|a|any) )*(?:(?:exact|precise|overall|full|combined|gross|net|cumulative|grand|final|latest|current|closing|opening|bank|cash|monthly|annual|weekly|quarterly|yearly) )*(?:total|totals|aggregate|sum|sums|figure|figures|amount|amounts|number|value|balance|balances|cost|costs|spend|spending|expenditure|outlay|receipts?|income|takings|turnover|revenue|sales|average|list|breakdown|split|count|date|payments?|wages?|rent|dividends?|drawings)\\b'
const asking = '(?:how (?:much|many|often|long)|what|when|which|who)\\b'

const wish = new RegExp(`^(?:please |also |and |so )*${wanting} (?=${figure}|${asking})`, 'i')
// Of banks, landlords and the like it may be money that they want.
const asker =
  '(?:(?:my|our|the) )?(?:new )?(?:accountant|bookkeeper|book-keeper|boss|partner|business partner|wife|husband|missus|other half|director|auditor|mum|dad)'

const openings: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:${polite}|${filler})[ ,]+)*${telling}${toMe}(?: of)? (?=${figure}|${asking})`,
    'i',
  ),
  new RegExp(
    `^(?:${filler}[ ,]+)*(?:${polite}[ ,]+)+${tellingOrThing}${toMe} (?=${figure}|${asking})`,
    'i',
  ),
  wish,
  new RegExp(
    `^(?:so |ok |right |hi |hello |morning )*${asker}(?:['’]s)? (?:(?:just|now|still|also) )*(?:wants|want|needs|wanted|needed|requires|would like|(?:is |are )?after|is asking for|(?:has |have )?asked(?: me| us)? for|keeps asking(?: me| us)? for|(?:is |keeps )?(?:chasing|nagging|on at)(?: me| us)? for) (?:me to (?:get|give|send|find|provide) (?:him |her |them |it )?|to (?:know|see|have) )?(?!(?:more|another|money|paying|his|her|their|an? (?!list|breakdown|total|figure|summary|copy)|[£\\d]|to|me|us|it|this|that|them|by|for|if|whether)\\b)(?=\\S+ \\S)`,
    'i',
  ),
]

// "We need sales of £5,000 to break even": a wish, and no way to ask.
const aims = /\bto (?:cover|break|meet|reach|hit|survive|pay|keep|stay|make|clear|afford)\b/i

const person =
  '(?:(?:my|our|the|his|her) )?(?:(?:new|external|outside) )?(?:accountant|bookkeeper|book-keeper|bank manager|bank|boss|partner|business partner|wife|husband|missus|other half|director|co-director|auditor|mother|mum|dad|brother|sister|son|daughter|hmrc|office|manager)'
const pestering =
  '(?:nagging|chasing|pestering|hassling|badgering|bugging|hounding|bothering|asking|on at|on to|on my back|on my case|moaning|going on|getting on|waiting|wanting to know|wondering|breathing down my neck|after (?:me|us|it|this))'
const aside = [
  `${person}(?:['’]s| is| are| has been| keeps| keep|['’]s been)(?: (?:always|just|still|now|forever|been))* ${pestering}(?: (?:at|on|about|for|me|us|it|this|that|them|him|her|again|as usual|every day|an answer|all day|all week|to know))*`,
  `${person} (?:wants|needs|asked|is asking|keeps asking|wanted|requires)(?: (?:me|us))?(?: (?:to know|for|about))?(?: (?:it|this|that|them))?(?: (?:again|today|now|asap|urgently|by tonight|by tomorrow))?`,
  "(?:i|we) (?:can['’]?t|cannot|can not|couldn['’]?t|could not|don['’]?t|do not|didn['’]?t)(?: (?:seem to|quite|for the life of me|really|ever))* (?:find|see|spot|locate|remember|recall|work (?:it )?out|make (?:it )?out|place)(?: (?:it|them|that|this|anything|where it is))?(?: (?:anywhere|here|at all|myself|on my statement|on the statement|in the app|for the life of me))?",
  "(?:(?:to )?be(?:ing)? honest|no word of a lie|(?:it|that|they)(?:['’]s|['’]re| is| are|s)? (?:gone|going|shot) (?:through the roof|up and up)|(?:it|that|they)(?:['’]s|['’]re| is| are|s)? costing (?:me |us )?(?:a bomb|a fortune|an arm and a leg|the earth))(?: lol| tbh| mate)?",
  "(?:i|we)(?:['’]ve| have)? (?:completely |totally |clean )?(?:lost track|lost count|lost the thread|forgotten|forgot|mislaid the paperwork|lost the paperwork)",
  "(?:it['’]?s|it is|that['’]?s|this is) (?:driving (?:me|us) (?:mad|crazy|nuts|potty|up the wall)|bugging me|doing my head in|for the year[- ]end file|been bothering me|been bugging me|a mystery to me)",
  "(?:it|that|the figure|the name)(?:['’]s| has)? (?:completely )?(?:slipped|slips|escapes|escaped|gone out of) (?:my mind|me)",
  `(?:it['’]?s|it is|this is|that['’]?s|they['’]re) (?:all )?for (?:${person}|(?:the|my|our) (?:vat return|tax return|return|records|files?|board|meeting))`,
  "(?:no (?:rush|hurry|pressure)|whenever suits|when you are ready|bit of a panic on|doing the books|doing my books|asking for a friend|(?:sorry|hate) to (?:be a pain|bother you|ask|nag|bang on|be thick)|(?:i )?(?:dunno|don['’]?t know|not sure)(?: why| if you (?:can|do|know)(?: say| tell| answer| this)?)?|(?:probably |this is )?(?:a )?(?:daft|silly|stupid|dumb|quick|random) (?:one|question|q)|(?:i )?(?:might|may|could) be wrong|correct me if i['’]?m wrong|(?:i )?(?:can['’]?t|cannot) be bothered to look)",
  '(?:i|we) (?:ought to|should|really should|really ought to) (?:know|remember)(?: (?:this|that|it))?',
].join('|')
const asides: readonly RegExp[] = [
  new RegExp(
    `(?:(?<=[?.!])\\s+|\\s*[,–—]\\s*|\\s+[-–—]\\s*)(?:(?:and|but|because|as|cos|since) )?(?:${aside})[\\s.!?]*$`,
    'i',
  ),
  new RegExp(`^(?:${aside})\\s*(?:,?\\s+but(?:,| then)?\\s|[,.!;:–—]|\\s-)\\s*(?=\\S)`, 'i'),
  /\s*[,–—]\s*(?:everyone|everybody|the lot|all of them|all of it)(?: (?:together|combined|in total|put together|added up|of them))?[\s.!?]*$/i,
]
// As people write in a hurry; where a letter could be a name or a number it stays.
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\br (?=(?:we|they|you)\b)/gi, 'are '],
  [
    /^(and |but |so |ok )?y(?=[\s?!.]*$| (?:is|are|was|were|do|does|did|so|not|would|will|the)\b)/gi,
    '$1why',
  ],
  [/\b(?:more|less|most|least) wi\b(?= (?:this|last|in|since|the|n|and)\b|[?,.! ]*$)/gi, '$&th'],
  [/\b(who|what|how much)['’]ve (we|i|they|the|our|my)\b/gi, '$1 have $2'],
  [/\b(we|they|you|i)ve\b/gi, '$1 have'],
  [/\b(?:havnt|havent|hav'nt)\b/gi, 'have not'],
  [/\b(did|does|do|is|was|has|are|were|could|would|should|had)n[o']?t\b/gi, '$1 not'],
  [/\b(?:are?)nt (?=(?:we|they|you)\b)/gi, 'are not '],
  [/\b(?:ave|av|hav|hve|haev) (?=(?:we|i|they|you)\b)/gi, 'have '],
  [/\b(we|i|they|you) (?:ave|av)\b/gi, '$1 have'],
  [/\b(?:dis|di|dd|dud|dod|fid|dif|didi|ddi) (?=(?:we|i|they|you|it)\b)/gi, 'did '],
  [/\b(?:hoe|hiw|hpw|hw|howw|hwo|ho) (?=(?:much|many|often|long|muc|mch)\b)/gi, 'how '],
  [/\bhow (?:muc|mych|muhc|muchh|mush|mmuch)\b/gi, 'how much'],
  [/\b(?:shud|shld|shoud)\b/gi, 'should'],
  [/\b(?:cud|cld|coud)\b/gi, 'could'],
  [/\b(?:wud|wld|woud|wd)\b/gi, 'would'],
  // "Thinkin of gettin".
  [
    /\b(think|gett|go|pay|spend|buy|look|tak|mak|com|ask|do|say|try|us|hav|giv|sell|run|cost|leav|bring|sitt|runn|putt|chas|wait|ow)in['’]?(?=[\s,.?!]|$)/gi,
    '$1ing',
  ],
  [/\bave\.?(?= (?:per|a|each|monthly|weekly|spend|cost|over|for|of)\b)/gi, 'average'],
  [/\bcalender\b/gi, 'calendar'],
  [/\bdint\b/gi, 'did not'],
  [/\bint (?=(?:he|she|it|they|we)\b)/gi, 'is not '],
  [/\btheyre\b/gi, 'they are'],
  [/\bem\b(?=[\s,.?!]|$)/gi, 'them'],
  [/\b(?:owt|owght)\b/gi, 'anything'],
  [/\bnowt\b/gi, 'nothing'],
  [/\bsummat\b/gi, 'something'],
  [/\bevry\b/gi, 'every'],
  [/\benuff?\b/gi, 'enough'],
  [/\bav (?=(?:he|she|it)\b)/gi, 'have '],
  [/\bhow many goes\b/gi, 'how many payments'],
  [/\bhow many (?:pounds|quid)\b(?![’']? worth)/gi, 'how much'],
  [/\b(last|on|every|this|next|each) sat\b(?! (?:in|on)\b)/gi, '$1 Saturday'],
  [/\b(last|on|every|each) sun\b/gi, '$1 Sunday'],
  [/\b(last|on|every|this|next|each) (mon|fri)\b/gi, '$1 $2day'],
  [/\bcos\b/gi, 'because'],
  [/\bag(?:in|en)\b(?= (?:the |last |this |\p{L}))/giu, 'against'],
  [/\b(?:gunna|gunner|gunnae|goin to|gonnae)\b/gi, 'going to'],
  [/\bbung(?:ed|ing)? (?=(?:the|hmrc|to|our)\b)/gi, 'pay '],
  [/\b(skint|broke|tight|short)[- ]est\b/gi, '$1est'],
  [
    /(?<=\b(?:when|what|where)(?:['’]?s| is| are) )me (?=(?:next|last|biggest|big|rent|tax|vat|bills?)\b)/gi,
    'my ',
  ],
  [/\bwi (?=(?:the|no|a|an|our|my|all|out|them|him|her)\b)/gi, 'with '],
  [/^ow (?=(?:much|many|long|often)\b)/gi, 'how '],
  [/\bu\b(?= (?:tell|show|know|think|give|say|see)\b)/gi, 'you'],
  [/\b(a|this|last|next|per|each|every|the) (?:mth|mnth)\b/gi, '$1 month'],
]

/** The question without polite words, asides, or tags at its end. */
export const withoutFormalities = rememberedText((text) => {
  let question = text
    .trim()
    .replace(
      /\b([wW])ot(['’]?s)?\b/g,
      (_, first: string, end?: string) => `${first}hat${end ? '’s' : ''}`,
    )
  for (const [written, meant] of spellings) question = question.replace(written, meant)
  const talk = withPlainTalk(withPlainPlans(withPlainWorry(withWhoPays(question))))
  question = withPlainFigures(withPlainCounter(withPlainShop(talk)))
  question = withPlainSentences(withPlainOffice(withPlainDesk(withPlainLoose(question))))
  for (let before = ''; before !== question; ) {
    before = question
    question = withoutFraming(withoutTag(question))
    // "Please advise what we should do" does ask for advice.
    if (!/\b(should|shall|ought|worth|wise|wiser|sensible|recommend|better)\b/i.test(question))
      for (const opening of openings)
        if (opening !== wish || !aims.test(question)) question = without(question, opening)
    for (const one of asides) question = without(question, one)
  }
  return question
})

function without(question: string, pattern: RegExp): string {
  const left = question.replace(pattern, '').trim()
  return left.split(/\s+/).length > 1 ? left : question
}
