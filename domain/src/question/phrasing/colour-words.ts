// Words of colour: how somebody feels about a payee, what kind of person one is, "and that". None
// of them changes which payments, days or money a question is about, so a question that can't be
// read otherwise is read once more without them.
import type { NameIndex } from '../names.ts'
import { sentencesIn } from './sentences.ts'

// Oaths say nothing anywhere.
const oaths =
  'accursed bleedin bleeding blinking bloomin bugger buggering chuffing confounded crappy cursed damnable damned darn darned dastardly dratted effing fecking frickin frigging infernal knackered ruddy sodding'
// Of a payee or a category they narrow nothing; "any dodgy payments" asks for something else.
const feelings =
  'aggravating annoying appalling atrocious awful daft dire disgraceful disgusting dodgy dreaded dreadful extortionate eyewatering eye-watering filthy ghastly greedy grim grotty hideous horrendous horrible horrid horrific infuriating lousy loathsome ludicrous mardy measly miserable miserly naughty obnoxious outrageous painful pathetic pesky ridiculous rip-off robbing rotten scandalous silly stingy stupid terrible thieving tiresome troublesome ugly unbelievable vile wicked wretched useless pointless'
const liking =
  'adorable amazing awesome beloved brilliant charming cheerful decent delightful excellent fab fabulous faithful fantastic favourite friendly glorious gorgeous incredible lovely loyal magnificent marvellous precious reliable smashing splendid superb terrific tremendous trusty wonderful good famous infamous famed legendary notorious so-called aforementioned aforesaid'
const people =
  'bairn folk crew gang mob crowd outfit cowboys shower beggar blighter bloke blokes chap chaps chappie chappy codger dude fella fellas fellow fellows geezer geezers gent gents gentleman lad laddie lads lass lasses lassie rascal rascals rogue rogues scoundrel sod sods'

// "The lovely folk at Costa".
const joining = /^(at|from|over|called|named|the|in)$/

const oathSet = new Set(oaths.split(' '))
const besideNames = new Set([feelings, liking, people].flatMap((words) => words.split(' ')))

const vague =
  '(?:(?:(?:and|n|an|or|&) )(?:that|all that|all|everything|stuff|so on|so forth|the like|such|such like|suchlike|what ?not|what have you|similar|whatever|owt|the rest of it|all the rest of it|them lot|that sort of thing|things like that|all that jazz|all that malarkey|bits and bobs)|(?:et cetera|etc\\.?))'
const trailingVague = new RegExp(
  `(?<=[\\p{L}\\d]) ${vague}(?=\\s*(?:[,?.!]|$| (?:how|what|when|in|since|for|last|this|from|over)\\b))`,
  'giu',
)

const doubting =
  "^(?:am i|are we|is it just me|maybe i['’]?m|maybe i am) ?(?:just |being |going |gone |completely |totally )*(?:daft|mad|crazy|stupid|thick|dim|bonkers|crackers|barmy|nuts|potty|losing it|losing my mind|seeing things|imagining (?:it|things|this)|dreaming|wrong|mistaken|missing something)?,? (?:or|but) (?=(?:did|have|has|do|does|are|is|was|were|will|can|could|would|when|what|how)\\b)"
const thinking =
  '^(?:am i|would i be|are we) (?:right|correct|wrong) (?:in thinking|to think|in saying|to say|to believe|in believing)(?: that)? (?=we |i |they |he |she |you )'

const expletives = /\b(?:the|on|in the name of) (?:heck|hell|devil|dickens|earth|blazes|hades)\b/gi

const abuse =
  /^(?:(?:you|this|it|that)(?:['’]?(?:re| are|s| is))?|what an?|oh|absolutely|complete|total|utter|such an?|bloody|so|very|really|flipping)(?: |$)/i

/** The question without its words of colour; null where it has none. */
export function withoutColour(text: string, names: NameIndex): string | null {
  const calm = withoutOutbursts(text)
    .replace(new RegExp(doubting, 'i'), '')
    .replace(new RegExp(thinking, 'i'), 'did ')
    .replace(expletives, '')
    .replace(trailingVague, '')
  const kept = withoutWords(calm, names)
  const plain = kept
    .replace(/\s+/g, ' ')
    .replace(/\s+([,?.!])/g, '$1')
    .trim()
  return plain !== text.trim() && plain.length > 2 ? plain : null
}

function withoutWords(text: string, names: NameIndex): string {
  const tokens = [...text.matchAll(/[\p{L}\d'’&-]+/gu)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
    word: found[0].toLowerCase(),
  }))
  const isNamed = namedPlaces(
    tokens.map(({ word }) => word),
    names,
  )
  const isColour = tokens.map(
    ({ word }, at) => !isNamed[at] && (oathSet.has(word) || besideNames.has(word)),
  )
  const next = (at: number, by: 1 | -1): boolean => {
    let place = at + by
    while (isColour[place] || (by === 1 && joining.test(tokens[place]?.word ?? ''))) place += by
    return isNamed[place] === true
  }
  return tokens.reduceRight((rest, { start, end, word }, at) => {
    if (!isColour[at] || !(oathSet.has(word) || next(at, 1) || next(at, -1))) return rest
    return rest.slice(0, start) + rest.slice(end)
  }, text)
}

function namedPlaces(words: readonly string[], names: NameIndex): boolean[] {
  const isNamed = words.map((word) => word.length > 2 && names.holding(word).length > 0)
  for (let at = 0; at < words.length; at++) {
    const name = names.exactAt(words, at)
    if (name) isNamed.fill(true, name.start, name.end)
  }
  return isNamed
}

// "You're useless. Just transfer £200.": a sentence that holds nothing but temper is no remark.
function withoutOutbursts(text: string): string {
  const parts = text.split(/(?<=[.!?])\s+/)
  if (parts.length < 2) return text
  const kept = parts.filter((part) => !isOutburst(part))
  return kept.length > 0 && kept.length < parts.length ? kept.join(' ') : text
}

function isOutburst(sentence: string): boolean {
  const { questions } = sentencesIn(sentence)
  const words = sentence.toLowerCase().match(/[\p{L}'’-]+/gu) ?? []
  if (/\d/.test(sentence) || words.length > 7 || questions.length > 1) return false
  return (
    words.some((word) => oathSet.has(word) || besideNames.has(word)) &&
    abuse.test(sentence) &&
    !/\?/.test(sentence)
  )
}
