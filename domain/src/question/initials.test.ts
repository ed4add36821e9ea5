// Names that are initials are mistyped in their order alone.
import { expect, test } from 'vitest'
import { isOtherInitials } from './initials.ts'
import type { Subject } from './subject.ts'

const dvla: Subject = { kind: 'merchant', ids: ['1'], name: 'DVLA', names: ['DVLA'] }
const figma: Subject = { kind: 'merchant', ids: ['2'], name: 'Figma', names: ['Figma'] }

test.each([
  ['dvsa', 'dvla', dvla, true],
  ['dlva', 'dvla', dvla, false],
  ['figna', 'figma', figma, false],
])('%s for %s', (word, name, subject, isOther) => {
  expect(isOtherInitials(word, name, [subject])).toBe(isOther)
})
