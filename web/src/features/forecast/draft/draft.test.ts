// The draft: what replaces what, what can be taken back, and what the calls receive.
import { minor } from '@plimsoll/domain/money'
import { expect, test } from 'vitest'
import { type Change, changeKeys, changesetOf, type Draft, reduceDraft } from './draft.ts'

const hiding = (seriesId: string, hide = true): Change => ({
  key: changeKeys.hiding(seriesId),
  about: seriesId,
  kind: 'hiding',
  seriesId,
  hide,
})
const configuring = (seriesId: string, name: string): Change => ({
  key: changeKeys.line(seriesId),
  about: name,
  kind: 'configuration',
  configuration: { line_id: seriesId, sub_category: 'rent', name, rules: [] },
})
const made = (...changes: Change[]) =>
  changes.reduce<Draft>((draft, change) => reduceDraft(draft, { type: 'put', change }), [])

test('a later change of the same line replaces the earlier one and keeps its place', () => {
  const draft = made(configuring('a', 'first'), hiding('b'), configuring('a', 'second'))
  expect(draft.map(({ about }) => about)).toEqual(['second', 'b'])
})

test('each change can be taken back by itself, and all can be discarded', () => {
  const draft = made(hiding('a'), hiding('b'))
  const key = changeKeys.hiding('a')
  expect(reduceDraft(draft, { type: 'take back', key })).toEqual([hiding('b')])
  expect(reduceDraft(draft, { type: 'discard' })).toEqual([])
})

test('R-120 the calls receive every kind of change in its own list', () => {
  const draft = made(
    configuring('a', 'rent'),
    hiding('b'),
    {
      key: changeKeys.occurrence('c', '2026-12-01'),
      about: 'c',
      kind: 'decision',
      decision: { line_id: 'c', due: '2026-12-01', kind: 'cancel' },
    },
    {
      key: 'one-off 1',
      about: 'van',
      kind: 'one_off',
      oneOff: { day: '2027-01-10', amount: minor(-900_000), sub_category: 'vehicles', note: 'Van' },
    },
    { key: changeKeys.removed('x'), about: 'x', kind: 'removed_one_off', id: 'x' },
  )
  expect(changesetOf(draft)).toEqual({
    customConfigurations: [{ line_id: 'a', sub_category: 'rent', name: 'rent', rules: [] }],
    hidden: [{ seriesId: 'b', hide: true }],
    decisions: [{ line_id: 'c', due: '2026-12-01', kind: 'cancel' }],
    one_offs: [{ day: '2027-01-10', amount: -900_000, sub_category: 'vehicles', note: 'Van' }],
    removed_one_offs: ['x'],
  })
})
