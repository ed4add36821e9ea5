// CAMT as banks write it: versions, prefixes, batches, reversals, pending entries, pages; and files
// made to harm.
import type { StatementRead } from '@plimsoll/domain/statement/statement'
import { describe, expect, test } from 'vitest'
import { readBytes } from './read-bytes.ts'
import { Refusal } from './refusal.ts'

const any = (text: string | Buffer) =>
  readBytes(Buffer.from(text), { answers: {}, today: '2026-11-20' })
async function good(text: string | Buffer): Promise<StatementRead> {
  const result = await any(text)
  if (result.kind === 'refused') throw new Error(`${result.code}: ${result.message}`)
  return result
}
const codeOf = async (text: string | Buffer) => {
  try {
    const result = await any(text)
    return result.kind === 'refused' ? result.code : 'read'
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown.code
    throw thrown
  }
}

const amount = (value: string, currency = 'EUR') =>
  `<Amt Ccy="${currency}">${value.replace('-', '')}</Amt><CdtDbtInd>${value.startsWith('-') ? 'DBIT' : 'CRDT'}</CdtDbtInd>`
const balance = (code: string, value: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amount(value)}<Dt><Dt>2024-01-31</Dt></Dt></Bal>`
const entry = (value: string, more = '', day = '2024-01-03') =>
  `<Ntry>${amount(value)}<Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt>${more}</Ntry>`
const statement = (inside: string, iban = 'DE02100') =>
  `<Stmt><Acct><Id><IBAN>${iban}</IBAN></Id></Acct>${inside}</Stmt>`
const file = (inside: string, kind = 'BkToCstmrStmt', number = '053') =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${number}.001.02"><${kind}>${inside}</${kind}></Document>`
const details = (inside: string) => `<NtryDtls>${inside}</NtryDtls>`
const payment = (value: string, name: string) =>
  `<TxDtls><Refs><EndToEndId>E-${name}</EndToEndId></Refs><AmtDtls><TxAmt><Amt Ccy="EUR">${value}</Amt></TxAmt></AmtDtls><RltdPties><Cdtr><Nm>${name}</Nm></Cdtr></RltdPties></TxDtls>`

