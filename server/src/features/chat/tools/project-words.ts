// What a sales project is worth and what its stages bring, in words: values as they were entered,
// with whether VAT is in them, and a bid as what it would bring if it is won.
import { type Day, daysBetween } from '@plimsoll/domain/calendar'
import type { Minor } from '@plimsoll/domain/money'
import type { Project } from '@plimsoll/domain/sales/project'
import type { SettledMilestone, SettledProject } from '@plimsoll/domain/sales/settle'
import { date, days, type Fact, money, named, type ToolResult } from '../facts.ts'
import { listed } from '../listed.ts'
import { letters } from './compare-tools.ts'

type Sentence = Pick<ToolResult, 'template' | 'facts'>

/** "£38,000.00 before VAT (£45,600.00 with it)": the value as it was entered. */
export function worthOf(
  { value, vat }: Pick<Project, 'value' | 'vat'>,
  gross: Minor,
): { words: string; facts: readonly Fact[] } {
  const own = money('value', value, 'Value')
  if (vat.included && value === gross && vat.rate !== 'none')
    return { words: '{{value}} with VAT in it', facts: [own] }
  if (value === gross) return { words: '{{value}}', facts: [own] }
  return {
    words: '{{value}} before VAT, {{gross}} with it',
    facts: [own, money('gross', gross, 'Value with VAT')],
  }
}

/** What has come of a project and what is still to come, or would if a bid is won. */
export function stillToCome({
  received,
  open,
  isBid,
}: {
  received: Minor
  open: Minor
  isBid: boolean
}): { words: string; facts: readonly Fact[] } {
  const facts = [money('open', open, isBid ? 'If it is won' : 'Still to come')]
  if (isBid) return { words: 'If it’s won, {{open}} is to come; none of it is certain yet.', facts }
  if (received === 0)
    return { words: 'Nothing has come in yet, and {{open}} is still to come.', facts }
  return {
    words:
      open === 0
        ? 'All of it, {{received}}, has come in.'
        : '{{received}} has come in, and {{open}} is still to come.',
    facts: [...(open === 0 ? [] : facts), money('received', received, 'Received')],
  }
}

/** ", the oldest due on 20 October 2026, 31 days ago": how late what is overdue of a project is. */
export function lateBy({ milestones }: SettledProject, today: Day): Sentence {
  const late = milestones
    .filter(({ state }) => state === 'overdue')
    .map(({ due }) => due)
    .sort()
  const [oldest] = late
  if (oldest === undefined) return { template: '', facts: [] }
  return {
    template: `, ${late.length === 1 ? '' : 'the oldest '}due on {{late_due}}, {{late_days}} ago`,
    facts: [
      date('late_due', oldest, 'Due'),
      days('late_days', daysBetween(oldest, today), 'Days late'),
    ],
  }
}

const stagesShown = 5

/** The stages whose label holds a word, with their amounts and days; all of them if none does. */
export function stagesOf({ project, milestones }: SettledProject, word: string): Sentence {
  const name = named('name', project.name)
  const kept = milestones.filter(({ state }) => state !== 'removed')
  const called = kept.filter(({ label }) => label.toLowerCase().includes(word))
  const meant = called.length > 0 ? called : stageAt(kept, word)
  const isBid = project.status === 'Proposed'
  // What a lost bid would have brought is neither due nor late.
  if (project.status === 'Lost' || project.status === 'Cancelled')
    return {
      template: `{{name}} was ${project.status.toLowerCase()}, so nothing of it is expected.`,
      facts: [name],
    }
  if (kept.length === 0) return { template: 'No stages of {{name}} are entered.', facts: [name] }
  const shown = (meant.length > 0 ? meant : kept).slice(0, stagesShown)
  const isOne = shown.length === 1
  const parts = shown.map((stage, at) =>
    stageWords(stage, { letter: letters(at), isBid, ofName: isOne ? ' of {{name}}' : '' }),
  )
  const opening =
    meant.length > 0 || /^stages?$/.test(word) ? '' : 'No stage of {{name}} goes by that name. '
  const listing = listed(parts.map(({ words }) => words))
  const condition = isOne
    ? ' It comes only if the bid is won.'
    : ' They come only if the bid is won.'
  return {
    template: `${opening}${isOne ? '' : 'Of {{name}}, '}${listing}.${isBid ? condition : ''}`,
    facts: [...parts.flatMap(({ facts }) => facts), name],
  }
}

const places: Readonly<Record<string, number>> = { first: 0, second: 1, third: 2, fourth: 3 }
const partsOf: Readonly<Record<string, number>> = { half: 2, third: 3, quarter: 4 }

// "The second instalment", by the days they are due; a half is one of two.
function stageAt(stages: readonly SettledMilestone[], word: string): SettledMilestone[] {
  const [place = '', part = ''] = word.split(' ')
  const number = partsOf[part]
  if (number !== undefined && stages.length !== number) return []
  const inOrder = [...stages].sort((a, b) => (a.due < b.due ? -1 : 1))
  const isLast = place === 'last' || place === 'final'
  const at = isLast ? inOrder.length - 1 : places[place]
  const found = at === undefined ? undefined : inOrder[at]
  return found ? [found] : []
}

function stageWords(
  { label, gross, vat, due, expectedOn, state, received, matches }: SettledMilestone,
  { letter, isBid, ofName }: { letter: string; isBid: boolean; ofName: string },
): { words: string; facts: readonly Fact[] } {
  const id = (kind: string) => `${kind}_${letter}`
  const stage = { ...named(id('stage'), ''), value: label, label: 'Stage' }
  const last = matches.at(-1)?.day
  if (state === 'met' && last)
    return {
      words: `{{${id('amount')}}} came in on {{${id('day')}}} for “{{${id('stage')}}}”${ofName}`,
      facts: [money(id('amount'), received, label), date(id('day'), last, 'Received'), stage],
    }
  const amount = money(id('amount'), gross, label)
  const withVat = vat === 0 ? '' : ' with VAT'
  const dueFact = date(id('due'), due, 'Due')
  if (state === 'overdue')
    return {
      words: `“{{${id('stage')}}}”${ofName} is {{${id('amount')}}}${withVat} and overdue since {{${id('due')}}}`,
      facts: [amount, dueFact, stage],
    }
  const isSameDay = due === expectedOn
  return {
    words: `“{{${id('stage')}}}”${ofName} is {{${id('amount')}}}${withVat}, ${isBid ? 'planned for' : 'due on'} {{${id('due')}}}${isSameDay || isBid ? '' : ` and expected on {{${id('day')}}}`}`,
    facts: [
      amount,
      dueFact,
      ...(isSameDay || isBid ? [] : [date(id('day'), expectedOn, 'Expected')]),
      stage,
    ],
  }
}
