// Questions about sales projects and unpaid invoices, which name things that the books of the bank
// don't hold. They are answered only where every word is one of a few: a word besides them may
// change what is meant.
import { smallWordSet } from './concepts.ts'
import { nameWords } from './name-words.ts'
import { stageIn } from './project-stages.ts'
import type { InvoiceAspect, Plan, ProjectAspect } from './tool-call.ts'

/** A sales project as a question may name it. */
export type NamedProject = { readonly id: string; readonly name: string; readonly client: string }

const projectNouns = /\b(projects?|deals?|jobs?|bids?|pipeline|quoted work|won work|milestones?)\b/
const projectWords = new Set(
  `project projects deal deals job jobs bid bids pipeline milestone milestones work sales open won proposed active lost live worth value total how much many
  chance likely probability likelihood odds win winning won when next pay pays paid paying payment payments due overdue outstanding come
  coming expected invoice invoiced left remaining still status stands stage list show weighted will yet not owe owes owed late receive
  received gross by which what in hand been but any already signed agreed secured bill billed billing invoiced margin profit profitable profitability cash money far so get us stage it got arrive arrives arrived land lands turn up looking going lined up booked books ahead line balance if win wins comes in chances getting certain guaranteed definite sure stages`.split(
    /\s+/,
  ),
)

const everydayOfProjects = new Set(
  `the and of for new phase stage sales project job bid work review audit council trust house street museum festival hotel`.split(
    ' ',
  ),
)

/** The plan for a question about sales projects; null for any other. */
export function projectPlan(
  words: readonly string[],
  projects: readonly NamedProject[],
): Plan | null {
  const text = words.join(' ')
  const named = projects.flatMap((project) => {
    const found = Math.max(...[project.name, project.client].map((name) => overlap(words, name)))
    return found > 0 ? [{ project, found }] : []
  })
  if (named.length === 0) named.push(...looselyNamed(words, projects))
  const most = Math.max(0, ...named.map(({ found }) => found))
  const best = named.filter(({ found }) => found === most)
  const isOfAll =
    /\b(projects|pipeline|deals|jobs|bids|milestones?|which (project|deal|job|bid)|work (have we got )?(is )?(lined up|booked( in)?|on the books|in the pipeline))\b/.test(
      text,
    )
  if (named.length === 0 && !isOfAll) return null
  const names = new Set(
    best.flatMap(({ project }) => [...nameWords(project.name), ...nameWords(project.client)]),
  )
  const unknown = words.filter(
    (word) =>
      !(word === '-' || names.has(word) || projectWords.has(word) || smallWordSet.has(word)),
  )
  const [only] = best
  const stage = only && best.length === 1 ? stageIn(words, unknown) : null
  if (only && stage && !costWords.test(text)) return stageOf(only.project, stage)
  const aspect = aspectOf(text)
  if (unknown.length > 0 || !aspect) return null
  const isOfProject =
    projectNouns.test(text) || best.some(({ project }) => overlap(words, project.name) > 0)
  // A client who also pays outside projects is a payer like any other, unless a project is meant.
  if (!isOfProject && named.length > 0 && aspect !== 'chance' && aspect !== 'next') return null
  if (best.length > 1)
    return {
      kind: 'clarify',
      reason: 'names',
      choices: best.slice(0, 4).map(({ project }) => ({
        label: project.name,
        prompt: `${aspectPrompts[aspect]} ${project.name} project`,
      })),
    }
  // A project's costs are on its page; its receipts alone would be half of the answer.
  if (only && costWords.test(text))
    return offering(
      (['open', 'next', 'value'] as const).map(
        (each) => `${aspectPrompts[each]} ${only.project.name} project`,
      ),
    )
  const others = aspectsIn(text).filter((each) => each !== aspect && !heldBy[aspect].includes(each))
  if (others.length > 0)
    return offering(
      [aspect, ...others].map((each) =>
        only ? `${aspectPrompts[each]} ${only.project.name} project` : allPrompts[each],
      ),
    )
  // The margin of many is on their page.
  if (!only && aspect === 'margin') return null
  // "Which jobs are we likely to win?" is of those not yet won.
  const statuses = only || aspect === 'chance' ? [] : statusesIn(text)
  return {
    kind: 'call',
    call: {
      tool: 'sales_projects',
      args: {
        aspect,
        ...(only ? { project: only.project.id } : {}),
        ...(statuses.length > 0 ? { statuses } : {}),
      },
    },
    assumptions: [],
    choices: [],
  }
}

function stageOf({ id }: NamedProject, stage: string): Plan {
  const call = { tool: 'sales_projects', args: { aspect: 'stage', project: id, stage } } as const
  return { kind: 'call', call, assumptions: [], choices: [] }
}

// "The council bid": an everyday word is enough beside the noun where it is one project's alone.
function looselyNamed(words: readonly string[], projects: readonly NamedProject[]) {
  if (!projectNouns.test(words.join(' '))) return []
  const holds = ({ name, client }: NamedProject) =>
    [...nameWords(name), ...nameWords(client)].some(
      (word) => word.length >= 5 && !projectWords.has(word) && words.includes(word),
    )
  const found = projects.filter(holds)
  return found.length === 1 ? found.map((project) => ({ project, found: 1 })) : []
}

/** "When's the next payment from it?" after an answer on a project: what is wanted of it. */
export function aspectRemarked(words: readonly string[]): ProjectAspect | null {
  const isOfIt = /\b(it|that|this|the (project|job|bid))\b/.test(words.join(' '))
  const isUnderstood = words.every((word) => projectWords.has(word) || smallWordSet.has(word))
  return isOfIt && isUnderstood && !costWords.test(words.join(' '))
    ? aspectOf(words.join(' '))
    : null
}

