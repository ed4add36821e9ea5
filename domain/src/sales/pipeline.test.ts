// Pipelines as CRMs export them: which column is what, and what their stages and figures mean.
import { describe, expect, test } from 'vitest'
import { columnsOf, pipelineRows, statusOf } from './pipeline.ts'

const fieldsOf = (heading: string) => columnsOf(heading.split(','))

describe('columns are recognised by their headings', () => {
  test('of HubSpot, whose companies have ids beside their names', () => {
    expect(
      fieldsOf(
        'Record ID,Deal Name,Deal Stage,Close Date,Deal owner,Weighted amount,Amount,Associated Company IDs,Associated Company,Deal probability,Create Date',
      ),
    ).toEqual([
      ...[null, 'name', 'stage', 'close_date', null, null, 'value', null, 'client'],
      ...['probability', null],
    ])
  })

  test('of Pipedrive, which names what each belongs to, and whose status knows what was won', () => {
    expect(
      fieldsOf(
        'Deal - ID,Deal - Title,Deal - Currency of Value,Deal - Value,Deal - Organization,Deal - Contact person,Deal - Stage,Deal - Status,Deal - Probability,Deal - Expected close date',
      ),
    ).toEqual([
      ...[null, 'name', null, 'value', 'client', null, null, 'stage'],
      ...['probability', 'close_date'],
    ])
  })

  test('of Salesforce, whose expected revenue is not the value', () => {
    expect(
      fieldsOf(
        'Opportunity Name,Account Name,Expected Revenue,Amount,Stage,Probability (%),Close Date',
      ),
    ).toEqual(['name', 'client', null, 'value', 'stage', 'probability', 'close_date'])
  })

  test('of a list made by hand, or as somebody decided', () => {
    expect(fieldsOf('Job,Customer,Total,Chance,Start date,Notes')).toEqual([
      ...['name', 'client', 'value', 'probability', 'close_date', 'notes'],
    ])
    expect(columnsOf(['Where', 'Total', 'Job'], { Where: 'name', Total: '' })).toEqual([
      ...['name', null, null],
    ])
  })
})

test('rows have whole pence, days of either order, and a sentence where they can’t be read', () => {
  const columns = ['name', 'value', 'probability', 'close_date', 'stage'] as const
  const rows = pipelineRows(
    [
      ['Kiosk', '£12,500.50', '0.9', '2026-12-18 15:30', 'Contract sent'],
      ['Rails', '8000', '100%', '1/29/2027', 'Closed Won'],
      ['Shed', '-5', '', '', 'Open'],
      ['Roof', '10', '140', '', 'Open'],
      ['Gate', '10', '', 'soon', 'Open'],
      ['', '10', '', '', 'Open'],
    ].map((cells, at) => ({ line: at + 2, cells })),
    columns,
  )
  expect(
    rows.map(({ value, probability, closeDate, status }) => [
      ...[value, probability, closeDate, status],
    ]),
  ).toEqual([
    [1_250_050, 90, '2026-12-18', 'Proposed'],
    [800_000, 100, '2027-01-29', 'Won'],
    [-500, null, null, 'Proposed'],
    [1000, null, null, 'Proposed'],
    [1000, null, null, 'Proposed'],
    [1000, null, null, 'Proposed'],
  ])
  expect(rows.map(({ problem }) => problem)).toEqual([
    ...[null, null],
    'Line 4: “-5” is no amount above zero.',
    'Line 5: “140” is no probability from 0 to 100%.',
    'Line 6: “soon” is no date.',
    'Line 7 has no name.',
  ])
})

test.each([
  ['Closed lost', 'Lost'],
  ['Closed Won', 'Won'],
  ['Signed', 'Won'],
  ['In progress', 'Active'],
  ['On hold', 'On hold'],
  ['Not started', 'Proposed'],
  ['Not won yet', 'Proposed'],
  ['Unsigned', 'Proposed'],
  ['Negotiation', 'Proposed'],
  ['', 'Proposed'],
])('the stage “%s” stands for %s', (stage, status) => {
  expect(statusOf(stage)).toBe(status)
})
