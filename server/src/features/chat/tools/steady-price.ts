// Whether payments are all of one amount, and whether a price moved when somebody takes it for
// granted that it did.
import { type Minor, minor } from '@plimsoll/domain/money'
import type { ToolCall } from '@plimsoll/domain/question/tool-call'
import type { FlowRow } from '../../../books/figures/flows.store.ts'
import { count, date, type Fact, money, named, span, type ToolResult } from '../facts.ts'
import type { ToolContext } from '../tool-context.ts'
import { payeeOf } from './flow-words.ts'

type Args = Extract<ToolCall, { tool: 'price_change' }>['args']
type Words = Pick<ToolResult, 'template' | 'facts'>

/** "Is Bupa always the same amount?": the latest payments first. */
export function steadyWords(
  context: ToolContext,
  args: Args,
  rows: readonly [FlowRow, ...FlowRow[]],
): Words {
  const [latest] = rows
  const amounts = rows.map(({ amount }) => amount)
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
  const way = args.side === 'in' ? 'from' : 'to'
  const facts: Fact[] = [
    count('count', rows.length, 'Payments'),
    money('latest', latest.amount, 'Latest payment'),
    date('day', latest.day, 'Latest payment'),
    span('period', args.period.label),
    named('name', payeeOf(latest, context)),
  ]
  if (least === most) {
    const holds = args.claimed === undefined || args.claimed === least
    return {
      template: `${holds === (args.steady === 'same') ? 'Yes' : 'No'}: ${rows.length === 1 ? `the only payment ${way} {{name}} in {{period}} is` : `all {{count}} payments ${way} {{name}} in {{period}} are`} {{latest}}.`,
      facts,
    }
  }
  const step = stepOf(rows)
  const differs = args.steady === 'same' ? 'No' : 'Yes'
  return {
    template: step
      ? `${differs}: {{name}} ${args.side === 'in' ? 'has paid' : 'has been'} {{latest}} since {{since}}; before that it was {{before}}.`
      : `${differs}: the {{count}} payments ${way} {{name}} in {{period}} range from {{least}} to {{most}}; the latest was {{latest}} on {{day}}.`,
    facts: [
      ...facts,
      ...(step
        ? [date('since', step.since, 'Since'), money('before', step.before, 'Before that')]
        : [money('least', minor(least), 'Smallest'), money('most', minor(most), 'Largest')]),
    ],
  }
}

/**
 * The one day on which a price that was the same before and after moved, of payments from the
 * latest back; null where there is none.
 */
export function stepOf(
  rows: readonly Pick<FlowRow, 'amount' | 'day'>[],
): { since: string; before: Minor } | null {
  const at = rows.findIndex(({ amount }) => amount !== rows[0]?.amount)
  const [since, before] = [rows[at - 1], rows[at]]
  const isOne = rows.slice(at).every(({ amount }) => amount === before?.amount)
  const isHeld = at > 1 || rows.length - at > 1
  return since && before && isOne && isHeld ? { since: since.day, before: before.amount } : null
}

/** "Marlow cut our rent in July, how much has that saved us?" */
export function movedWords(
  context: ToolContext,
  args: Args & { moved: NonNullable<Args['moved']> },
  rows: readonly [FlowRow, ...FlowRow[]],
): Words {
  const { way, period } = args.moved
  const [latest] = rows
  const name = named('name', payeeOf(latest, context))
  const claimed = date('claimed', period.from, 'From')
  const since = rows.filter(({ day }) => day >= period.from)
  const before = rows.filter(({ day }) => day < period.from)
  const isOneAmount = rows.every(({ amount }) => amount === latest.amount)
  if (isOneAmount)
    return {
      template:
        'No: all {{count}} payments to {{name}} in your records are {{latest}}, so nothing changed in {{against}}.',
      facts: [
        count('count', rows.length, 'Payments'),
        money('latest', latest.amount, 'Latest payment'),
        span('against', period.label),
        name,
      ],
    }
  const [last] = before
  const first = since.at(-1)
  if (!last || !first)
    return {
      template: `There were no payments to {{name}} ${last ? 'since' : 'before'} {{claimed}} to set against the others.`,
      facts: [name, claimed],
    }
  const change = minor(first.amount - last.amount)
  const isSteady =
    before[1]?.amount === last.amount && (since.length < 2 || since.at(-2)?.amount === first.amount)
  if (!isSteady || first.day > period.to) return variedWords({ before, since, name, claimed })
  const holds = way === 'more' ? change > 0 : change < 0
  const extra = since.reduce((sum, { amount }) => sum + amount - last.amount, 0)
  return {
    template: holds
      ? `Yes: {{name}} went from {{before}} to {{after}} on {{day}}, which has ${change > 0 ? 'cost you' : 'saved you'} {{extra}} over the {{count}} payments since.`
      : 'No: {{name}} was {{before}} before {{claimed}} and {{after}} on {{day}}.',
    facts: [
      money('extra', minor(Math.abs(extra)), change > 0 ? 'Paid more' : 'Saved'),
      money('before', last.amount, 'Before'),
      money('after', first.amount, 'After'),
      date('day', first.day, 'Date'),
      count('count', since.length, 'Payments since'),
      name,
      claimed,
    ],
  }
}

// Of somebody whose every payment is another amount no price is known: their averages are.
function variedWords({
  before,
  since,
  name,
  claimed,
}: {
  before: readonly FlowRow[]
  since: readonly FlowRow[]
  name: Fact
  claimed: Fact
}): Words {
  const meanOf = (rows: readonly FlowRow[]) =>
    minor(Math.round(rows.reduce((sum, { amount }) => sum + amount, 0) / rows.length))
  return {
    template:
      'The payments to {{name}} vary, so the bank data shows no price: they averaged {{mean_before}} before {{claimed}} and {{mean_since}} since.',
    facts: [
      money('mean_before', meanOf(before), 'Average before'),
      money('mean_since', meanOf(since), 'Average since'),
      name,
      claimed,
    ],
  }
}
