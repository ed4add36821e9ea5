// Bank data files: OFX, QIF, MT940 and CAMT, each with the liberties that banks take.
import type { StatementRead } from '@plimsoll/domain/statement/statement'
import { describe, expect, test } from 'vitest'
import { readBytes } from './read-bytes.ts'
import { Refusal } from './refusal.ts'

async function read(text: string): Promise<StatementRead> {
  const context = { answers: {}, today: '2026-11-20' }
  const result = await readBytes(Buffer.from(text.trimStart()), context)
  if (result.kind === 'refused') throw new Refusal(result.code, result.message)
  return result
}
const shortly = (result: StatementRead) =>
  result.transactions.map((each) => `${each.day} ${each.amount} ${each.currency} ${each.text}`)

describe('OFX', () => {
  test('version 1: unclosed tags, zones never converted, the balance kept', async () => {
    const result = await read(`
OFXHEADER:100
DATA:OFXSGML
CHARSET:1252

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>GBP
<BANKACCTFROM><BANKID>309174<ACCTID>12345678<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20240101<DTEND>20240131
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20240103235959[-5:EST]<TRNAMT>-12.50<FITID>F1<NAME>MARKS &amp; SPENCER<MEMO>LONDON
</STMTTRN>
<STMTTRN>
<TRNTYPE>CREDIT
<DTPOSTED>20240104
<TRNAMT>+100.00
<FITID>F2
<NAME>ACME
</STMTTRN>
</BANKTRANLIST><LEDGERBAL><BALAMT>187.50<DTASOF>20240131</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`)
    expect(shortly(result)).toEqual([
      '2024-01-03 -1250 GBP MARKS & SPENCER LONDON',
      '2024-01-04 10000 GBP ACME',
    ])
    expect(result.transactions[0]).toMatchObject({ bankId: 'F1', bankType: 'DEBIT' })
    expect(result.accounts).toMatchObject([{ account: '30-91-74 12345678', closing: 18_750 }])
  })

  test('version 2, and entries that are not closed at all', async () => {
    const xml = await read(
      '<?xml version="1.0"?><?OFX OFXHEADER="200"?><OFX><CURDEF>EUR</CURDEF><STMTTRN><TRNTYPE>DEP</TRNTYPE><DTPOSTED>20240104</DTPOSTED><TRNAMT>5,50</TRNAMT><FITID>1</FITID><NAME>A</NAME></STMTTRN></OFX>',
    )
    expect(shortly(xml)).toEqual(['2024-01-04 550 EUR A'])
    const loose = await read(
      'OFXHEADER:100\n\n<OFX>\n<CURDEF>GBP\n<STMTTRN>\n<DTPOSTED>20240104\n<TRNAMT>-1.00\n<NAME>A\n<STMTTRN>\n<DTPOSTED>20240105\n<TRNAMT>2.00\n<NAME>B\n</BANKTRANLIST>\n</OFX>',
    )
    expect(shortly(loose)).toEqual(['2024-01-04 -100 GBP A', '2024-01-05 200 GBP B'])
  })

  test('an impossible day is a bad row, and without entries there is nothing', async () => {
    const entry = (day: string) => `<STMTTRN><DTPOSTED>${day}<TRNAMT>-1.00<NAME>A</STMTTRN>`
    const days = ['20240101', '20240102', '20240103', '20240104', '20240105', '20240230']
    const result = await read(`OFXHEADER:100\n\n<OFX>${days.map(entry).join('\n')}</OFX>`)
    expect(result.transactions).toHaveLength(5)
    expect(result.badRows).toMatchObject([{ code: 'bad_date', value: '20240230' }])
    await expect(read('OFXHEADER:100\n\n<OFX></OFX>')).rejects.toBeInstanceOf(Refusal)
  })
})

describe('QIF', () => {
  test('British dates, categories, splits, an opening balance', async () => {
    const result = await read(`
!Type:Bank
D01/01/2024
T100.00
POpening Balance
^
D14/01/2024
T-1,234.50
PACME LTD
MINV 7
LOffice:Paper
SOffice
$-1,000.00
^
D15/01'24
T7.00
PB
`)
    expect(shortly(result)).toEqual([
      '2024-01-14 -123450 GBP ACME LTD INV 7',
      '2024-01-15 700 GBP B',
    ])
    expect(result.transactions[0]?.category).toBe('Office:Paper')
    expect(result.accounts[0]?.opening).toBe(10_000)
  })

  test('month first where only that is possible, and accounts by name', async () => {
    const result = await read(
      "!Account\nNCurrent\nTBank\n^\n!Type:Bank\nD1/14'24\nT-5.00\nPA\n^\nD1/ 3'24\nT6.00\nPB\n^\n",
    )
    expect(shortly(result)).toEqual(['2024-01-03 600 USD B', '2024-01-14 -500 USD A'])
    expect(result.accounts[0]?.account).toBe('Current')
  })
})

