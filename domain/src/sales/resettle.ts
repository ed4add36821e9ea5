// One project changed among many: only those that it may take receipts from, or give them to, are
// settled again.
import type { Movement } from '../forecast/movement.ts'
import type { Project } from './project.ts'
import { partyKey, type Settlement, settleProjects } from './settle.ts'
import type { SettleContext } from './settle-context.ts'

/**
 * What `settleProjects` would answer with the changed project in place of the one with its id, or
 * after the others where it is new.
 */
export function resettled(
  settlement: Settlement,
  changed: Project,
  context: SettleContext,
): Settlement {
  const before = settlement.projects.map(({ project }) => project)
  const replaced = before.find(({ id }) => id === changed.id)
  const projects = replaced
    ? before.map((project) => (project.id === changed.id ? changed : project))
    : [...before, changed]
  const touched = touchedBy(replaced ? [replaced, changed] : [changed], projects, context)
  const unsettled = projects.filter(({ id }) => touched.has(id))
  const again = settleProjects(unsettled, {
    ...context,
    movements: movementsFor(unsettled, context),
  })
  const settled = new Map(
    [...settlement.projects, ...again.projects].map((each) => [each.project.id, each]),
  )
  const claimed = new Map([...settlement.claimed].filter(([, id]) => !touched.has(id)))
  for (const [movementId, id] of again.claimed) claimed.set(movementId, id)
  return { projects: projects.flatMap(({ id }) => settled.get(id) ?? []), claimed }
}

/** The transactions that some projects could claim: of their parties, or matched by hand. */
function movementsFor(
  projects: readonly Project[],
  { movements, decisions }: SettleContext,
): Movement[] {
  const parties = projects.flatMap(({ client, costs }) => [
    client.merchantId,
    ...costs.map(({ supplier }) => supplier?.merchantId ?? null),
  ])
  const merchants = new Set(parties.filter((id) => id !== null))
  const decided = new Set(decisions.map(({ movementId }) => movementId))
  return movements.filter(
    ({ id, merchantId }) => (merchantId !== null && merchants.has(merchantId)) || decided.has(id),
  )
}

/**
 * The ids of all projects that share a payer, a payee or a hand-made match, directly or through
 * others.
 */
function touchedBy(
  changed: readonly Project[],
  projects: readonly Project[],
  context: SettleContext,
): ReadonlySet<string> {
  const linksOf = linking(context)
  const waiting = projects.map((project) => ({ id: project.id, links: linksOf(project) }))
  const links = new Set(changed.flatMap(linksOf))
  const touched = new Set(changed.map(({ id }) => id))
  let left = waiting
  let seen = -1
  while (seen !== links.size) {
    seen = links.size
    left = left.filter((each) => {
      if (!touched.has(each.id) && !each.links.some((link) => links.has(link))) return true
      touched.add(each.id)
      for (const link of each.links) links.add(link)
      return false
    })
  }
  return touched
}

/** What ties a project to others: parties whose money both may claim, and matches made by hand. */
function linking({ decisions, movements }: SettleContext): (project: Project) => string[] {
  const decided = new Map<string, string[]>()
  if (decisions.length > 0) {
    const merchantOf = new Map(movements.map(({ id, merchantId }) => [id, merchantId]))
    for (const { itemId, movementId } of decisions) {
      const merchantId = merchantOf.get(movementId)
      const own = decided.get(itemId) ?? []
      decided.set(itemId, [...own, `movement ${movementId}`, ...(merchantId ? [merchantId] : [])])
    }
  }
  return ({ client, costs, milestones, isAgreed }) => {
    // A client's delays move the other projects of the client, whether agreed or not.
    const links = [partyKey(client)]
    if (isAgreed) for (const { supplier } of costs) if (supplier) links.push(partyKey(supplier))
    for (const { id } of milestones) links.push(...(decided.get(id) ?? []))
    for (const { id } of costs) links.push(...(decided.get(id) ?? []))
    return links
  }
}
