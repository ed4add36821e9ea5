// What a sales project costs, and what would be missing without it.
import { type Minor, magnitude, minor, sum } from '@plimsoll/domain/money'
import { figuresOf } from '@plimsoll/domain/sales/figures'
import type { SettledProject } from '@plimsoll/domain/sales/settle'
import { money, named, percent, type ToolResult } from '../facts.ts'

type Sentence = Pick<ToolResult, 'template' | 'facts'>

const openCosts = ({ costs }: SettledProject) =>
  sum(costs.flatMap(({ payments }) => payments.map(({ open }) => open)))

/** The costs of a project: in whole, before VAT, and still to be paid. */
export function costsOf(settled: SettledProject): Sentence {
  const name = named('name', settled.project.name)
  const { cost } = figuresOf(settled)
  if (settled.costs.length === 0)
    return { template: 'No costs of {{name}} are entered.', facts: [name] }
  return {
    template:
      '{{name}} is planned to cost {{cost}} before VAT; {{open}}, with any VAT, is still to be paid.',
    facts: [
      money('cost', cost, 'Costs before VAT'),
      money('open', openCosts(settled), 'Still to be paid'),
      name,
    ],
  }
}

/** What is left of a project's revenue after its costs. */
export function marginOf(
  { margin, client }: { margin: number | null; client: { name: string } },
  settled: SettledProject,
): Sentence {
  const about = [named('name', settled.project.name), named('client', client.name)]
  if (margin === null)
    return {
      template: 'No revenue of {{name}} for {{client}} is entered, so it has no margin.',
      facts: about,
    }
  const { revenue, cost, marginAmount } = figuresOf(settled)
  const beforeVat = settled.project.vat.rate === 'none' ? '' : ' before VAT'
  const none = settled.costs.length === 0 ? ' No costs of it are entered.' : ''
  const isBid = settled.project.status === 'Proposed'
  const verb = isBid ? 'would bring' : 'brings'
  return {
    template: `{{name}} for {{client}} ${verb} {{revenue}}${beforeVat} and ${isBid ? 'cost' : 'costs'} {{cost}}: a margin of {{amount}}, {{margin}} of what it brings.${none}`,
    facts: [
      money('amount', marginAmount, 'Net revenue less costs'),
      percent('margin', margin, 'Margin'),
      money('revenue', revenue, `Revenue${beforeVat}`),
      money('cost', cost, `Costs${beforeVat}`),
      ...about,
    ],
  }
}

/** How much of what a client pays for a project is VAT. */
export function vatOf(
  { gross, net }: { gross: Minor; net: Minor },
  settled: SettledProject,
): Sentence {
  const name = named('name', settled.project.name)
  const vat = minor(gross - net)
  const all = money('gross', gross, 'With VAT')
  if (vat === 0) return { template: 'No VAT is in the {{gross}} of {{name}}.', facts: [all, name] }
  return {
    template:
      '{{vat}} of the {{gross}} of {{name}} is VAT: before it the project is worth {{net}}.',
    facts: [money('vat', vat, 'VAT'), all, money('net', net, 'Before VAT'), name],
  }
}

/** What would no longer come in or go out if a project were lost. */
export function lossOf(settled: SettledProject): Sentence {
  const { project, milestones } = settled
  const name = named('name', project.name)
  const into = sum(milestones.map(({ open }) => open))
  const out = openCosts(settled)
  const { marginAmount } = figuresOf(settled)
  const net = minor(into - out)
  if (into === 0 && out === 0)
    return {
      template:
        'Nothing of {{name}} is still to come in or go out, so losing it would change nothing.',
      facts: [name],
    }
  const costs = out === 0 ? '' : ' and {{out}} of its costs would not go out'
  const isBid = project.status === 'Proposed'
  return {
    template: `Without {{name}}, {{into}} would not come in${costs}: {{net}} ${net < 0 ? 'more' : 'less'} cash, VAT included. Before VAT it would bring {{margin}} after all its costs${isBid ? ', if it is won' : ''}.`,
    facts: [
      money('net', magnitude(net), 'Less cash'),
      money('into', into, 'Would not come in'),
      ...(out === 0 ? [] : [money('out', out, 'Would not go out')]),
      money('margin', marginAmount, 'Value less costs, before VAT'),
      name,
    ],
  }
}
