// Names as banks clip them, found by their full words.
import { expect, test } from 'vitest'
import { ClippedNames } from './clipped-names.ts'

const merchants = [
  'Northumbrld CC Eyee FNDG',
  'Northern Gas',
  'Northumbrian Water',
  'S Glos Council',
  'Trevose Structural Eng',
  'Parkin Lndscapes',
  'Marlow Props',
]
const names = new ClippedNames({
  merchants: merchants.map((name) => ({ id: name, name, aliases: [] })),
  subCategories: [],
  accounts: [],
})
const found = (text: string) => {
  const fit = names.at(text.split(' '), 0)
  return fit && [fit.subjects.map(({ name }) => name).join('+'), fit.end]
}

test.each([
  ['northumberland county council', 'Northumbrld CC Eyee FNDG', 3],
  ['northumberland cc', 'Northumbrld CC Eyee FNDG', 2],
  ['northumberland council', 'Northumbrld CC Eyee FNDG', 2],
  ['northumberland this year', 'Northumbrld CC Eyee FNDG', 1],
  ['south gloucestershire council', 'S Glos Council', 3],
  ['parkin landscapes', 'Parkin Lndscapes', 2],
  ['marlow properties', 'Marlow Props', 2],
])('%s is %s', (text, name, end) => {
  expect(found(text)).toEqual([name, end])
})

test.each(['newcastle county council', 'northern rail', 'south staffordshire water', 'water'])(
  '%s is nobody',
  (text) => {
    expect(found(text)).toBeNull()
  },
)
