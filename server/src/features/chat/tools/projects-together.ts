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
  if (aspect === 'overdue') return overdueOf(rows)
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
  const held = onHold(rows)
  const first = { count: [number], weighted: [weighted] }[aspect as 'count' | 'weighted'] ?? []
  return {
    template: `You have {{count}} ${kind} ${noun}, worth ${worth}${names.words}.${held.words}${come}`,
    facts: distinct([
      ...first,
      ...figures,
      number,
      ...(withVat ? [net] : []),
      ...(isOver ? [] : [weighted]),
      ...names.facts,
      ...held.facts,
    ]),
  }
}

/** The sentence on all projects but some, which it names first. */
export function leavingOut(
  left: readonly ProjectRow[],
  { template, facts }: Pick<ToolResult, 'template' | 'facts'>,
): Pick<ToolResult, 'template' | 'facts'> {
  if (left.length === 0) return { template, facts }
  const names = left.map((row, at) => named(`left_${letters(at)}`, row.name))
  const rest = template.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())
  return {
    template: `Leaving out ${listed(names.map(({ id }) => `{{${id}}}`))}, ${rest}`,
    facts: [...facts, ...names],
  }
}

// What is overdue of each, and from whom.
function overdueOf(rows: readonly ProjectRow[]): Pick<ToolResult, 'template' | 'facts'> {
  const late = rows.filter(({ overdue }) => overdue.count > 0)
  const number = count('count', rows.length, 'Projects')
  const behind = count('late', late.length, 'With an overdue milestone')
  if (late.length === 0)
    return { template: 'No sales project has an overdue milestone.', facts: [behind, number] }
  const each = late.slice(0, namedMax).map((row, at) => {
    const id = (kind: string) => `${kind}_${letters(at)}`
    return {
      words: `{{${id('overdue')}}} of {{${id('name')}}}, from {{${id('client')}}}`,
      facts: [
        money(id('overdue'), row.overdue.amount, row.name),
        named(id('name'), row.name),
        named(id('client'), row.client.name),
      ],
    }
  })
  const isOne = late.length === 1
  const more = late.length > namedMax ? 'The first are ' : ''
  const parts = each.map(({ words }) => words)
  const listing =
    isOne || more ? parts.join('; ') : `${parts.slice(0, -1).join('; ')}; and ${parts.at(-1)}`
  return {
    template: `{{late}} of {{count}} sales ${rows.length === 1 ? 'project' : 'projects'} ${isOne ? 'has' : 'have'} an overdue milestone${isOne ? '' : ', {{overdue}} in all'}${more ? `. ${more}` : ': '}${listing}.`,
    facts: [
      money('overdue', sum(late.map((row) => row.overdue.amount)), 'Overdue'),
      behind,
      number,
      ...each.flatMap(({ facts }) => facts),
    ],
  }
}

// Work on hold is on the list, and may never be paid for.
function onHold(rows: readonly ProjectRow[]): { words: string; facts: readonly Fact[] } {
  const held = rows.filter(({ status }) => status === 'On hold')
  const others = rows.filter(({ status }) => status !== 'On hold')
  if (held.length === 0 || others.length === 0) return { words: '', facts: [] }
  const withVat = rows.some((row) => row.net !== row.gross)
  const names = held.slice(0, namedMax).map((row, at) => named(`held_${letters(at)}`, row.name))
  const listing =
    held.length > namedMax ? 'what' : `${listed(names.map(({ id }) => `{{${id}}}`))}, which`
  return {
    words: ` Without ${listing} ${held.length === 1 || held.length > namedMax ? 'is' : 'are'} on hold${held.length > namedMax ? '' : ','} ${others.length === 1 ? 'it’s' : 'they’re'} worth {{without_held}}${withVat ? ' with VAT' : ''}.`,
    facts: [
      money('without_held', sum(others.map((row) => row.gross)), 'Without those on hold'),
      ...(held.length > namedMax ? [] : names),
    ],
  }
}

function distinct(facts: readonly Fact[]): readonly Fact[] {
  return [...new Map(facts.map((fact) => [fact.id, fact])).values()]
}

// Few projects are named, each with what it is worth.
function namesOf(rows: readonly ProjectRow[]): { words: string; facts: readonly Fact[] } {
  const isOne = rows.length === 1
  // What isn't won yet is worth what it is worth by its chance.
  const isBid = ({ status }: ProjectRow) => status === 'Proposed'
  const oddsAt = (row: ProjectRow, at: number) =>
    isBid(row) ? `, at a chance of {{chance_${letters(at)}}}` : ''
  const words = listed(
    rows.map(
      (row, at) =>
        `{{name_${letters(at)}}}${isOne ? '' : ` ({{worth_${letters(at)}}}${oddsAt(row, at)})`}`,
    ),
  )
  return {
    words: `: ${words}`,
    facts: rows.flatMap((row, at) => [
      named(`name_${letters(at)}`, row.name),
      ...(isOne ? [] : [money(`worth_${letters(at)}`, row.gross, row.name)]),
      ...(isOne || !isBid(row)
        ? []
        : [percent(`chance_${letters(at)}`, row.probability, `Chance of ${row.name}`)]),
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
  const shown = proposed.slice(0, namedMax)
  const words = shown.map((_, at) => `{{name_${letters(at)}}} ({{chance_${letters(at)}}})`)
  const names = listed(likely.length > 0 ? words.slice(0, likely.length) : words)
  const others = words.slice(likely.length)
  const less = others.length > 0 ? ` Less likely: ${listed(others)}.` : ''
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
        ? `{{likely}} of {{count}} ${noun} not yet won ${likely.length === 1 ? 'is' : 'are'} likelier won than not, by the chances entered: ${names}.${less}`
        : `None of {{count}} ${noun} not yet won is likelier won than not, by the chances entered: ${names}.`,
    facts,
  }
}
