// A part of a page that a press brings up, such as a dialog, whose code comes when it is first
// shown. React's own `lazy` would show the fallback first and then hold back the part for 300 ms,
// even where its code had been fetched ahead.
import { type ComponentType, createElement, useEffect, useState } from 'react'
import { afterPicture } from './after-picture.ts'

type Module<Props> = { default: ComponentType<Props> }

/**
 * `ahead` is for an element that holds what opens the part: the first look of a mouse, a finger or
 * the keyboard fetches the code. A failure shows itself when the part is shown.
 */
type OnDemand<Props> = ComponentType<Props> & {
  ahead: { onPointerEnter: () => void; onFocus: () => void }
}

/**
 * Draws nothing until its code is there. Code that cannot be fetched fails the part, like any
 * error while drawing, and is asked for again by the next one that is shown.
 */
export function onDemand<Props extends object>(
  load: () => Promise<Module<Props>>,
): OnDemand<Props> {
  let loaded: ComponentType<Props> | null = null
  const bring = async () => {
    loaded = (await load()).default
    return loaded
  }
  function Part(props: Props) {
    const [View, setView] = useState(() => loaded)
    useEffect(() => {
      if (View) return
      bring().then(
        (view) => setView(() => view),
        (error) =>
          setView(() => {
            throw error
          }),
      )
    }, [View])
    return View && createElement(View, props)
  }
  // A finger arrives with its press, and to begin a fetch would hold that up by 30 ms on a slow
  // phone.
  const fetchAhead = () => afterPicture(() => loaded || bring().catch(() => null))
  return Object.assign(Part, { ahead: { onPointerEnter: fetchAhead, onFocus: fetchAhead } })
}
