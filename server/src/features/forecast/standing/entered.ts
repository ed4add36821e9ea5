// What the user entered, which is due without any forecast.
import type { Part } from '@plimsoll/domain/forecast/engine'
import type { UnknownOutlook } from '@plimsoll/domain/outlook/outlook'

const enteredSources: ReadonlySet<Part['source']> = new Set([
  'one_off',
  'rule',
  'invoice',
  'project',
])

/**
 * What is due where nothing is forecast. Of old bank data nothing is: it can't show what has been
 * paid since.
 */
export function dueWithoutForecast<T extends Pick<Part, 'source'>>(
  items: readonly T[],
  { reason }: UnknownOutlook,
): T[] {
  return reason === 'old_data' ? [] : items.filter(({ source }) => enteredSources.has(source))
}
