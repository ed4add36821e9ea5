// A what-if about a sales project: it is won, or it is lost.
import { smallWordSet } from '../concepts.ts'
import { nameWords } from '../name-words.ts'
import type { QuestionContext } from '../read-question.ts'
import { projectMeant, projectOrClient } from '../sales-question.ts'
import { tokensIn } from '../tokens.ts'
import type { OneChange } from './what-if.ts'

const lost =
  /\b(?:los(?:e|es|t|ing)|miss(?:es|ed)? out on|(?:falls?|fell) through|(?:goes|went) (?:elsewhere|to (?:someone|somebody) else)|(?:is|was|gets?|got) (?:cancelled|pulled|scrapped|turned down|rejected)|(?:do|does|did|is|are) not (?:\w+ )?(?:win|get|land|won|come off|go ahead|happen|come in|come through|get won)|never (?:happens|comes off|goes ahead))\b/
const won =
  /\b(?:wins?|won|winning|lands?|landed|gets? the go ahead|(?:comes?|came) (?:off|in|through)|(?:goes|went|go) ahead|is ours|(?:get|got|clinch\w*|secure[sd]?|bag(?:s|ged)?)|(?:is|was|were|be|becomes?|became|gets?) (?:agreed|signed|confirmed|accepted|approved|definite|certain|guaranteed|secured|a certainty|a dead cert|a sure thing|in the bag))\b/
const condition = /\b(?:if|suppose|supposing|assuming|imagine|say|with|without)\b/
const others = new Set(
  `what happens happen would if suppose supposing assuming imagine say with without not never go goes went ahead off through come comes came
  get gets got win wins won winning land lands landed lose loses lost losing bid job project deal work contract tender quote pitch is was does do did
  elsewhere else somebody someone cancelled pulled scrapped turned down rejected agreed signed confirmed accepted approved ours clinch clinched
  secure secured bag bagged fall falls fell happen happens actually were be becomes became definite certain guaranteed certainty dead cert sure thing in bag a then out and also miss missed misses whole`.split(
    /\s+/,
  ),
)

// A contract or a tender that is won is a job.
const asJob = (word: string) =>
  /^(?:contract|work|tender|quote|pitch|one)$/.test(word) ? 'job' : word

// "Rather than 50:50" says what the chance is now.
const chance =
  /,? \b(?:rather than|instead of|and not|not) (?:an? |only |just |at )*(?:\d{1,3} ?(?:%|per cent|percent)?(?: ?[:/-] ?\d{1,3})?(?: chance| likely)?|fifty[- ]fifty|maybe|proposed|likely|probable|possible|proposal)(?=[\s,;:?.!]|$)/gi

/** A client may be lost as any customer; what goes ahead or not is its project. */
export const ofBidsAlone =
  /\b(?:(?:go|goes|went|going) ahead|(?:come|comes|came) off|(?:fall|falls|fell) through|signs?|signed|(?:is|was|were) (?:agreed|approved|definite|certain|confirmed))\b/

/** "If the council bid is won", "if we didn't get the Ravensthorpe job"; null for anything else. */
export function projectChange(
  question: string,
  { projects = [] }: QuestionContext,
): OneChange | null {
  const words = tokensIn(question.replace(chance, '')).map(({ text }) => text)
  const text = words.join(' ')
  if (projects.length === 0 || !condition.test(text)) return null
  const named = words.map(asJob)
  const project =
    projectMeant(named, projects) ??
    (ofBidsAlone.test(text) ? projectOrClient(named, projects) : null)
  if (!project) return null
  const own = new Set([...nameWords(project.name), ...nameWords(project.client)])
  const outcome = outcomeOf(words, (word) => own.has(word))
  if (!outcome) return null
  return {
    change: 'project',
    side: 'in',
    project: project.id,
    name: project.name,
    outcome,
  }
}

/** What comes of a project; null where a word is neither its own nor of an outcome. */
export function outcomeOf(
  words: readonly string[],
  isOwn: (word: string) => boolean,
): 'won' | 'lost' | null {
  const text = words.join(' ')
  const isLost = lost.test(text)
  if (!condition.test(text) || (!isLost && !won.test(text))) return null
  const isWhole = words.every((word) => isOwn(word) || others.has(word) || smallWordSet.has(word))
  if (!isWhole) return null
  return isLost ? 'lost' : 'won'
}
