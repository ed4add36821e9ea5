// Questions about sales projects, which name things that the books of the bank don't hold. They are
// answered only where every word is one of a few: a word besides them may change what is meant.
import { smallWordSet } from './concepts.ts'
import { nameWords } from './name-words.ts'
import {
  allPrompts,
  aspectOf,
  aspectPrompts,
  aspectsIn,
  costWords,
  heldBy,
  statusesIn,
} from './project-aspects.ts'
import { stageIn } from './project-stages.ts'
import { withPlainProjects } from './project-turns.ts'
import { type LeftOut, projectsLeftOut, saysAll } from './projects-left-out.ts'
import type { Plan, ProjectAspect } from './tool-call.ts'

/** A sales project as a question may name it. */
export type NamedProject = {
  readonly id: string
  readonly name: string
  readonly client: string
  /** It was lost or cancelled: its client is a payer like any other. */
  readonly isOver?: boolean
}

const projectNouns = /\b(projects?|deals?|jobs?|bids?|pipeline|quoted work|won work|milestones?)\b/
const projectWords = new Set(
  `project projects deal deals job jobs bid bids pipeline milestone milestones work sales open won proposed active lost live worth value total how much many
  chance likely probability likelihood odds win winning won when next pay pays paid paying payment payments due overdue outstanding come
  coming expected invoice invoiced left remaining still status stands stage list show weighted will yet not owe owes owed late receive
  received gross by which what in hand been but any already signed agreed secured bill billed billing invoiced margin vat us had anything received profit profitable profitability cash money far so get us stage it got arrive arrives arrived land lands turn up looking going lined up booked books ahead line balance if win wins comes in chances getting certain guaranteed definite sure stages more from making make made bring brings bringing proposed together two three lose losing weighted big biggest largest most valuable finished finish cost costs costing expenses without job's completed cancelled pounds percentage percent expect expected first include includes including inc incl included already forecast count counts counted`.split(
    /\s+/,
  ),
)

const everydayOfProjects = new Set(
  `the and of for new phase stage sales project job bid work review audit council trust house street museum festival hotel`.split(
    ' ',
  ),
)

/** "And when is the next payment?" after a project's figure, with the project named; else null. */
export function ofSameProject(
  second: string,
  earlier: Plan,
  projects: readonly NamedProject[],
): string | null {
  if (earlier.kind !== 'call' || earlier.call.tool !== 'sales_projects') return null
  const { project: id, aspect } = earlier.call.args
  const project = projects.find((each) => each.id === id)
  const tail = aspect === 'costs' ? 'are the costs to be paid' : ''
  const opening = [second.replace(/[\s?.!]+$/, ''), tail].filter(Boolean).join(' ')
  return project ? `${opening} for ${project.name}?` : null
}

/**
 * The plan for a question about sales projects; null for any other. `aspectBefore` is what the
 * answer before gave of another project.
 */
