// A button that opens a short list of commands beside it. A press outside, Escape or leaving with
// Tab closes it.
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import './menu.css'

/**
 * One command, with a picture before it or a remark below it. `isOn` is for commands that switch
 * something.
 */
export type MenuItem = {
  readonly label: string
  readonly isOn?: boolean
  readonly icon?: ReactNode
  readonly note?: string
  readonly onSelect: () => void
}

/**
 * The children stand on the button; `label` names it where they do not. `placement` says where the
 * list opens.
 */
export function Menu(props: {
  label?: string
  className?: string
  placement?: 'above' | 'below-right'
  busy?: boolean
  head?: ReactNode
  items: readonly MenuItem[]
  children: ReactNode
}) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isOpen && list.current) keepOnScreen(list.current)
  }, [isOpen])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      setOpen(false)
      button.current?.focus()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (isOpen) moveFocus(list.current, event.key === 'ArrowDown' ? 1 : -1)
      else setOpen(true)
    }
  }
  const onBlur = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys serve the button and the list inside.
    <div className="menu" onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={props.className ?? 'btn btn-outline'}
        aria-label={props.label}
        aria-busy={props.busy || undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen && !props.busy)}
      >
        {props.children}
      </button>
      {isOpen && (
        <div ref={list} id={id} className={`menu-list menu-${props.placement ?? 'below-right'}`}>
          {props.head}
          <ul>
            {props.items.map((item) => (
              <li key={item.label}>
                <button
                  type="button"
                  aria-pressed={item.isOn}
                  onClick={() => {
                    setOpen(false)
                    button.current?.focus()
                    item.onSelect()
                  }}
                >
                  {item.icon}
                  <span>
                    {item.label}
                    {item.note && <small>{item.note}</small>}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

const edge = 8

/** A button may stand at either side of a phone, and its list is wider than it. */
function keepOnScreen(list: HTMLElement): void {
  const { left, right } = list.getBoundingClientRect()
  const { clientWidth } = document.documentElement
  const shift = left < edge ? edge - left : Math.min(0, clientWidth - edge - right)
  if (shift !== 0) list.style.translate = `${shift}px`
}

function moveFocus(list: HTMLElement | null, step: number): void {
  const items = [...(list?.querySelectorAll('button') ?? [])]
  const at = items.indexOf(document.activeElement as HTMLButtonElement)
  const next = at < 0 ? (step > 0 ? 0 : items.length - 1) : at + step
  items[(next + items.length) % items.length]?.focus()
}