describe('CAMT', () => {
  test('several statements and accounts; reports and notifications too', async () => {
    const both = await good(
      file(
        statement(`${balance('OPBD', '5.00')}${balance('CLBD', '4.00')}${entry('-1.00')}`) +
          statement(`${balance('OPBD', '1.00')}${balance('CLBD', '3.00')}${entry('2.00')}`, 'FR77'),
      ),
    )
    expect(both.accounts.map((each) => [each.account, each.opening, each.closing])).toEqual([
      ['DE02100', 500, 400],
      ['FR77', 100, 300],
    ])
    expect(both.proof).toMatchObject({ kind: 'proved', share: 1 })
    const report = statement(entry('-1.00')).replaceAll('Stmt>', 'Rpt>')
    expect((await good(file(report, 'BkToCstmrAcctRpt', '052'))).layout).toBe('CAMT.052 statement')
    const note = statement(entry('-1.00')).replaceAll('Stmt>', 'Ntfctn>')
    const notified = await good(file(note, 'BkToCstmrDbtCdtNtfctn', '054'))
    expect(notified).toMatchObject({ layout: 'CAMT.054 statement', proof: { kind: 'absent' } })
  })

  test('an entry that collects payments is split when they add up to it, else kept whole', async () => {
    const batch = details(payment('10.00', 'ANNA') + payment('5.50', 'BEN'))
    const split = await good(file(statement(entry('-15.50', batch))))
    expect(split.transactions.map((each) => [each.amount, each.text, each.reference])).toEqual([
      [-1000, 'ANNA', 'E-ANNA'],
      [-550, 'BEN', 'E-BEN'],
    ])
    const whole = await good(file(statement(entry('-16.00', batch))))
    expect(whole.transactions.map((each) => [each.amount, each.text])).toEqual([
      [-1600, 'Batch of 2 payments'],
    ])
  })

  test('a reversal goes its own direction, unless only the contrary adds up', async () => {
    const reversed = entry('1.00', '<RvslInd>true</RvslInd>')
    const own = await good(
      file(statement(`${balance('OPBD', '5.00')}${balance('CLBD', '6.00')}${reversed}`)),
    )
    expect(own.transactions[0]?.amount).toBe(100)
    const turned = await good(
      file(statement(`${balance('OPBD', '5.00')}${balance('CLBD', '4.00')}${reversed}`)),
    )
    expect(turned.transactions[0]?.amount).toBe(-100)
    expect(turned.assumptions.map(({ code }) => code)).toContain('reversals_turned')
  })

  test('times lose their zone, value dates stand in, pending and bad entries are reported', async () => {
    const timed = `<Ntry>${amount('-1.00')}<Sts><Cd>BOOK</Cd></Sts><BookgDt><DtTm>2024-01-03T23:59:59+13:00</DtTm></BookgDt></Ntry>`
    const valued = `<Ntry>${amount('-2.00')}<ValDt><Dt>2024-01-04</Dt></ValDt></Ntry>`
    const pending = `<Ntry>${amount('-3.00')}<Sts><Cd>PDNG</Cd></Sts><BookgDt><Dt>2024-01-05</Dt></BookgDt></Ntry>`
    const good5 = entry('-1.00').repeat(5)
    const read = await good(
      file(statement(timed + valued + pending + good5 + entry('-4.00', '', '2024-02-30'))),
    )
    expect(read.transactions.map((each) => each.day)).toEqual([
      ...Array(6).fill('2024-01-03'),
      '2024-01-04',
    ])
    expect(read.skipped).toEqual([{ reason: 'pending', count: 1 }])
    expect(read.badRows).toMatchObject([{ code: 'bad_date', value: '2024-02-30', line: 9 }])
  })

  test('interim balances prove the pages of a statement', async () => {
    const page = (from: string, to: string, content: string) =>
      statement(`${balance('ITBD', from)}${entry(content)}${balance('ITBD', to)}`)
    const read = await good(file(page('5.00', '4.00', '-1.00') + page('4.00', '6.00', '2.00')))
    expect(read.proof).toMatchObject({ kind: 'proved', share: 1 })
  })

  test('amounts of as many decimals as the standard allows, but not of parts of a penny', async () => {
    const read = await good(
      file(
        statement(`${balance('OPBD', '100.00000')}${balance('CLBD', '79.5')}${entry('-20.50000')}`),
      ),
    )
    expect(read).toMatchObject({ proof: { kind: 'proved' }, transactions: [{ amount: -2050 }] })
    expect(await codeOf(file(statement(entry('-20.505'))))).toBe('no_valid_rows')
  })

  test('an entry is what reached the account: charges taken off, foreign amounts and contrary parts stay inside it', async () => {
    const amounts = async (whole: string, inside: string) =>
      (await good(file(statement(entry(whole, inside))))).transactions.map((each) => each.amount)
    const charged = '<Chrgs><Amt Ccy="EUR">1.50</Amt><CdtDbtInd>DBIT</CdtDbtInd></Chrgs>'
    expect(
      await amounts('98.50', charged + details(payment('60.00', 'A') + payment('40.00', 'B'))),
    ).toEqual([9850])
    const dollars = payment('50.00', 'A').replaceAll('EUR', 'USD')
    expect(await amounts('-85.00', details(dollars + dollars))).toEqual([-8500])
    const part = (value: string) => `<TxDtls>${amount(value)}</TxDtls>`
    expect(await amounts('90.00', details(part('100.00') + part('-10.00')))).toEqual([9000])
    expect(await amounts('-15.00', details(part('-10.00')) + details(part('-5.00')))).toEqual([
      -1000, -500,
    ])
  })

  test('what stands in comments is no entry, and marked text is text', async () => {
    const remark = '<AddtlNtryInf><![CDATA[A & B <Ltd>]]></AddtlNtryInf>'
    const read = await good(file(statement(`<!-- ${entry('-9.00')} -->${entry('-1.00', remark)}`)))
    expect(read.transactions.map((each) => [each.amount, each.text])).toEqual([
      [-100, 'A & B <Ltd>'],
    ])
  })

  test('letters in the page that the head declares', async () => {
    const text = file(
      statement(
        entry('-1.00', details('<TxDtls><RmtInf><Ustrd>Zażółć gęślą</Ustrd></RmtInf></TxDtls>')),
      ),
    ).replace('UTF-8', 'ISO-8859-2')
    const page: Record<string, number> = {
      ż: 0xbf,
      ó: 0xf3,
      ł: 0xb3,
      ć: 0xe6,
      ę: 0xea,
      ś: 0xb6,
      ą: 0xb1,
    }
    const bytes = Buffer.from([...text].map((letter) => page[letter] ?? letter.charCodeAt(0)))
    expect((await good(bytes)).transactions[0]?.text).toBe('Zażółć gęślą')
    expect((await good(Buffer.from(`\ufeff${text}`, 'utf16le'))).transactions[0]?.text).toBe(
      'Zażółć gęślą',
    )
  })

  test('hostile, broken and empty ones are refused with their code', async () => {
    const whole = file(statement(entry('-1.00')))
    const laughs = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>`
    expect(await codeOf(whole.replace('<Document', `${laughs}<Document`))).toBe('unsafe')
    expect(await codeOf(whole.replace('DE02100', '&xxe;'))).toBe('unsafe')
    expect(await codeOf(whole.replace('</Stmt>', ''))).toBe('corrupt')
    expect(await codeOf(whole.slice(0, -30))).toBe('corrupt')
    expect(await codeOf(file(statement(balance('OPBD', '1.00'))))).toBe('no_transactions')
    expect(await codeOf(file(statement(entry('x'))))).toBe('no_valid_rows')
    const endless = details(`<TxDtls><AddtlTxInf>${'x'.repeat(3 * 2 ** 20)}</AddtlTxInf></TxDtls>`)
    expect(await codeOf(file(statement(entry('-1.00', endless))))).toBe('too_large')
  })
})
