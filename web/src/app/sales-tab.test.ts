// Which tab of the sales header an address chooses.
import { expect, test } from 'vitest'
import { salesTabAt } from './sales-tab.ts'

test.each([
  ['/sales/projects', 'Project'],
  ['/sales/projects/0197f9d4-8f5b-7c3a-9d5e-0a1b2c3d4e5f', 'Project'],
  ['/sales/projects/subscription-products', 'Project'],
  ['/sales/subscription', 'Subscription'],
  ['/sales/products', 'Products'],
])('R-147 %s chooses the tab %s', (path, label) => {
  expect(salesTabAt(path).label).toBe(label)
})

test('R-148 a path with none of the three words chooses Project', () => {
  expect(salesTabAt('/sales').label).toBe('Project')
})
