// The order in which rules are worked out: a share of a line comes after everything that lands on
// that line.
import { Problem } from '../../problem.ts'
import { isOnLines } from './adjust.ts'
import type { Rule } from './rule.ts'

/**
 * The rules so that each comes after those its percentage is taken of. Refuses a share of a line
 * that, by whatever way, is a share of itself.
 */
export function inOrder(rules: readonly Rule[]): Rule[] {
  const ordered: Rule[] = []
  const state = new Map<Rule, 'open' | 'done'>()
  const visit = (rule: Rule): void => {
    if (state.get(rule) === 'done') return
    if (state.get(rule) === 'open') throw circle()
    state.set(rule, 'open')
    for (const other of needs(rule, rules)) visit(other)
    state.set(rule, 'done')
    ordered.push(rule)
  }
  for (const rule of rules) visit(rule)
  return ordered
}

function needs({ amount }: Rule, rules: readonly Rule[]): Rule[] {
  if (amount.kind === 'fixed') return []
  return rules.filter((other) => isOnLines(other, amount.base))
}

function circle(): Problem {
  return new Problem(
    'invalid',
    'A rule is a percentage of a line that it is itself a part of. Take the percentage of another line.',
  )
}
