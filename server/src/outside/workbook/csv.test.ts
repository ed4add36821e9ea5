// Separated text as banks write it: separators, quotes that stray, line ends of every age.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutFirstColumn, readCsv } from './csv.ts'
import { safeText } from './safe-text.ts'
import { writeCsv } from './write-csv.ts'

const cells = (text: string) => readCsv(text).rows.map((row) => row.cells)

describe('separated text', () => {
  test.each([
    ['a,b\n1,2', ','],
    ['a;b\n1,5;2,5', ';'],
    ['a\tb\n1\t2', '\t'],
    ['a|b\n1|2', '|'],
  ])('%j is cut at its own separator', (text) => {
    expect(readCsv(text).rows[0]?.cells).toEqual(['a', 'b'])
  })

  test('rows that stand whole in the first cell are cut, and keep their lines', () => {
    const sheet = readCsv('"Date,Details,Amount"\n\n"01/09/2026,""Hale, J"",-12.50"\n')
    expect(sheet.rows[0]?.cells).toHaveLength(1)
    expect(cutFirstColumn(sheet).rows).toEqual([
      { line: 1, cells: ['Date', 'Details', 'Amount'] },
      { line: 3, cells: ['01/09/2026', 'Hale, J', '-12.50'] },
    ])
  })

  test('sentences in a column of their own are no cells', () => {
    const notes = readCsv('Notes\nPaid late\nAsk Jo, who was there\nDone')
    expect(cutFirstColumn(notes)).toBe(notes)
  })

  test('a sep= line chooses the separator and is not a row', () => {
    expect(readCsv('sep=;\r\na;b,c\r\n').rows).toEqual([{ line: 2, cells: ['a', 'b,c'] }])
  })

  test('a name in quotes at the end of a quoted field does not swallow the next', () => {
    expect(cells('"1","Cafe "Aria"","x ""y""","-5"\n2,a,b,c')).toEqual([
      ['1', 'Cafe "Aria"', 'x "y"', '-5'],
      ['2', 'a', 'b', 'c'],
    ])
  })

  test('lone carriage returns end lines', () => {
    expect(cells('a,b\r1,2\r3,4')).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
    ])
  })

  test('quotes hold separators, line ends and doubled quotes', () => {
    expect(cells('a,b\n"x, ""y""\nz",2\n')).toEqual([
      ['a', 'b'],
      ['x, "y"\nz', '2'],
    ])
    expect(readCsv('a,b\n"x\ny",2\n3,4').rows.map((row) => row.line)).toEqual([1, 2, 4])
  })

  test('stray quotes stay where they are', () => {
    expect(cells('a,b\n5" pipe,2\nx "y" z,3\n"open,4\n5,6')).toEqual([
      ['a', 'b'],
      ['5" pipe', '2'],
      ['x "y" z', '3'],
      ['"open', '4'],
      ['5', '6'],
    ])
  })

  test('blank lines are passed over and empty cells are null', () => {
    expect(cells('a,b\n\n,2\n')).toEqual([
      ['a', 'b'],
      [null, '2'],
    ])
  })

  test('a preamble of single cells does not choose the separator', () => {
    expect(cells('Statement, for: you\n\nDate;Text;Amount\n1;x;2,50\n2;y;3,50\n')[2]).toEqual([
      '1',
      'x',
      '2,50',
    ])
  })

  test('more rows than the limit are refused', () => {
    expect(() => readCsv('1,2\n'.repeat(200_200))).toThrow(/more than 200,000 rows/)
  })

  test('what is written comes back, made harmless', () => {
    const text = fc.string({ maxLength: 20 }).map((word) => word.replace(/[\r\0\ufeff]/g, ''))
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text, text), { minLength: 1, maxLength: 8 }), (rows) => {
        const head = ['first', 'second', 'third']
        const written = writeCsv([head, ...rows])
          .toString('utf8')
          .slice(1)
        const read = readCsv(written).rows.map((row) => row.cells)
        const kept = rows.filter((row) => row.some((word) => word !== ''))
        const safe = kept.map((row) => row.map((word) => safeText(word) || null))
        expect(
          read.slice(1).map((row) => [row[0] ?? null, row[1] ?? null, row[2] ?? null]),
        ).toEqual(safe)
      }),
    )
  })

  test('formulas in exported text are made harmless', () => {
    expect(writeCsv([['=1+1', '+1', '-1', '@x', '\tx', 'ok', null, 7]]).toString('utf8')).toBe(
      "\ufeff'=1+1,'+1,'-1,'@x,'\tx,ok,,7\r\n",
    )
  })
})
