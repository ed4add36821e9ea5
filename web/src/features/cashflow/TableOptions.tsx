// The switches of the cash-flow table as a menu, for a phone.
import { Check, SlidersHorizontal } from 'lucide-react'
import { Menu } from '../../ui/Menu.tsx'
import { comparedLabel, figureOptions, type TableSwitches } from './table-switches.ts'

/** Those that are on have a tick. */
export default function TableOptions(props: TableSwitches) {
  const { figures, isCompared } = props
  const on = <Check size={16} aria-hidden />
  return (
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
  )
}
