// The navigation as data: what is shown of what is built, and where an address belongs.
import { expect, test } from 'vitest'
import { destinationsOf, linksOf, placeAt, sectionsOf } from './navigation.ts'
import { page } from './page-table.ts'

const built = (...paths: string[]) =>
  paths.map((path) => page(path, path, async () => ({ default: () => null })))
const most = built(
  '/integration',
  '/cash-flow/rules',
  '/cash-flow/edit-transaction',
  '/cash-flow/forecast/:category?/:merchant?/:seriesId?',
  '/cash-flow',
  '/dashboard',
  '/cash-flow/accuracy',
)

test('sections keep the order of the specification, whatever the order of the routes', () => {
  expect(sectionsOf(most).map(({ label }) => label)).toEqual([
    'Dashboard',
    'Cash flow',
    'Analysis',
    'Integrations',
  ])
})

test('a section without its own page leads to the first of its pages', () => {
  const analysis = sectionsOf(most).find(({ label }) => label === 'Analysis')
  expect(analysis?.link.path).toBe('/cash-flow/accuracy')
  const whole = sectionsOf([...most, ...built('/analysis')])
  expect(whole.find(({ label }) => label === 'Analysis')?.link.path).toBe('/analysis')
})

test('the pages of a section hold their tabs, and only built ones', () => {
  const [, cashFlow] = sectionsOf(most)
  if (!cashFlow) throw new Error('no cash flow')
  expect(cashFlow.pages.map(({ label }) => label)).toEqual(['Table', 'Forecast', 'Transactions'])
  expect(linksOf(cashFlow).map(({ label }) => label)).toEqual([
    'Table',
    'Forecast',
    'Transactions',
    'Rules',
  ])
})

test.each([
  ['/cash-flow', 'Cash flow', 'Table'],
  ['/cash-flow/forecast/out.people/x', 'Cash flow', 'Forecast'],
  ['/cash-flow/rules', 'Cash flow', 'Rules'],
  ['/cash-flow/accuracy', 'Analysis', 'Accuracy'],
  ['/dashboard', 'Dashboard', 'Dashboard'],
])('%s belongs to %s, %s', (address, section, label) => {
  const place = placeAt(address, sectionsOf(most))
  expect(place?.section.label).toBe(section)
  expect(linksOf(place?.section as never).includes(place?.link as never)).toBe(true)
  expect(place?.link.label).toBe(label)
})

test('a page outside of the sections belongs to none', () => {
  expect(placeAt('/addbank', sectionsOf(most))).toBeNull()
})

test('every destination stands once and no two share a key', () => {
  const all = destinationsOf(
    built(
      ...['/dashboard', '/cash-flow', '/cash-flow/forecast', '/cash-flow/scenarios'],
      ...['/cash-flow/recurring', '/cash-management', '/cash-flow/edit-transaction'],
      ...['/cash-flow/rules', '/cash-flow/categories', '/cash-flow/merchants'],
      ...['/cash-management/tax', '/cash-management/calendar'],
      ...['/cash-flow/changes', '/analysis', '/cash-flow/accuracy', '/reports/weekly'],
      ...['/sales/projects', '/sales/subscription', '/sales/products', '/integration'],
      ...['/help', '/addbank'],
    ),
  )
  expect(all).toHaveLength(22)
  expect(new Set(all.map(({ path }) => path)).size).toBe(22)
  const keys = all.map(({ key }) => key)
  expect(keys).not.toContain(undefined)
  expect(new Set(keys).size).toBe(22)
})
