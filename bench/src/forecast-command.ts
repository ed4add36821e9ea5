// Answers forecast questions so that they can be scored: JSON lines in on stdin, JSON lines out on
// stdout, in the same order. A line that cannot be answered is reported on stderr and in the exit
// code; the others are still answered.
import { createInterface } from 'node:readline'
import type { CashTask } from '@plimsoll/domain/forecast/cash-task'

type SeriesTask = {
  readonly id: string
  readonly task: 'series'
  readonly period: number
  readonly h: number
  readonly x: readonly number[]
}

let lineNumber = 0
for await (const line of createInterface({ input: process.stdin })) {
  lineNumber++
  if (!line.trim()) continue
  try {
    process.stdout.write(`${JSON.stringify(await answer(JSON.parse(line)))}\n`)
  } catch (error) {
    process.exitCode = 1
    const reason = error instanceof Error ? error.message : String(error)
    process.stderr.write(`Line ${lineNumber} was not answered: ${reason}\n`)
  }
}

/** Each engine is loaded on first use, so neither waits for the other. */
async function answer(question: unknown) {
  if (isSeries(question)) return answerSeries(question)
  if (isCash(question)) {
    const { forecastCash } = await import('@plimsoll/domain/forecast/cash-task')
    return forecastCash(question)
  }
  throw new Error(
    'a question is {"id","task":"series","period","h","x":[numbers]} or {"id","task":"cash","asOf","end","opened","months","balance","tx"}.',
  )
}

async function answerSeries({ id, period, h, x }: SeriesTask) {
  const { forecastSeries } = await import('@plimsoll/domain/forecast/statistics/series-forecast')
  const forecast = forecastSeries(x, { period, horizon: h })
  return {
    id,
    f: forecast.mean,
    lo80: forecast.low80,
    hi80: forecast.high80,
    lo95: forecast.low95,
    hi95: forecast.high95,
  }
}

function isSeries(question: unknown): question is SeriesTask {
  const { task, id, period, h, x } = fieldsOf(question)
  return (
    task === 'series' &&
    typeof id === 'string' &&
    isCount(period) &&
    isCount(h) &&
    Array.isArray(x) &&
    x.every((value) => typeof value === 'number')
  )
}

function isCash(question: unknown): question is CashTask {
  const { task, id, asOf, end, months, tx } = fieldsOf(question)
  return (
    task === 'cash' &&
    [id, asOf, end].every((text) => typeof text === 'string') &&
    Array.isArray(months) &&
    Array.isArray(tx)
  )
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) > 0
}

function fieldsOf(question: unknown): Record<string, unknown> {
  return typeof question === 'object' && question !== null ? { ...question } : {}
}