const aspectPrompts: Record<ProjectAspect, string> = {
  value: 'What is the value of the',
  open: 'How much is still to come of the',
  overdue: 'How much is overdue of the',
  chance: 'How likely is the',
  next: 'When is the next payment of the',
  count: 'How many',
  stage: 'What is the value of the',
  margin: 'What is the margin of the',
}

// What is asked of all projects at once.
const allPrompts: Record<ProjectAspect, string> = {
  value: 'What are our projects worth?',
  open: 'How much is still to come of our projects?',
  overdue: 'How much of our projects is overdue?',
  chance: 'How likely are our projects?',
  next: 'When is the next payment of our projects?',
  count: 'How many projects do we have?',
  stage: 'What are our projects worth?',
  margin: 'What are our projects worth?',
}
// What an answer holds besides what it is about.
const heldBy: Record<ProjectAspect, readonly ProjectAspect[]> = {
  value: ['open'],
  open: ['value'],
  overdue: [],
  chance: ['value'],
  next: [],
  count: ['value', 'open'],
  stage: [],
  margin: [],
}

function offering(prompts: readonly string[]): Plan {
  return {
    kind: 'clarify',
    reason: '',
    choices: prompts.map((prompt) => ({ label: prompt, prompt })),
  }
}

// "What is it worth and how likely is it?" asks two things; "and how much?" is of the first.
function aspectsIn(text: string): ProjectAspect[] {
  const found = text.split(/\b(?:and|plus)\b/).flatMap((part) => {
    const aspect = aspectOf(part)
    return aspect && (aspect !== 'value' || /\b(worth|value)\b/.test(part)) ? [aspect] : []
  })
  return [...new Set(found)]
}

const costWords =
  /\b(costs?|costing|expenses?|spend|spent|(go|goes|going) out|to pay out|outgoings)\b/

function aspectOf(text: string): ProjectAspect | null {
  if (/\b(margin|profit|profitable|profitability)\b/.test(text)) return 'margin'
  if (/\b(likely|chances?|probability|likelihood|odds)\b|\bgoing to win\b/.test(text))
    return 'chance'
  if (/\b(overdue|late)\b/.test(text)) return 'overdue'
  if (/\bhow many\b/.test(text)) return 'count'
  if (/\b(when|next)\b/.test(text)) return 'next'
  if (/\b(outstanding|balance|still|left|remaining|come|owed?|owes|not|yet|pay)\b/.test(text))
    return 'open'
  return /\b(worth|value|total|how much|status|list|show|stands|what|how is|hows|looking)\b/.test(
    text,
  )
    ? 'value'
    : null
}

function statusesIn(text: string): string[] {
  const statuses = {
    won: 'Won',
    proposed: 'Proposed',
    active: 'Active',
    lost: 'Lost',
    live: 'Active',
  }
  const found = Object.entries(statuses).flatMap(([word, status]) =>
    new RegExp(`\\b${word}\\b`).test(text) ? [status] : [],
  )
  if (/\b(certain|guaranteed|definite)\b/.test(text)) found.push('Won')
  if (found.includes('Won')) found.push('Active')
  // A bid is no work yet.
  if (found.length === 0 && /\bbids\b/.test(text)) found.push('Proposed')
  return [...new Set(found)]
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

const invoiceWords = new Set(
  `invoice invoices unpaid outstanding overdue open late owed owe owes unsettled customers customer clients client suppliers supplier bills
  total value how much many list show which what worth by due past have has we still waiting not paid pay yet us been to`.split(
    /\s+/,
  ),
)

/** The plan for a question about unpaid invoices; null for any other. */
export function invoicePlan(words: readonly string[]): Plan | null {
  const text = words.join(' ')
  const isOwed =
    /\b(who|which (customers?|clients?)) owes? (us|me)\b|\b(are we|am i) owed\b|\bowed to (us|me)\b/.test(
      text,
    )
  const isUnpaid =
    /\binvoices?\b/.test(text) &&
    /\b(unpaid|outstanding|overdue|open|late|unsettled|owed|past due)\b/.test(text)
  const isUnpaidBill =
    /\bbills?\b/.test(text) &&
    /\b(unpaid|outstanding|overdue|late|unsettled|should have (been )?paid|(not|yet to|still to) (been )?(paid|pay))\b/.test(
      text,
    )
  const isOfCustomers =
    /\b(customers?|clients?)\b/.test(text) &&
    /\b(have|has) not (yet )?paid\b|\byet to pay\b|\bnot paid us\b/.test(text) &&
    /\b(how much|total)\b/.test(text)
  if (!isOwed && !isUnpaid && !isUnpaidBill && !isOfCustomers) return null
  // "Not late yet" is the very opposite of late.
  if (/\bnot (yet |actually |currently )?(late|overdue|due|past due|unpaid|owed)\b/.test(text))
    return null
  if (!words.every((word) => invoiceWords.has(word) || smallWordSet.has(word))) return null
  const isOut = isUnpaidBill || /\b(suppliers?|we owe|i owe|to pay)\b/.test(text)
  const side = isOut && !isOfCustomers ? 'out' : 'in'
  const state = /\b(overdue|late|past due|should have (been )?paid)\b/.test(text)
    ? 'overdue'
    : 'open'
  const aspect: InvoiceAspect = isOwed ? 'owed' : /\bhow many\b/.test(text) ? 'count' : 'total'
  return {
    kind: 'call',
    call: { tool: 'invoices', args: { side, state, aspect } },
    assumptions: [],
    choices: [],
  }
}
