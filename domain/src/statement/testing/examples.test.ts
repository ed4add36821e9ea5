// Every made-up file against its right answer. A file may be read, asked about or refused, but
// never read wrong; and of the answers to a question one must be right.
import { describe, expect, test } from 'vitest'
import { printMinor } from '../../money.ts'
import { gridOfPdf } from '../pdf-grid.ts'
import { readPdfGrid } from '../read-pdf.ts'
import { readStatement } from '../read-statement.ts'
import type { Answers, Grid, Question, StatementResult } from '../statement.ts'
import { banks } from './banks.ts'
import { ledgers } from './ledgers.ts'
import { pagesOf, pdfs } from './pdfs.ts'
import { sellers } from './sellers.ts'
import { answerOf, type Example, file, gridOf, trade } from './story.ts'
import { workbooks } from './workbooks.ts'

const today = '2026-11-20'
const read = (grid: Grid, answers: Answers = {}) => readStatement(grid, { answers, today })

function linesOf(result: StatementResult): string[] | string {
  if (result.kind === 'refused') return `${result.code}: ${result.message}`
  return result.transactions.map((each) => `${each.day} ${printMinor(each.amount)}`).sort()
}

/** The answers that a question's choices stand for. */
function answersTo(question: Question): Answers[] {
  const answer = (value: string): Answers[] => {
    switch (question.code) {
      case 'date_order':
        return [{ dateOrder: value as 'DMY' }]
      case 'amount_sign':
        return [{ amountSign: value as 'inverted' }]
      case 'sheet':
        return [{ sheet: value }]
      default:
        return (['amount', 'date'] as const).map((role) => ({ columns: { [value]: role } }))
    }
  }
  return question.options.flatMap(({ value }) => answer(value))
}

function hasRightAnswer(example: Example, result: StatementResult, depth = 2): boolean {
  if (result.kind === 'read') return isRight(example, result)
  if (depth === 0) return false
  return result.questions.flatMap(answersTo).some((answers) => {
    const again = read(gridOf(example), answers)
    return again.kind === 'read' && isRight(example, again)
  })
}

function isRight(example: Example, result: StatementResult): boolean {
  return JSON.stringify(linesOf(result)) === JSON.stringify(answerOf(example))
}

const worlds = { ledgers, sellers, workbooks, banks }

describe.each(Object.entries(worlds))('%s', (_, examples) => {
  test.each(examples.map((example) => [example.name, example] as const))('%s', (_name, example) => {
    const result = read(gridOf(example))
    if (result.kind === 'read') {
      expect(linesOf(result)).toEqual(answerOf(example))
      const currencies = new Set(result.transactions.map(({ currency }) => currency))
      expect([...currencies]).toEqual([example.currency ?? 'GBP'])
      return
    }
    if (example.verdict === 'read') expect(linesOf(result)).toEqual(answerOf(example))
    if (example.verdict === 'ask')
      expect(
        hasRightAnswer(example, result),
        `${result.code}: ${JSON.stringify(result.questions)}`,
      ).toBe(true)
  })
})

/** The first, the middle and the last few rows of a file alone, which prove less than the whole. */
function partsOf(example: Example): Example[] {
  const spans = [
    [0, 2],
    [0, 3],
    [0, 5],
    [2, 7],
    [3, 7],
  ] as const
  // Day and month of so few American dates can't be distinguished; day first is then read with a
  // doubt.
  if (example.tables.length > 1 || example.tables[0]?.row.includes('{us}')) return []
  return spans.map(([from, to]) => ({
    ...example,
    story: { ...example.story, payments: example.story.payments.slice(from, to) },
  }))
}

test('a part of a file is never read wrong either', () => {
  const wrong = Object.values(worlds)
    .flat()
    .flatMap(partsOf)
    .flatMap((example) => {
      const result = read(gridOf(example))
      if (result.kind === 'refused' || isRight(example, result)) return []
      return [`${example.name}, ${example.story.payments.length} rows: ${linesOf(result)}`]
    })
  expect(wrong).toEqual([])
})

test('pounds are a doubt where nothing says so, and payments that have not happened are listed apart', () => {
  const codes = (example: Example) => {
    const result = read(gridOf(example))
    return result.kind === 'read' ? result.assumptions.map(({ code }) => code) : []
  }
  const abroad = {
    ...trade,
    payments: trade.payments.map((each) => ({ ...each, text: 'Kiosk', code: 'X' })),
  }
  const [head, row] = ['Date,Description,Amount,Balance', '{iso},{text},{amt},{balance}']
  expect(codes(file('', abroad, head, row))).toContain('currency_assumed')
  expect(codes(file('', trade, head, row))).toContain('currency_default')
  const [last] = trade.payments.slice(-1)
  const planned = last ? [{ ...last, day: '2026-12-24', isPending: true }] : []
  const ahead = { ...trade, payments: [...trade.payments, ...planned] }
  expect(codes(file('', ahead, head, row))).toContain('pending_left_out')
})

describe('pdfs', () => {
  test.each(pdfs.map((layout) => [layout.name, layout] as const))('%s', (_, layout) => {
    const grid = gridOfPdf(pagesOf(layout, trade))
    const result = readPdfGrid(grid, { answers: {}, today })
    if (layout.verdict === 'refuse') {
      expect(linesOf(result)).toContain("We can't be sure of this PDF")
      return
    }
    expect(linesOf(result)).toEqual(answerOf(file('', trade, '', '')))
  })
})
