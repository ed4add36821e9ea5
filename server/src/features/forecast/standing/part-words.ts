// How parts of the forecast are named and explained, in words.
import { dayAndMonth } from '@plimsoll/domain/date-words'
import type { BaseForecast, Part } from '@plimsoll/domain/forecast/engine'
import { describeSeries } from '@plimsoll/domain/forecast/recurring/describe'
import { projectPartOf } from '@plimsoll/domain/sales/forecast-parts'
import { type CategoryNames, nameOfSubCategory } from '../../../books/categories/names.ts'
import type { SavedChanges } from '../overlay/saved-changes.ts'
import type { Run } from '../run/run.ts'

/**
 * What naming needs: who the merchants are, what categories are called, what was found, what was
 * saved.
 */
export type Namer = {
  names: ReadonlyMap<string, string>
  categoryNames: CategoryNames
  base: BaseForecast
  run: Run
  changes: SavedChanges
}

/** Who a part is about: the merchant, or the sub-category where nobody is named. */
export function partLabel(part: Part, { names, categoryNames, changes }: Namer): string {
  const merchant = part.merchantId ? names.get(part.merchantId) : undefined
  if (part.source === 'one_off')
    return changes.oneOffs.find(({ id }) => id === part.sourceId)?.note ?? 'A payment you expect'
  if (part.source === 'invoice')
    return (
      merchant ?? changes.invoices.find(({ id }) => id === part.sourceId)?.party ?? 'An invoice'
    )
  if (part.source === 'project') return projectPartOf(part)?.project ?? 'A sales project'
  if (part.source === 'rule') {
    const rule = ruleOf(part.sourceId, changes)
    return rule?.name ?? merchant ?? nameOfSubCategory(part.subCategory, categoryNames)
  }
  return merchant ?? nameOfSubCategory(part.subCategory, categoryNames)
}

/** The configuration that a rule belongs to. */
export function ruleOf(
  ruleId: string | null,
  changes: SavedChanges,
): SavedChanges['configurations'][number] | undefined {
  return changes.configurations.find((configuration) =>
    configuration.rules.some(({ id }) => id === ruleId),
  )
}

/** How a part was found, without a full stop. */
export function partWords(part: Part, namer: Namer): string {
  switch (part.source) {
    case 'series': {
      const series = namer.base.series.find(({ id }) => id === part.sourceId)
      return series ? describeSeries(series) : 'A payment that repeats'
    }
    case 'remainder':
      return methodOf(part, namer.base)
    case 'tax':
      return taxWords(part, namer.run)
    case 'rule':
      return 'As you entered it'
    case 'one_off':
      return 'You expect this once'
    case 'project':
      return projectWords(part)
    case 'invoice':
      return invoiceWords(part, namer)
  }
}

/** "Deposit, due 15 December, counted at 60 %". */
function projectWords(part: Part): string {
  const { label, weight } = projectPartOf(part) ?? { label: 'From a sales project', weight: 100 }
  const due = `${label}, due ${dayAndMonth(part.due ?? part.day ?? '')}`
  return weight === 100 ? due : `${due}, counted at ${weight}%`
}

function invoiceWords(part: Part, { changes }: Namer): string {
  const invoice = changes.invoices.find(({ id }) => id === part.sourceId)
  const noun = part.amount < 0 ? 'Bill' : 'Invoice'
  const name = invoice?.number ? `${noun} ${invoice.number}` : noun
  return `${name}, due ${dayAndMonth(part.due ?? part.day ?? '')}`
}

function taxWords(part: Part, { taxes }: Run): string {
  const tax = taxes.find(({ kind, due }) => kind === part.sourceId && due === part.due)
  return tax ? tax.basis.replace(/\.$/, '') : 'An estimate from your bank data'
}

function methodOf(part: Part, base: BaseForecast): string {
  const line = base.remainder.find(
    (each) =>
      each.month === part.month &&
      each.side === part.side &&
      each.subCategory === part.subCategory &&
      each.merchantId === part.merchantId,
  )
  return line?.method ?? 'What your past months suggest'
}
