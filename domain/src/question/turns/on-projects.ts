// Turns on sales projects: on one of them, or on all of some standing.
import type { ProjectAspect, ToolCall } from '../tool-call.ts'
import type { Taken } from './take-turn.ts'

const ofOne: Readonly<Record<string, ProjectAspect>> = {
  likely: 'chance',
  margin: 'margin',
  made: 'margin',
  received: 'open',
  left: 'open',
  lateness: 'overdue',
  net_of_vat: 'value',
  paid: 'open',
  total: 'value',
  next: 'next',
  when: 'next',
}
const ofSome: Readonly<Record<string, ProjectAspect>> = {
  likely: 'chance',
  left: 'open',
  total: 'value',
  amount: 'value',
  received: 'open',
  paid: 'open',
  count: 'count',
  lateness: 'overdue',
  next: 'next',
}

/** The call that a turn makes of one about sales projects; null where it has none. */
export function onProjects(call: ToolCall, { turn }: Taken): ToolCall | null {
  if (call.tool !== 'sales_projects') return null
  const { project, stage: _, largest: __, ...rest } = call.args
  if (turn.asks === 'first')
    return project
      ? { tool: 'sales_projects', args: { aspect: 'stage', project, stage: 'first' } }
      : { tool: 'sales_projects', args: { ...rest, aspect: 'next' } }
  if (!project && turn.asks === 'rank' && !turn.least)
    return { tool: 'sales_projects', args: { ...rest, aspect: 'value', largest: true } }
  const asks = turn.asks === 'place' && turn.at === null ? 'next' : turn.asks
  const aspect = (project ? ofOne : ofSome)[asks]
  if (!aspect || (asks === 'lateness' && call.args.aspect !== 'overdue')) return null
  return project
    ? { tool: 'sales_projects', args: { aspect, project } }
    : { tool: 'sales_projects', args: { ...rest, aspect } }
}
