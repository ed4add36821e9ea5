// A form of a project read into what is sent: amounts, percentages and days that can't be, and only
// what was edited.
import { minor } from '@plimsoll/domain/money'
import { expect, test } from 'vitest'
import { sampleProject } from '../testing/samples.ts'
import {
  amountsOf,
  formFrom,
  hundredths,
  patchOf,
  readForm,
  realEdits,
  shareText,
  unplanned,
} from './entries.ts'
import { entriesFrom } from './templates.ts'

const saved = formFrom(sampleProject)

test('a saved project reads back as it is, and nothing counts as edited', () => {
  const { project } = readForm(saved, [])
  expect(project).toMatchObject({
    name: 'Harbour Street fit-out',
    client: { merchant_id: null, name: 'Harbour Group' },
    value: minor(1_000_000),
    vat: { rate: 'standard', included: false },
    probability: 60,
    delay_days: null,
  })
  expect(realEdits(saved, { ...saved })).toEqual({})
})

test('only edited fields are sent, so that another window’s changes stay', () => {
  const edits = { probability: '80', delay: '5' }
  const { project } = readForm({ ...saved, ...edits }, [])
  if (!project) throw new Error('unreadable')
  expect(patchOf(edits, project)).toEqual({ probability: 80, delay_days: 5 })
})

test('a payer of the books is named by its id, whatever the letters', () => {
  const payer = { id: '0197f9d4-8f5b-7c3a-9d5e-0a1b2c3d4e09', name: 'Harbour Group Ltd' }
  const { project } = readForm({ ...saved, client: 'harbour group ltd' }, [payer])
  expect(project?.client).toEqual({ merchant_id: payer.id, name: 'Harbour Group Ltd' })
})

test.each([
  ['name', { name: ' ' }, 'Enter a name.'],
  ['client', { client: '' }, 'Enter the client’s name.'],
  ['value', { value: '0' }, 'Enter an amount above zero.'],
  ['start', { start: '2026-02-30' }, 'Choose a start date.'],
  ['end', { end: '2026-10-01' }, 'The end can’t be before the start.'],
  ['probability', { probability: '101' }, 'Enter a probability from 0 to 100%.'],
  ['delay', { delay: '400' }, 'Enter a delay from -30 to 365 days.'],
  [
    'milestones',
    { value: '9000' },
    'Your milestones come to £700.00 more than the project’s value. Lower one of them.',
  ],
  ['milestones', { start: '2026-12-01' }, '“Deposit” is invoiced before the project starts.'],
] as const)('%s: %o is refused with one sentence', (field, edit, sentence) => {
  expect(readForm({ ...saved, ...edit }, []).errors?.[field]).toBe(sentence)
})

test('percentages follow the value, amounts don’t; what has no milestone is named', () => {
  // 30% of £12,000 is £3,600; with the final £7,000, £1,400 is left.
  const form = { ...saved, value: '12k' }
  expect(amountsOf(form)).toEqual([minor(360_000), minor(700_000)])
  expect(unplanned(form)).toBe(minor(140_000))
})

test('a percentage keeps its hundredths', () => {
  expect(['30.00', '7.5', '100', '0.01'].map(hundredths)).toEqual([3000, 750, 10_000, 1])
  expect([3000, 750, 10_000, 1].map(shareText)).toEqual(['30.00', '7.50', '100.00', '0.01'])
})

test('a template’s milestones come to the value exactly', () => {
  const milestones = entriesFrom(
    'retainer',
    { value: minor(100_000), start: '2026-12-01', end: '2027-02-28' },
    () => 'key',
  )
  expect(milestones.map(({ amount }) => amount)).toEqual([33_334, 33_333, 33_333].map(minor))
  expect(unplanned({ value: '1000', milestones })).toBe(0)
})
