// The ids of lines as the contract writes them, and back: a series by its own id, everything else
// by what it is.
import type { Part } from '@plimsoll/domain/forecast/engine'

/** What a line of the forecast is. */
export type Line =
  | { readonly kind: 'series'; readonly seriesId: string }
  | {
      readonly kind: 'rest'
      readonly side: 'in' | 'out'
      readonly subCategory: string
      readonly merchantId: string | null
    }
  /** A configuration of the user's own, or one laid over a merchant or sub-category. */
  | { readonly kind: 'rule'; readonly configurationId: string }
  | { readonly kind: 'tax'; readonly tax: string }
  | { readonly kind: 'one_off'; readonly oneOffId: string }
  /** What a sales project brings in, or what it costs. */
  | { readonly kind: 'project'; readonly projectId: string; readonly side: 'in' | 'out' }
  | { readonly kind: 'invoice'; readonly invoiceId: string }

/** The id of a line. */
export function lineIdOf(line: Line): string {
  switch (line.kind) {
    case 'series':
      return line.seriesId
    case 'rest':
      return `rest.${line.side}.${line.subCategory}.${line.merchantId ?? '-'}`
    case 'rule':
      return `rule.${line.configurationId}`
    case 'tax':
      return `tax.${line.tax}`
    case 'one_off':
      return `one_off.${line.oneOffId}`
    case 'project':
      return line.side === 'in' ? `project.${line.projectId}` : `project.${line.projectId}.out`
    case 'invoice':
      return `invoice.${line.invoiceId}`
  }
}

/** The line an id names. What has no prefix of ours is a series. */
export function readLineId(id: string): Line {
  const [kind, first = '', second = '', third = ''] = id.split('.')
  if (kind === 'rest' && (first === 'in' || first === 'out'))
    return { kind, side: first, subCategory: second, merchantId: third === '-' ? null : third }
  if (kind === 'rule') return { kind, configurationId: first }
  if (kind === 'tax') return { kind, tax: first }
  if (kind === 'one_off') return { kind, oneOffId: first }
  if (kind === 'project') return { kind, projectId: first, side: second === 'out' ? 'out' : 'in' }
  if (kind === 'invoice') return { kind, invoiceId: first }
  return { kind: 'series', seriesId: id }
}

/**
 * The line that a part of the forecast belongs to. `lineOfRule` returns the line that a rule stands
 * for.
 */
export function lineOfPart(part: Part, lineOfRule: (ruleId: string) => Line | null): Line {
  const id = part.sourceId ?? ''
  switch (part.source) {
    case 'series':
      return { kind: 'series', seriesId: id }
    case 'rule':
      return lineOfRule(id) ?? { kind: 'rule', configurationId: id }
    case 'tax':
      return { kind: 'tax', tax: id }
    case 'one_off':
      return { kind: 'one_off', oneOffId: id }
    case 'project':
      return { kind: 'project', projectId: id, side: part.side }
    case 'invoice':
      return { kind: 'invoice', invoiceId: id }
    case 'remainder':
      return {
        kind: 'rest',
        side: part.side,
        subCategory: part.subCategory,
        merchantId: part.merchantId,
      }
  }
}
