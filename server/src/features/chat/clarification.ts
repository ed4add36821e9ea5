// The reply to a question that was not understood whole.
import type { Interpretation } from '@plimsoll/domain/question/interpretation'
import { nameWords } from '@plimsoll/domain/question/name-words'
import type { NamedProject } from '@plimsoll/domain/question/sales-question'
import type { Choice } from '@plimsoll/domain/question/tool-call'
import { type Answer, blank } from './answer.ts'
import { englishWords } from './english-words.ts'
import { listed } from './listed.ts'
import { replyTo } from './replies.ts'

/** Says what was not understood, with questions to choose from. */
export function clarification(
  interpretation: Interpretation,
  plan: { reason: string; choices: readonly Choice[]; statement?: string },
  prompt: string,
  projects: readonly NamedProject[] = [],
): Answer {
  const { reading, frame } = interpretation
  const own = replyTo(plan.reason)
  // "Which of these do you mean?" wants something to choose from.
  const isBare = /^(names|remark|several)$/.test(plan.reason) && plan.choices.length === 0
  const reply = isBare ? replyTo('shape') : own
  const words = reading?.unused ?? []
  const hasChoices = plan.choices.length > 0
  const project = plan.reason === 'unused' ? projectOf(phrasesOf(words, prompt), projects) : null
  if (project) return ofProject(project, frame)
  const response = plan.statement
    ? stated(plan.statement, plan)
    : plan.reason === 'rest'
      ? `I couldn’t read the rest, ${quoted([withoutEnd(reading?.text ?? prompt)], restMax)}${hasChoices ? '. Did you mean one of these?' : ': please ask that by itself.'}`
      : plan.reason === 'goods'
        ? `I can’t see ${quoted(words)} in your books: the bank shows who was paid, not what for. Ask by supplier or category${hasChoices ? ', or did you mean this?' : '.'}`
        : plan.reason === 'unused'
          ? (notFollowed(words, prompt, hasChoices) ?? replyTo('shape').text)
          : reply.text
  return {
    ...blank,
    response,
    options:
      hasChoices || plan.reason === 'rest'
        ? plan.choices
        : plainChoices(interpretation, prompt, reply.choices),
    unused: words,
    reason: plan.reason || 'shape',
    frame,
  }
}

// The rest of a message has been answered; a question alone is asked back.
function stated(
  statement: string,
  { reason, choices }: { reason: string; choices: readonly Choice[] },
) {
  if (choices.length > 0)
    return `${statement} Did you mean ${choices.length > 1 ? 'one of these' : 'this'}?`
  return reason === 'rest' ? statement : `${statement} Could you put it another way?`
}

// The one project that unknown words name: they are in the books, though no payment goes by them.
function projectOf(
  phrases: readonly string[],
  projects: readonly NamedProject[],
): NamedProject | null {
  const named = phrases.map(nameWords).filter((words) => words.join('').length >= 5)
  const [only, ...others] = projects.filter(({ name, client }) =>
    named.some((words) => isWithin(words, nameWords(name)) || isWithin(words, nameWords(client))),
  )
  return only && others.length === 0 ? only : null
}

// Two words of a name, or the whole of it: "council" alone may be any.
function isWithin(words: readonly string[], name: readonly string[]): boolean {
  const isTelling = words.length > 1 || name.length === 1
  return isTelling && ` ${name.join(' ')} `.includes(` ${words.join(' ')} `)
}

function ofProject({ name, client }: NamedProject, frame: Interpretation['frame']): Answer {
  const prompts = [
    `How much is still to come of the ${name} project?`,
    `When is the next payment of the ${name} project?`,
    `What are the stages of the ${name} project?`,
  ]
  return {
    ...blank,
    response: `I know ${client} from your sales project ${name}, but I couldn’t read this question about it. Did you mean one of these?`,
    options: prompts.map((prompt) => ({ label: prompt, prompt })),
    unused: [],
    reason: 'unused',
    frame,
  }
}