describe('MT940', () => {
  test('marks, reversals, structured words; the balances prove that nothing is missing', async () => {
    const result = await read(`
:20:STARTUMS
:25:10020030/1234567
:28C:1/1
:60F:C240102EUR1000,00
:61:2401030103D12,50NDDTNONREF//B1
:86:105?00LASTSCHRIFT?20EREF+X?21INVOICE 7?32ACME GM?33BH
:61:240104RD2,5NTRFREF1
:86:REFUND
OF FEE
:61:240105CR100,NTRFNONREF
:86:SALARY
:62F:C240105EUR1090,00
-`)
    expect(shortly(result)).toEqual([
      '2024-01-03 -1250 EUR ACME GMBH EREF+X INVOICE 7',
      '2024-01-04 250 EUR REFUND OF FEE',
      '2024-01-05 10000 EUR SALARY',
    ])
    expect(result.proof).toMatchObject({ kind: 'proved', share: 1 })
    expect(result.accounts).toMatchObject([
      { account: '10020030/1234567', opening: 100_000, closing: 109_000 },
    ])
  })

  test('a missing entry breaks the proof', async () => {
    const result = await read(
      ':20:A\n:25:1\n:60F:C240102EUR1000,00\n:61:240103D12,50NDDTNONREF\n:62F:C240105EUR900,00\n',
    )
    expect(result.proof.kind).toBe('unproved')
  })
})

describe('CAMT', () => {
  const entry = (more: string) =>
    `<ns:Ntry><ns:Amt Ccy="EUR">12.50</ns:Amt><ns:CdtDbtInd>DBIT</ns:CdtDbtInd>${more}</ns:Ntry>`
  const file = (entries: string, closing = '987.50') => `<?xml version="1.0" encoding="UTF-8"?>
<ns:Document xmlns:ns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><ns:BkToCstmrStmt><ns:Stmt><ns:Acct><ns:Id><ns:IBAN>DE00123</ns:IBAN></ns:Id><ns:Ccy>EUR</ns:Ccy></ns:Acct>
<ns:Bal><ns:Tp><ns:CdOrPrtry><ns:Cd>OPBD</ns:Cd></ns:CdOrPrtry></ns:Tp><ns:Amt Ccy="EUR">1000.00</ns:Amt><ns:CdtDbtInd>CRDT</ns:CdtDbtInd><ns:Dt><ns:Dt>2024-01-02</ns:Dt></ns:Dt></ns:Bal>
${entries}
<ns:Bal><ns:Tp><ns:CdOrPrtry><ns:Cd>CLBD</ns:Cd></ns:CdOrPrtry></ns:Tp><ns:Amt Ccy="EUR">${closing}</ns:Amt><ns:CdtDbtInd>CRDT</ns:CdtDbtInd><ns:Dt><ns:Dt>2024-01-05</ns:Dt></ns:Dt></ns:Bal></ns:Stmt></ns:BkToCstmrStmt></ns:Document>`
  const booked =
    '<ns:Sts><ns:Cd>BOOK</ns:Cd></ns:Sts><ns:BookgDt><ns:Dt>2024-01-03</ns:Dt></ns:BookgDt><ns:AcctSvcrRef>0012</ns:AcctSvcrRef><ns:NtryDtls><ns:TxDtls><ns:RltdPties><ns:Cdtr><ns:Pty><ns:Nm>ACME</ns:Nm></ns:Pty></ns:Cdtr></ns:RltdPties><ns:RmtInf><ns:Ustrd>INV 7</ns:Ustrd><ns:Ustrd>PART 2</ns:Ustrd></ns:RmtInf></ns:TxDtls></ns:NtryDtls>'

  test('under any prefix: pending left out, references whole, balances as proof', async () => {
    const pending = '<ns:Sts>PDNG</ns:Sts><ns:BookgDt><ns:Dt>2024-01-04</ns:Dt></ns:BookgDt>'
    const result = await read(file(entry(booked) + entry(pending)))
    expect(shortly(result)).toEqual(['2024-01-03 -1250 EUR ACME INV 7 PART 2'])
    expect(result.transactions[0]).toMatchObject({ bankId: '0012', account: 'DE00123' })
    expect(result.skipped).toContainEqual({ reason: 'pending', count: 1 })
    expect(result.proof).toMatchObject({ kind: 'proved' })
    expect(result.accounts).toMatchObject([{ opening: 100_000, closing: 98_750 }])
  })

  test('a document type is refused as unsafe', async () => {
    const hostile = file(entry(booked)).replace(
      '<ns:Document',
      '<!DOCTYPE x SYSTEM "file:///etc/passwd"><ns:Document',
    )
    await expect(read(hostile)).rejects.toMatchObject({ code: 'unsafe' })
  })

  test('cut short it is damage', async () => {
    const whole = file(entry(booked))
    await expect(read(whole.slice(0, whole.length - 60))).rejects.toMatchObject({ code: 'corrupt' })
  })
})
