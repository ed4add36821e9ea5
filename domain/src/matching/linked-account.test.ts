// Which account of before a bank's account is, by each thing that may differ.
import { expect, test } from 'vitest'
import { linkedBefore } from './linked-account.ts'

const link = {
  connection_id: 'c1',
  provider_id: 'p1',
  institution_id: 'lloyds',
  key: null,
  reference: '1234',
  kind: 'card',
  currency: 'GBP',
}
const account = { id: 'p2', key: null, reference: '1234', kind: 'card', currency: 'GBP' }

type Link = Omit<typeof link, 'key'> & { key: string | null }

const linked = (
  shared: Partial<Omit<typeof account, 'key'>> & { key?: string | null },
  links: readonly Partial<Link>[],
  others: readonly (typeof account)[] = [],
) =>
  linkedBefore(
    { ...account, ...shared },
    {
      connectionId: 'c1',
      institutionId: 'lloyds',
      links: links.map((more) => ({ ...link, ...more })),
      shared: others,
    },
  )?.provider_id

test.each([
  ['its id at this connection', { id: 'p1', reference: '9' }, [{}], 'p1'],
  [
    'its id at another connection',
    { id: 'p1', reference: '9' },
    [{ connection_id: 'c2' }],
    undefined,
  ],
  ['its id in another currency', { id: 'p1' }, [{ currency: 'EUR' }], undefined],
  ['its number', { key: 'k' }, [{ provider_id: 'p3' }, { provider_id: 'p4', key: 'k' }], 'p4'],
  ['another number', { key: 'k' }, [{}, { key: 'j' }], undefined],
  ['its last digits', {}, [{}], 'p1'],
  ['other digits', {}, [{ reference: '4321' }], undefined],
  ['its digits at another bank', {}, [{ institution_id: 'hsbc' }], undefined],
  ['its digits with another kind', {}, [{ kind: 'current' }], undefined],
  ['its digits where a number is known', {}, [{ key: 'k' }], undefined],
  ['its digits twice', {}, [{}, { provider_id: 'p3' }], undefined],
])('by %s', (_, shared, links, id) => {
  expect(linked(shared, links)).toBe(id)
})

test('what the bank still shares under its old id is no other account', () => {
  expect(linked({}, [{}], [{ ...account, id: 'p1' }])).toBeUndefined()
})