// What was not understood, in the words that were typed; null where none of them was.
function notFollowed(words: readonly string[], prompt: string, hasChoices: boolean): string | null {
  const phrases = phrasesOf(words, prompt).filter((phrase) => !isPlain(phrase))
  const names = phrases.filter((phrase) => isName(phrase, prompt))
  const rest = hasChoices
    ? '. Did you mean one of these?'
    : ', and I’d rather not guess at a figure. Could you put it another way?'
  if (phrases.length === 0) return null
  return names.length > 0
    ? `I can’t find ${quoted(names)} in your books${rest}`
    : `I’m not sure what you mean by ${quoted(phrases)}${rest}`
}

// The unknown words as they stand in the question, those side by side together. Of a small word
// alone nobody can tell what was meant: it is quoted with what follows.
function phrasesOf(words: readonly string[], prompt: string): readonly string[] {
  const unknown = new Set(words.flatMap((word) => bareOf(word).split(/\s+/)))
  const tokens = prompt.split(/\s+/).filter(Boolean)
  const phrases: string[][] = []
  let isOpen = false
  for (const [at, token] of tokens.entries()) {
    const isUnknown = unknown.has(bareOf(token))
    if (isUnknown && isOpen) phrases.at(-1)?.push(token)
    else if (isUnknown) phrases.push(small.test(bareOf(token)) ? tokens.slice(at, at + 3) : [token])
    isOpen = isUnknown && !/[,;:.?!)]$/.test(token)
  }
  return phrases.map((phrase) => phrase.join(' ').replace(edges, ''))
}

// Everybody knows what these mean: it is what they do in the question that wasn't understood.
function isPlain(phrase: string): boolean {
  return phrase.split(' ').every((word) => plain.test(bareOf(word)))
}

const plain =
  /^(?:nothing|something|anything|everything|after|before|left|long(?:er|est)?|short(?:er|est)?|large(?:r|st)?|small(?:er|est)?|big(?:ger|gest)?|high(?:er|est)?|low(?:er|est)?|came|comes?|went|goes|go|going|one|two|three|four|five|six|own|positive|negative|more|less|most|least|still|yet|again|already|now|then|than|extra|between|both|each|every|else|other|another|part|without|with|until|since|not|never|no|none|or|and|of|in|on|by|per|as|if|up|off|that|this|them|us|me|my|our|we|i|it|they|paid|pays?|did|does|do|was|were|is|are|be|been|what|which|who|how|much|many|the|a|an|for|to|from|at|so|same|only|just|even)$/

const edges = /^[^\p{L}\d£$€]+|[^\p{L}\d%]+$/gu
const bareOf = (token: string) => token.toLowerCase().replace(edges, '')

const small =
  /^(?:since|not|never|no|none|once|twice|half|before|after|until|where|by|two|or|than|without|every|each|per|own|else|other|another|must|part|this|that|so|as|if|up|off|haven['’]t|hasn['’]t|didn['’]t|don['’]?t)$/

// A capital within the sentence, of no word of English: "Bupa", "Dublin office".
function isName(phrase: string, prompt: string): boolean {
  const [first = ''] = phrase.split(' ')
  const isWithin = !prompt.trimStart().startsWith(phrase)
  const isShouted = prompt === prompt.toUpperCase()
  return isWithin && !isShouted && /^\p{Lu}/u.test(first) && !englishWords.has(first.toLowerCase())
}

// A change that is tried is offered others, a question about days to come what lies ahead.
function plainChoices(
  { reading }: Interpretation,
  prompt: string,
  choices: readonly Choice[],
): readonly Choice[] {
  if (/^\s*(?:and |so |but )*(?:what |how about )?if\b/i.test(prompt))
    return replyTo('scenario').choices
  return reading?.looksAhead ? replyTo('ahead').choices : choices
}

const quotedMax = 30

// Half a question is quoted nearly whole.
const restMax = 80
const withoutEnd = (text: string): string => text.replace(/[\s?.!,]+$/, '')

// Words that may never have stood together are quoted apart.
function quoted(words: readonly string[], most = quotedMax): string {
  const distinct = [...new Set(words)].slice(0, 3).map((text) => cutShort(text, most))
  return listed(
    distinct.map((word) => `“${word}”`),
    'or',
  )
}

const cutShort = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most)}…` : text
