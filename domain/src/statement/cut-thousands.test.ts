// Amounts that were cut at their own comma.
import { describe, expect, test } from 'vitest'
import { readAny, readGood, shortly } from '../testing/statement-grid.ts'

describe('amounts cut in two at the comma for thousands', () => {
  test('are put together, and the balance proves them', () => {
    const read = readGood(`
Date|Details|Amount|Balance
01/09/2026|Timber Co|-2|862.88|1|260.57
02/09/2026|Harbour Ltd|785.57|2|046.14
05/09/2026|Kestrel Co|3|910.00|5|956.14
09/09/2026|Quayside Rent|-14.03|5|942.11
12/09/2026|Van Hire|-5|580.00|362.11`)
    expect(shortly(read)).toEqual([
      '2026-09-01 -286288 Timber Co',
      '2026-09-02 78557 Harbour Ltd',
      '2026-09-05 391000 Kestrel Co',
      '2026-09-09 -1403 Quayside Rent',
      '2026-09-12 -558000 Van Hire',
    ])
    expect(read.proof.kind).toBe('proved')
    expect(read.assumptions.map(({ message }) => message)).toContain(
      'Amounts were cut in two at the comma for thousands, and are read together again: -2,862.88.',
    )
  })

  test('are put together before empty cells at the end, and in millions', () => {
    const read = readGood(`
Date|Details|Amount|Notes|
01/09/2026|Quayside Rent|-1|863.65||
02/09/2026|Paper Co|-891.26||
05/09/2026|Sale of van|1|250|000.00||`)
    expect(shortly(read)).toEqual([
      '2026-09-01 -186365 Quayside Rent',
      '2026-09-02 -89126 Paper Co',
      '2026-09-05 125000000 Sale of van',
    ])
  })

  test('are put together where only one is cut', () => {
    const read = readGood(`
Date|Details|Amount|Notes
01/09/2026|Quayside Rent|-1|863.65|
02/09/2026|Paper Co|-891.26|`)
    expect(shortly(read)).toEqual([
      '2026-09-01 -186365 Quayside Rent',
      '2026-09-02 -89126 Paper Co',
    ])
  })

  test('are refused where the rows don’t come out equally wide', () => {
    const read = readAny(`
Date|Details|Amount|Notes
01/09/2026|Quayside Rent|-1|863.65|late
02/09/2026|Paper|Ink|-1|891.26
05/09/2026|Timber Co|-4|120.00|x|y`)
    expect(read.kind).toBe('refused')
    expect(read).toMatchObject({ message: expect.stringContaining('comma for thousands') })
  })

  test('a whole number beside a number of three digits is no cut amount in rows equally wide', () => {
    const read = readGood(`
Date|Details|Amount|Reference
01/09/2026|Timber Co|-5|123.45
02/09/2026|Paper Co|-7|678.90
03/09/2026|J Hale|9.50|111.11`)
    expect(shortly(read).map((line) => line.split(' ')[1])).toEqual(['-500', '-700', '950'])
  })
})
