// Several sales projects in one what-if that all go the same way: "neither Ventura Park nor the
// council job comes off", "if we win both bids".
import { nameWords } from '../name-words.ts'
import type { QuestionContext } from '../read-question.ts'
import { type NamedProject, projectMeant, projectOrClient } from '../sales-question.ts'
import { tokensIn } from '../tokens.ts'
import { ofBidsAlone, outcomeOf } from './project-change.ts'
import type { OneChange } from './what-if.ts'

const between = new Set(
  'and or nor plus with the our my a that both job jobs bid bids project projects contract work deal tender quote pitch one'.split(
    ' ',
  ),
)
const all =
  /\b(?:both|(?:both|all|all three|none|neither|either)(?: of)? (?:the |our |my |those |these )?(?:bids|projects|jobs|proposals|deals|bid|project|job))\b/

/** The changes of two or three projects; null where the projects or what comes of them differ. */
export function severalProjects(
  question: string,
  { projects = [] }: QuestionContext,
): readonly OneChange[] | null {
  const words = tokensIn(question).map(({ text }) => text)
  const text = words.join(' ')
  const some = projectsIn(words, text, projects)
  if (!some) return null
  const isNeither = /\b(?:neither|none)\b/.test(text)
  // "Neither comes off" is none of them won.
  const plain = words.filter((word) => !/^(?:neither|none)$/.test(word))
  const own = new Set(
    some.flatMap(({ name, client }) => [...nameWords(name), ...nameWords(client)]),
  )
  const outcome = outcomeOf(plain, (word) => own.has(word) || between.has(word))
  if (!outcome || (isNeither && outcome === 'lost')) return null
  return some.map(({ id, name }) => ({
    change: 'project',
    side: 'in',
    project: id,
    name,
    outcome: isNeither ? 'lost' : outcome,
  }))
}

function projectsIn(
  words: readonly string[],
  text: string,
  projects: readonly NamedProject[],
): readonly NamedProject[] | null {
  // Of more than two nobody knows which both are meant.
  const named = cutByJoints(words, projects)
  if (named) return ofBidsAlone.test(text) || named.byName ? named.projects : null
  const isNamed = projects.some((each) => projectMeant(words, [each]))
  return projects.length === 2 && all.test(text) && !isNamed ? projects : null
}

// The words from the first name to the last are names with "and" between them, so that one verb
// holds for all.
function cutByJoints(
  words: readonly string[],
  projects: readonly NamedProject[],
): { projects: readonly NamedProject[]; byName: boolean } | null {
  const own = new Set(
    projects.flatMap(({ name, client }) => [...nameWords(name), ...nameWords(client)]),
  )
  const places = words.flatMap((word, at) => (own.has(word) && !between.has(word) ? [at] : []))
  const [first = 0] = places
  const middle = words.slice(first, (places.at(-1) ?? -1) + 1)
  if (!middle.every((word) => own.has(word) || between.has(word))) return null
  const chunks: string[][] = [[]]
  for (const word of middle)
    if (/^(?:and|or|nor|plus)$/.test(word)) chunks.push([])
    else chunks.at(-1)?.push(/^(?:contract|work|tender|quote|pitch)$/.test(word) ? 'job' : word)
  const byName = chunks.map((chunk) => projectMeant([...chunk, 'job'], projects))
  const found = chunks.map((chunk, at) => byName[at] ?? projectOrClient(chunk, projects))
  const distinct = [...new Set(found.flatMap((each) => each ?? []))]
  if (distinct.length < 2 || distinct.length !== chunks.length) return null
  return { projects: distinct, byName: byName.every((each) => each !== null) }
}
