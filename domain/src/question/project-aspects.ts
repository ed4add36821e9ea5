// What is wanted of sales projects: their value, what is still to come, their chance, whether they
// are won, what they cost, and what losing one would mean.
import type { ProjectAspect } from './tool-call.ts'

// "What would losing the Saltmarsh job do to us?", "if the fit-out fell through".
const lossWords =
  /\b(?:losing|without)\b|\b(?:if|suppose|supposing|say|imagine)\b.*\b(?:lose|lost|falls?|fell|gone|goes|dropped|cancelled|pulled)\b|\b(?:would|does) .*\b(?:lose|losing)\b/
const wonWords =
  /^(?:and |so )?(?:did|have|has|is|are|was|were|do) .*\b(?:win|won|lose|lost|secured|signed|agreed)\b/

/** How a question for each begins, before the name of a project. */
export const aspectPrompts: Record<ProjectAspect, string> = {
  value: 'What is the value of the',
  open: 'How much is still to come of the',
  overdue: 'How much is overdue of the',
  chance: 'How likely is the',
  next: 'When is the next payment of the',
  count: 'How many',
  stage: 'What is the value of the',
  margin: 'What is the margin of the',
  weighted: 'What is the value of the',
  won: 'Have we won the',
  costs: 'What are the costs of the',
  loss: 'What if we lost the',
  vat: 'How much VAT is in the',
}

/** What is asked of all projects at once. */
export const allPrompts: Record<ProjectAspect, string> = {
  value: 'What are our projects worth?',
  open: 'How much is still to come of our projects?',
  overdue: 'How much of our projects is overdue?',
  chance: 'How likely are our projects?',
  next: 'When is the next payment of our projects?',
  count: 'How many projects do we have?',
  stage: 'What are our projects worth?',
  margin: 'What are our projects worth?',
  weighted: 'What are our projects worth, weighted?',
  won: 'Which projects have we won?',
  costs: 'What are our projects worth?',
  loss: 'What are our projects worth?',
  vat: 'What are our projects worth?',
}
/** What an answer holds besides what it is about. */
export const heldBy: Record<ProjectAspect, readonly ProjectAspect[]> = {
  value: ['open'],
  open: ['value'],
  overdue: [],
  chance: ['value'],
  next: [],
  count: ['value', 'open'],
  stage: [],
  margin: ['costs', 'value'],
  weighted: ['value', 'open', 'chance'],
  won: ['value', 'chance'],
  costs: [],
  loss: ['open', 'costs', 'value'],
  vat: ['value'],
}

/**
 * "What is it worth and how likely is it?" asks two things; "and how much?" is of the first.
 */
export function aspectsIn(text: string): ProjectAspect[] {
  const found = text.split(/\b(?:and|plus)\b/).flatMap((part) => {
    const aspect = aspectOf(part)
    return aspect && (aspect !== 'value' || /\b(worth|value|bring)\b/.test(part)) ? [aspect] : []
  })
  return [...new Set(found)]
}

/** Words for what a project costs. */
export const costWords =
  /\b(costs?|costing|expenses?|spend|spent|(go|goes|going) out|to pay out|outgoings)\b/

/** What is wanted of a project or of all; null where nothing is. */
export function aspectOf(text: string): ProjectAspect | null {
  if (lossWords.test(text)) return 'loss'
  if (/\bweighted\b/.test(text)) return 'weighted'
  if (/\b(margin|profit|profitable|profitability)\b/.test(text)) return 'margin'
  if (/\bvat\b/.test(text)) return 'vat'
  // "What will it bring in, and what will it cost us?" is both sides of the margin.
  if (/\b(?:bring|worth|come in|make|get)\b.*\bcosts?\b|\bcosts?\b.*\b(?:bring|worth)\b/.test(text))
    return 'margin'
  if (/\b(likely|chances?|probability|likelihood|odds)\b|\bgoing to win\b/.test(text))
    return 'chance'
  if (
    /^(?:and |so |how )*(?:is|are) .*\b(?:certain|definite|guaranteed|firm|safe|nailed on|a dead cert)\b/.test(
      text,
    )
  )
    return 'chance'
  if (wonWords.test(text)) return 'won'
  if (/\bcosts?\b/.test(text) && !/\b(come|coming|receive|in and)\b/.test(text)) return 'costs'
  if (/\b(overdue|late|should have (been|come|paid)|missed)\b/.test(text)) return 'overdue'
  if (/\bhow many\b/.test(text)) return 'count'
  if (/\b(when|next)\b/.test(text)) return 'next'
  if (
    /\b(outstanding|balance|still|left|remaining|come|coming in|owed?|owes|not|yet|pay|paid anything)\b/.test(
      text,
    )
  )
    return 'open'
  return /\b(worth|value|total|how much|status|list|show|stands|what|which|how is|hows|looking|bring|lost|won)\b/.test(
    text,
  )
    ? 'value'
    : null
}

/** The statuses that a question about all projects is narrowed to. */
export function statusesIn(text: string): string[] {
  const statuses = {
    won: 'Won',
    proposed: 'Proposed',
    active: 'Active',
    lost: 'Lost',
    live: 'Active',
    lose: 'Lost',
    cancelled: 'Cancelled',
    completed: 'Completed',
  }
  const found = Object.entries(statuses).flatMap(([word, status]) =>
    new RegExp(`\\b${word}\\b`).test(text) ? [status] : [],
  )
  if (/\b(certain|guaranteed|definite)\b/.test(text)) found.push('Won')
  if (found.includes('Won') && !found.includes('Proposed')) found.push('Active')
  // A bid is no work yet.
  if (found.length === 0 && /\bbids\b/.test(text)) found.push('Proposed')
  return [...new Set(found)]
}
