// What is answered of all sales projects, or of those of some statuses.
import { sum } from '@plimsoll/domain/money'
import type { ProjectAspect } from '@plimsoll/domain/question/tool-call'
import type { projectRowOf } from '../../sales/service.ts'
import { count, date, type Fact, money, named, percent, type ToolResult } from '../facts.ts'
import { listed } from '../listed.ts'
import { letters } from './compare-tools.ts'

const namedMax = 5

type ProjectRow = ReturnType<typeof projectRowOf>

/** The sentence on several projects. */
export function projectsAnswer(
  rows: readonly ProjectRow[],
  aspect: ProjectAspect,
): Pick<ToolResult, 'template' | 'facts'> {
  const number = count('count', rows.length, 'Projects')
  const noun = rows.length === 1 ? 'project' : 'projects'
  const gross = money('gross', sum(rows.map((row) => row.gross)), 'Value')
  const open = money('open', sum(rows.map((row) => row.outstanding)), 'Still to come')
  const late = rows.filter(({ overdue }) => overdue.count > 0)
  const overdue = money('overdue', sum(late.map((row) => row.overdue.amount)), 'Overdue')
  if (aspect === 'overdue')
    return {
      template: `{{late}} of {{count}} sales ${noun} ${late.length === 1 ? 'has' : 'have'} an overdue milestone, {{overdue}} in all.`,
      facts: [overdue, count('late', late.length, 'With an overdue milestone'), number],
    }
  const nexts = rows.flatMap((row) => (row.next_receipt ? [{ row, ...row.next_receipt }] : []))
  const [next] = nexts.sort((a, b) => (a.day < b.day ? -1 : 1))
  if (aspect === 'next' && next)
    return {
      template:
        'The next payment of a sales project is {{amount}} from {{client}} for {{name}}, expected on {{day}}.',
      facts: [
        date('day', next.day, 'Expected'),
        money('amount', next.amount, 'Amount'),
        named('client', next.row.client.name),
        named('name', next.row.name),
      ],
    }
  if (aspect === 'chance') return likeliest(rows)
  const weighted = money('weighted', sum(rows.map((row) => row.weighted)), 'Weighted by chance')
  const net = money('net', sum(rows.map((row) => row.net)), 'Value before VAT')
  const withVat = rows.some((row) => row.net !== row.gross)
  const figures = aspect === 'open' ? [open, gross] : [gross, open]
  const names = rows.length <= namedMax ? namesOf(rows) : { words: '', facts: [] }
  const worth = withVat ? '{{net}} before VAT and {{gross}} with it' : '{{gross}}'
  const states = new Set(rows.map(({ status }) => status))
  const [state = ''] = states
  const kind = states.size === 1 ? `${state.toLowerCase()} sales` : 'sales'
  const isOver = states.size === 1 && /^(?:Lost|Cancelled|Completed)$/.test(state)
  const come = isOver
    ? ''
    : ` {{open}} is still to come${states.has('Proposed') ? ' if every bid is won' : ''}, {{weighted}} weighted by the chance of each.`
  const first = { count: [number], weighted: [weighted] }[aspect as 'count' | 'weighted'] ?? []
  return {
    template: `You have {{count}} ${kind} ${noun}, worth ${worth}${names.words}.${come}`,
    facts: distinct([
      ...first,
      ...figures,
      number,
      ...(withVat ? [net] : []),
      ...(isOver ? [] : [weighted]),
      ...names.facts,
    ]),
  }
}

function distinct(facts: readonly Fact[]): readonly Fact[] {
  return [...new Map(facts.map((fact) => [fact.id, fact])).values()]
}

// Few projects are named, each with what it is worth.
function namesOf(rows: readonly ProjectRow[]): { words: string; facts: readonly Fact[] } {
  const isOne = rows.length === 1
  const words = listed(
    rows.map((_, at) => `{{name_${letters(at)}}}${isOne ? '' : ` ({{worth_${letters(at)}}})`}`),
  )
  return {
    words: `: ${words}`,
    facts: rows.flatMap((row, at) => [
      named(`name_${letters(at)}`, row.name),
      ...(isOne ? [] : [money(`worth_${letters(at)}`, row.gross, row.name)]),
    ]),
  }
}

const evenPercent = 50

// "Which jobs are we likely to win?": those not yet won, by the chance that was entered.
function likeliest(rows: readonly ProjectRow[]): Pick<ToolResult, 'template' | 'facts'> {
  const proposed = rows
    .filter(({ status }) => status === 'Proposed')
    .sort((a, b) => b.probability - a.probability)
  const likely = proposed.filter(({ probability }) => probability > evenPercent)
  const shown = (likely.length > 0 ? likely : proposed).slice(0, namedMax)
  const names = listed(shown.map((_, at) => `{{name_${letters(at)}}} ({{chance_${letters(at)}}})`))
  const facts = [
    count('likely', likely.length, 'More likely won than not'),
    count('count', proposed.length, 'Not yet won'),
    ...shown.flatMap((row, at) => [
      named(`name_${letters(at)}`, row.name),
      percent(`chance_${letters(at)}`, row.probability, row.name),
    ]),
  ]
  if (proposed.length === 0)
    return { template: 'No sales project is waiting to be won.', facts: facts.slice(0, 2) }
  const noun = proposed.length === 1 ? 'project' : 'projects'
  return {
    template:
      likely.length > 0
        ? `{{likely}} of {{count}} ${noun} not yet won ${likely.length === 1 ? 'is' : 'are'} likelier won than not, by the chances entered: ${names}.`
        : `None of {{count}} ${noun} not yet won is likelier won than not, by the chances entered: ${names}.`,
    facts,
  }
}
