// The bar above the cash-flow table: which months, how figures are written, and actuals against
// their forecasts. One row, on a phone with the switches in a menu.
import { Check, SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { Menu } from '../../ui/Menu.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import type { Figures } from './use-address.ts'

const figureOptions = [
  { value: 'pence', label: 'Pence' },
  { value: 'pounds', label: 'Pounds' },
] as const

const comparedLabel = 'Actual against forecast'

/** The period stands first; the children, at the end of the row, are left out on a phone. */
export function TableBar(props: {
  period: ReactNode
  figures: Figures
  isCompared: boolean
  onFigures: (figures: Figures) => void
  onCompared: (isCompared: boolean) => void
  children?: ReactNode
}) {
  const { figures, isCompared } = props
  const on = <Check size={16} aria-hidden />
  return (
    <>
      {props.period}
      <div className="table-bar-wide">
        <Segmented
          label="Figures"
          value={figures}
          options={figureOptions}
          onChange={props.onFigures}
        />
        <button
          type="button"
          className="btn btn-outline table-bar-compare"
          aria-pressed={isCompared}
          onClick={() => props.onCompared(!isCompared)}
        >
          {comparedLabel}
        </button>
        {props.children}
      </div>
      <div className="table-bar-narrow">
        <Menu
          label="Table options"
          className="icon-btn"
          items={[
            ...figureOptions.map(({ value, label }) => ({
              label,
              isOn: figures === value,
              icon: figures === value ? on : undefined,
              onSelect: () => props.onFigures(value),
            })),
            {
              label: comparedLabel,
              isOn: isCompared,
              icon: isCompared ? on : undefined,
              onSelect: () => props.onCompared(!isCompared),
            },
          ]}
        >
          <SlidersHorizontal size={18} aria-hidden />
        </Menu>
      </div>
    </>
  )
}
