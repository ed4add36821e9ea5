// What people say for "pay", "spend" and "cost": "bunged Adobe", "chucked at fuel", "knocked us
// back". The verb alone is replaced, never who pays whom.
import { putTurns, type Turn } from './turn.ts'

const word = (...texts: readonly string[]) => `(?:${texts.join('|')})`
// By tense, so that the rest of the sentence stays right.
const spend = word(
  'chuck',
  'chucking',
  'bunging',
  'slinging',
  'throw',
  'sling',
  'shove',
  'pour',
  'plough',
  'pump',
  'sink',
  'bung',
  'splash',
  'lavish',
  'dole out',
  'fritter(?: away)?',
  'spaff',
  'lash out',
  'expend',
)
const spent = word(
  'chucked',
  'thrown(?: away)?',
  'threw(?: away)?',
  'slung',
  'shoved',
  'poured',
  'ploughed',
  'pumped',
  'sunk',
  'sank',
  'bunged',
  'splashed',
  'lavished',
  'doled out',
  'frittered(?: away)?',
  'spaffed',
  'lashed out',
  'expended',
  'outlaid',
  'ran through',
  'run through',
  'got through',
  'gone through',
  'clocked up',
)
const give = word('bung', 'sling', 'slip', 'chuck', 'wire', 'ping', 'fling', 'drop')
const gave = word('bunged', 'slung', 'slipped', 'chucked', 'wired', 'pinged', 'flung', 'dropped')
const we = '(?:we|i)'
const us = '(?:us|me)'
// What goes into a pot or back into the business is moved or put in, and not spent.
const notOwn =
  '(?!(?:the |my |our )?(?:\\w+ )?(?:tax|savings?|reserve|deposit|pot|account|business|company|firm|kitty)\\b)'

const turns: readonly Turn[] = [
  [
    new RegExp(`\\b(${we}(?: have|['’]ve)?) ${spent} (?:on|at|into|in|to) ${notOwn}(?=\\S)`, 'gi'),
    '$1 spent on ',
  ],
  [new RegExp(`\\b(${we}) ${spend} (?:on|at|into|in) ${notOwn}(?=\\S)`, 'gi'), '$1 spend on '],
  // "Northwind bunged us", "send our way".
  [
    new RegExp(
      `\\b(?:${give}|transfer|send)(?: over| across)?(?: to)? ${us}\\b(?! (?:back|a|an|the))`,
      'gi',
    ),
    'pay us',
  ],
  [
    new RegExp(
      `\\b(?:${gave}|transferred)(?: over| across)?(?: to)? ${us}\\b(?! (?:back|a|an|the))`,
      'gi',
    ),
    'paid us',
  ],
  [/\b(?:put|puts|send|sends) our way\b/gi, 'pay us'],
  [/\bsent our way\b/gi, 'paid us'],
  [
    new RegExp(
      `\\b(${we}) ${give}(?: over)?(?: to)? (?=\\p{L})(?!(?:a|an|the|it|on|at|in|into|out|off|up|down|below|under|to|back)\\b)`,
      'giu',
    ),
    '$1 pay ',
  ],
  [
    new RegExp(
      `\\b(${we}(?: have|['’]ve)?) ${gave}(?: over)?(?: to)? (?=\\p{L})(?!(?:a|an|the|it|on|at|in|into|out|off|up|down|below|under|to|back)\\b)`,
      'giu',
    ),
    '$1 paid ',
  ],
  // What something cost.
  [
    new RegExp(`\\b(?:knock|stand|hit|rush|dent|ding) ${us}(?: back| for| in| by)?\\b`, 'gi'),
    'cost us',
  ],
  [
    new RegExp(
      `\\b(?:knocked|stood|hit|rushed|dented|dinged) ${us}(?: back| for| in| by)\\b`,
      'gi',
    ),
    'cost us',
  ],
  [
    /\b(did|does|do|will|has|have) (.{2,40}?) (?:come in at|came in at|weigh in at|weighed in at|clock in at|clock up|clocked up|eat up|eaten up|top out at|come out to|roll in at)(?=\s|[?.!]*$)/gi,
    '$1 $2 come to',
  ],
  // What was earned, where nothing says of what.
  [
    new RegExp(
      `\\b(${we}) (?:scoop|haul in|reel in|coin in|coin|trouser|bag|rustle up|see come in|pull down)(?: in)?(?=(?: (?:in|during|over|for|on|this|last|since|from|between|so|yesterday|today|altogether|overall|to)\\b.*)?[\\s?.!]*$)`,
      'gi',
    ),
    '$1 bring in',
  ],
  // "Did they stick it up again?" is of their price.
  [
    /\b(did|have|has|will) (.{2,40}?) (?:stick|stuck|whack|whacked|bump|bumped|jack|jacked|hike|hiked|shove|shoved|bang|banged|crank|cranked|ramp|ramped|nudge|nudged) (?:it|them|the price|the prices|(?:their|its|his|her) (?:prices?|rates?|fees?|charges)) up\b/gi,
    '$1 $2 put its price up',
  ],
  [
    /\b(have|has) (?:stuck|whacked|bumped|jacked|hiked|shoved|banged|cranked|ramped|nudged) (?:it|them|the prices?|(?:their|its|his|her) (?:prices?|rates?|fees?|charges)) up\b/gi,
    '$1 put its price up',
  ],
  // How large, how many.
  [
    /\b(?:(?:all[- ]time|very|absolute(?:ly)?|single) )+(biggest|largest|highest|lowest|smallest|busiest|quietest|best|worst)\b/gi,
    '$1',
  ],
  [
    /\b(?:heftiest|chunkiest|fattest|beefiest|juiciest|meatiest|maddest|hugest|massivest|whoppingest|stiffest|bulkiest|most (?:hefty|massive|eye[- ]?watering|enormous|humongous))\b/gi,
    'biggest',
  ],
  [
    /\b(?:the|our|my) (?:eye[- ]?watering|whopping|record|monster)(?= (?:\w+ ){0,2}(?:payment|bill|invoice|receipt|sale|order)\b)/gi,
    'the biggest',
  ],
  [/\bworst (?=(?:\w+ ){0,2}(?:bill|invoice|charge)\b)/gi, 'biggest '],
  [/\bhow many (?:lots|goes|rounds|instances) (?:of|at|to|with) /gi, 'how many payments to '],
  [/\bgenerally speaking\b/gi, 'generally'],
  [/\bas a rule of thumb\b/gi, 'as a rule'],
]

/** The question with plain verbs in their place. */
export function withPlainVerbs(text: string): string {
  return putTurns(text, turns)
}