export function projectPlan(
  typed: readonly string[],
  projects: readonly NamedProject[],
  aspectBefore: ProjectAspect | null = null,
): Plan | null {
  const text = withPlainProjects(typed.join(' '), projects)
  const words = text.split(' ')
  const leftOut = projectsLeftOut(words, projects, (some) => projectOrClient(some, projects))
  if (leftOut?.isOfAll) return allBut(leftOut)
  // What is left out is never what is asked for, but for a job that is lost.
  if (leftOut && !words.includes('without')) return null
  const named = projects.flatMap((project) => {
    const names = project.isOver ? [project.name] : [project.name, project.client]
    const found = Math.max(...names.map((name) => overlap(words, name)))
    return found > 0 ? [{ project, found }] : []
  })
  if (named.length === 0) named.push(...looselyNamed(words, projects, aspectBefore !== null))
  const most = Math.max(0, ...named.map(({ found }) => found))
  const best = named.filter(({ found }) => found === most)
  // "What if we win both bids?" tries something, and lists nothing.
  if (named.length === 0 && /^(?:and |so )*(?:what )?if\b/.test(text)) return null
  const isOfAll =
    /\b(projects|pipeline|deals|jobs|bids|milestones?|which (project|deal|job|bid)|(biggest|largest|main|most valuable) (project|deal|job|bid)|proposed (ones?|work)|work (have we got )?(is )?(lined up|booked( in)?|on the books|in the pipeline))\b/.test(
      text,
    )
  if (named.length === 0 && !isOfAll) return unknownProject(text, words, projects)
  const names = new Set(
    best.flatMap(({ project }) => [...nameWords(project.name), ...nameWords(project.client)]),
  )
  const isOfGrant = isThingOf(words, names)
  const unknown = words.filter(
    (word) =>
      !(
        (isOfGrant && things.has(word)) ||
        word === '-' ||
        names.has(word) ||
        projectWords.has(word) ||
        smallWordSet.has(word)
      ),
  )
  const [only] = best
  const stage = only && named.length > 0 ? stageIn(words, unknown) : null
  if (stage && best.length > 1 && !costWords.test(text))
    return choosing(best, ({ name }) => `When is the ${stage} of the ${name} project due?`)
  if (only && stage && !costWords.test(text)) return stageOf(only.project, stage)
  const isShort = words.length - (only ? nameWords(only.project.name).length : 0) <= 6
  const aspect =
    aspectOf(text) ??
    (only && isShort && /^(?:and|what about|how about|so|or|the)\b/.test(text)
      ? aspectBefore
      : null)
  if (unknown.length > 0 || !aspect) return null
  const isOfProject =
    aspectBefore !== null ||
    projectNouns.test(text) ||
    isOfGrant ||
    best.some(({ project }) => overlap(words, project.name) > 0)
  // A client who also pays outside projects is a payer like any other, unless a project is meant.
  if (!isOfProject && named.length > 0 && aspect !== 'chance' && aspect !== 'next') return null
  if (best.length > 1)
    return choosing(best, ({ name }) => `${aspectPrompts[aspect]} ${name} project`)
  // Receipts alone would be half of the answer.
  if (only && costWords.test(text) && !/^(?:costs|loss|margin|vat)$/.test(aspect))
    return offering(
      (['open', 'costs', 'next', 'value'] as const).map(
        (each) => `${aspectPrompts[each]} ${only.project.name} project`,
      ),
    )
  const others = aspectsIn(text).filter((each) => each !== aspect && !heldBy[aspect].includes(each))
  // "What will it bring in and when?" is its stages, each with its day.
  if (only && /^next (?:open|value)$/.test([aspect, ...others].sort().join(' ')))
    return stageOf(only.project, 'stages')
  if (others.length > 0)
    return offering(
      [aspect, ...others].map((each) =>
        only ? `${aspectPrompts[each]} ${only.project.name} project` : allPrompts[each],
      ),
    )
  // What is likeliest lost has no order of its own.
  if (!only && aspect === 'chance' && /\b(?:lost|lose|losing|least)\b/.test(text)) return null
  // The margin and the costs of many are on their page.
  if (!only && /^(?:margin|costs|loss|vat)$/.test(aspect)) return null
  const isLargest = !only && largest.test(text)
  // "Which jobs are we likely to win?" is of those not yet won.
  const statuses = only || aspect === 'chance' ? [] : statusesIn(text)
  return {
    kind: 'call',
    call: {
      tool: 'sales_projects',
      args: {
        aspect,
        ...(only ? { project: only.project.id } : {}),
        ...(isLargest ? { largest: true } : {}),
        ...(statuses.length > 0 ? { statuses } : {}),
      },
    },
    assumptions: [],
    choices: [],
  }
}

function allBut({ words, without }: LeftOut): Plan {
  const text = words.join(' ')
  const aspect = aspectOf(text) ?? 'value'
  const isUnderstood = words.every((word) => projectWords.has(word) || saysAll(word))
  if (!isUnderstood || !/^(?:value|open|overdue|next|count|weighted)$/.test(aspect))
    return offering([
      `What are our projects worth apart from ${without.map(({ name }) => name).join(' and ')}?`,
    ])
  const statuses = statusesIn(text)
  const args = {
    aspect,
    without: without.map(({ id }) => id),
    ...(statuses.length > 0 ? { statuses } : {}),
  }
  return { kind: 'call', call: { tool: 'sales_projects', args }, assumptions: [], choices: [] }
}

const largest = /\b(?:biggest|largest|main|most valuable|worth (?:the )?most)\b/

