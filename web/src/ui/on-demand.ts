// A part of a page that a press brings up, such as a dialog, whose code comes when it is first
// shown. React's own `lazy` would show the fallback first and then hold back the part for 300 ms,
// even where its code had been fetched ahead.
import { type ComponentType, createElement, useEffect, useState } from 'react'

type Module<Props> = { default: ComponentType<Props> }

/** `bring` fetches the code ahead; it fails as the import does. */
type OnDemand<Props> = ComponentType<Props> & { bring: () => Promise<unknown> }

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
    const [failure, setFailure] = useState<{ error: unknown } | null>(null)
    useEffect(() => {
      if (View) return
      let isGone = false
      bring().then(
        (view) => isGone || setView(() => view),
        (error: unknown) => isGone || setFailure({ error }),
      )
      return () => {
        isGone = true
      }
    }, [View])
    if (failure) throw failure.error
    return View && createElement(View, props)
  }
  return Object.assign(Part, { bring })
}
