// What can be chosen when a what-if is written: sides, categories and merchants to change by
// percent, and lines whose payments can be moved.
import type { ForecastLine } from '@plimsoll/contract/forecast'
import { money } from '../../../format/amount.ts'
import { inSentence } from '../../../format/in-sentence.ts'
import { sideWords } from '../levels.ts'
import { bySide, tabOf } from '../line-words.ts'
import type { Scaling } from './what-ifs.ts'

/** A target of a change in percent, as a select names it. */
type Target = {
  readonly value: string
  readonly label: string
  readonly group: string
  readonly target: Pick<Scaling, 'kind' | 'side' | 'of'>
}

/** Sides, then categories, then merchants, each under its side. */
export function targetsOf(lines: readonly ForecastLine[]): Target[] {
  const active = lines.filter((line) => tabOf(line) === 'active')
  const targets = new Map<string, Target>()
  const add = (label: string, group: string, target: Target['target']) => {
    const value = [target.kind, target.side, target.of ?? ''].join(':')
    if (!targets.has(value)) targets.set(value, { value, label, group, target })
  }
  for (const side of ['in', 'out'] as const)
    if (active.some((line) => line.side === side))
      add(`All ${sideWords[side].toLowerCase()}`, 'Everything', { kind: 'side', side })
  for (const { side, category, category_label } of byName(active, 'category_label'))
    add(category_label, `Categories, ${sideWords[side].toLowerCase()}`, {
      kind: 'category',
      side,
      of: category,
    })
  for (const { side, merchant_id, merchant } of byName(active, 'merchant'))
    if (merchant_id)
      add(merchant, `Merchants, ${sideWords[side].toLowerCase()}`, {
        kind: 'merchant',
        side,
        of: merchant_id,
      })
  return [...targets.values()]
}

/**
 * Lines whose single payments are known and to come; money out first, the largest first. Sales
 * projects are changed in the project.
 */
export function datedLines(lines: readonly ForecastLine[]): ForecastLine[] {
  return lines
    .filter((line) => tabOf(line) === 'active' && line.next !== null && dated.has(line.state))
    .sort(
      (a, b) =>
        b.side.localeCompare(a.side) ||
        Math.abs(b.next?.amount ?? 0) - Math.abs(a.next?.amount ?? 0),
    )
}

const dated = new Set<ForecastLine['state']>(['confirmed', 'detected', 'rule', 'tax'])

/** A line for a select: "Bright Offices, £900.00 every month". */
export function lineWords(line: ForecastLine): string {
  const amount = line.next ? money(bySide(line.next.amount, line.side)) : ''
  return [line.merchant, [amount, inSentence(line.cadence_words ?? '')].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ')
}

function byName(
  lines: readonly ForecastLine[],
  name: 'category_label' | 'merchant',
): ForecastLine[] {
  return [...lines].sort(
    (a, b) => a.side.localeCompare(b.side) || a[name].localeCompare(b[name], 'en-GB'),
  )
}
