// What the chart's marks mean. Only what is drawn is explained.
import { rangeWords } from '../../../format/range-words.ts'

/** One line of keys; it wraps where it is narrow. */
export function ChartLegend(props: {
  isForecast: boolean
  isKnown: boolean
  isByDay: boolean
  /** The weeks that the range was learned from, where they are few. */
  weeksFew: number | null
}) {
  const { isForecast, isKnown } = props
  // Without a balance there is a table and no chart.
  if (!isKnown) return null
  return (
    <ul className="dash-legend" aria-label="Legend">
      <Key mark="level" word="Balance" />
      {isForecast && <Key mark="ahead" word="Forecast" />}
      {isForecast && <Key mark="band" word={rangeWords(props.weeksFew)} />}
      {!props.isByDay && (
        <>
          <Key mark="in" word="In" />
          <Key mark="out" word="Out" />
          {isForecast && <Key mark="hatch" word="Expected" />}
        </>
      )}
    </ul>
  )
}

function Key({ mark, word }: { mark: string; word: string }) {
  return (
    <li>
      <i className={`dash-key dash-key-${mark}`} />
      {word}
    </li>
  )
}
