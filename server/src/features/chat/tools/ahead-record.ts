// Tool for how well the forecast has held up.
import { count, emptyResult, percent, type ToolResult } from '../facts.ts'
import type { ToolContext } from '../tool-context.ts'
import { forecastOf } from './ahead-forecast-of.ts'
import { forecastNote, withoutForecast } from './ahead-words.ts'

/** On how many past days the balance lay within the range that was forecast for it. */
export async function forecastRecord(context: ToolContext): Promise<ToolResult> {
  const { outlook } = await forecastOf(context)
  if (outlook.state === 'unknown') return withoutForecast(context)
  const { backtest, rough, shortHistory } = outlook.confidence
  if (!backtest || backtest.days === 0)
    return emptyResult(
      shortHistory
        ? 'There is too little history to test the forecast against.'
        : 'The forecast has not been tested against the past yet. That happens by itself after new transactions arrive.',
    )
  return {
    template: `Forecasting the past as it was known then, the balance lay within the range of the forecast on {{held}} of {{days}} days, {{share}}; the range is meant to hold four times in five.${rough ? ' That makes the forecast rough, so its ranges are wider than usual.' : ''}`,
    facts: [
      percent('share', (backtest.inRange / backtest.days) * 100, 'Within the range'),
      count('held', backtest.inRange, 'Days within the range'),
      count('days', backtest.days, 'Days tested'),
    ],
    citations: [{ ref: 'share', href: '/forecast', rowCount: 0, label: 'Forecast' }],
    rowCount: 0,
    truncated: false,
    basis: [forecastNote],
    warnings: [],
  }
}
