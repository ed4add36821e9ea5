// What is no CAMT statement is refused as that. How statements are read is tested with the files.
import { expect, test } from 'vitest'
import { readCamt } from './read-camt.ts'

const end = (feed: (scan: ReturnType<typeof readCamt>['scan']) => void = () => undefined) => {
  const reading = readCamt({ today: '2026-11-20' })
  feed(reading.scan)
  return reading.result()
}

const notAStatement = {
  kind: 'refused',
  code: 'unsupported',
  message: expect.stringContaining('no account statement'),
}

test('XML without an account report is refused as no statement', () => {
  expect(end()).toMatchObject(notAStatement)
  const invoice = end((scan) => {
    scan.open('Document', '')
    scan.open('Invoice', '')
    scan.close('Invoice')
    scan.close('Document')
  })
  expect(invoice).toMatchObject(notAStatement)
})

test('an account report without entries is refused for another reason', () => {
  const empty = end((scan) => {
    for (const name of ['Document', 'BkToCstmrStmt', 'Stmt']) scan.open(name, '')
    for (const name of ['Stmt', 'BkToCstmrStmt', 'Document']) scan.close(name)
  })
  expect(empty.kind).toBe('refused')
  expect(empty).not.toMatchObject(notAStatement)
})