// "The Kestrel project" of books that have none of that name.
function unknownProject(
  text: string,
  words: readonly string[],
  projects: readonly NamedProject[],
): Plan | null {
  if (projects.length === 0) return null
  const aspect = aspectOf(text)
  const isNamed =
    /\b(?:the|our|that) (?!(?:sales|next|last|first|new|biggest|latest) )\w+ (?:\w+ )?(?:project|bid)\b/
  const unknown = words.filter((word) => !(projectWords.has(word) || smallWordSet.has(word)))
  if (!aspect || !isNamed.test(text) || unknown.length === 0 || unknown.length > 2) return null
  return {
    kind: 'clarify',
    reason: 'no_project',
    choices: projects.slice(0, 4).map(({ name }) => ({
      label: `${aspectPrompts[aspect]} ${name} project?`,
      prompt: `${aspectPrompts[aspect]} ${name} project?`,
    })),
  }
}

const things = new Set('grant award funding commission contract order money fee'.split(' '))

// "The Tyne Valley Trust grant" is the client's project, unless what has come in is asked for.
function isThingOf(words: readonly string[], names: ReadonlySet<string>): boolean {
  const isPast =
    /\b(?:did|was|were|had|have|has|came|got|received|sent|spent|last (?:week|month|quarter|year))\b/
  const follows = words.some((word, at) => things.has(word) && names.has(words[at - 1] ?? ''))
  return follows && !isPast.test(words.join(' '))
}

function stageOf({ id }: NamedProject, stage: string): Plan {
  const call = { tool: 'sales_projects', args: { aspect: 'stage', project: id, stage } } as const
  return { kind: 'call', call, assumptions: [], choices: [] }
}

// "The council bid": an everyday word is enough beside the noun where it is one project's alone.
function looselyNamed(
  words: readonly string[],
  projects: readonly NamedProject[],
  follows: boolean,
) {
  if (!follows && !projectNouns.test(words.join(' '))) return []
  const holds = ({ name, client }: NamedProject) =>
    [...nameWords(name), ...nameWords(client)].some(
      (word) => word.length >= 5 && !projectWords.has(word) && words.includes(word),
    )
  const found = projects.filter(holds)
  return found.length === 1 ? found.map((project) => ({ project, found: 1 })) : []
}

/** The one project that some words name, by its name or beside the noun; null where none is. */
export function projectMeant(
  words: readonly string[],
  projects: readonly NamedProject[],
): NamedProject | null {
  const byName = projects
    .map((project) => ({ project, found: overlap(words, project.name) }))
    .filter(({ found }) => found > 0)
  const most = Math.max(0, ...byName.map(({ found }) => found))
  const [only, ...others] = byName.filter(({ found }) => found === most)
  if (only) return others.length === 0 ? only.project : null
  const [loosely] = looselyNamed(words, projects, false)
  return loosely?.project ?? null
}

/** A project whose name or client some words hold; null where none is, or several are. */
export function projectOrClient(
  words: readonly string[],
  projects: readonly NamedProject[],
): NamedProject | null {
  const found = projects.filter(({ client, isOver }) => !isOver && overlap(words, client) > 0)
  return projectMeant(words, projects) ?? (found.length === 1 ? (found[0] ?? null) : null)
}

/** "When's the next payment from it?" after an answer on a project: what is wanted of it. */
export function aspectRemarked(words: readonly string[]): ProjectAspect | null {
  const isOfIt = /\b(it|that|this|the (project|job|bid))\b/.test(words.join(' '))
  const isUnderstood = words.every((word) => projectWords.has(word) || smallWordSet.has(word))
  return isOfIt && isUnderstood && !costWords.test(words.join(' '))
    ? aspectOf(words.join(' '))
    : null
}

function choosing(
  some: readonly { readonly project: NamedProject }[],
  promptOf: (project: NamedProject) => string,
): Plan {
  const choices = some
    .slice(0, 4)
    .map(({ project }) => ({ label: project.name, prompt: promptOf(project) }))
  return { kind: 'clarify', reason: 'names', choices }
}

function offering(prompts: readonly string[]): Plan {
  return {
    kind: 'clarify',
    reason: '',
    choices: prompts.map((prompt) => ({ label: prompt, prompt })),
  }
}

// How many words of a name stand together in a question; a single everyday word is not enough.
function overlap(words: readonly string[], name: string): number {
  const own = nameWords(name)
  let best = 0
  for (let at = 0; at < words.length; at++)
    for (let start = 0; start < own.length; start++) {
      let length = 0
      while (own[start + length] !== undefined && own[start + length] === words[at + length])
        length++
      const first = own[start] ?? ''
      const isTelling =
        length > 1 || (length === 1 && first.length >= 5 && !everydayOfProjects.has(first))
      if (isTelling) best = Math.max(best, length)
    }
  return best
}
