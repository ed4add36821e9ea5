// A data source in two lines.
import { expect, test } from 'vitest'
import { describeSource } from './describe-source.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

test('no source says how to begin', () => {
  expect(describeSource({ source: null, details: null }, now)).toEqual({
    title: 'No data yet',
    text: 'Add a statement to get started',
    isLive: false,
  })
})

test('R-065 a spreadsheet shows its file and when it was uploaded', () => {
  const details = { updated_on: '2026-11-20T11:56:00Z', uploaded_filename: 'starling.csv' }
  expect(describeSource({ source: 'excel', details }, now)).toMatchObject({
    title: 'starling.csv',
    text: 'Uploaded 4 minutes ago',
  })
})

test('a bank shows its name and its last sync; the demo shows whose figures it has', () => {
  const bank = {
    provider: 'moneyhub',
    institution: 'Starling',
    accounts: 2,
    last_synced_on: '2026-11-19T11:00:00Z',
    consent_expires_on: null,
  }
  expect(describeSource({ source: 'bank', details: bank }, now).text).toBe('Synced yesterday')
  const demo = { ...bank, provider: 'demo' }
  expect(describeSource({ source: 'bank', details: demo }, now)).toMatchObject({
    title: 'Demo data',
    text: 'DemoCompany Ltd.',
  })
})
