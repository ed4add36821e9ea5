// What stands between the bars of the shell: the page, faded while the next one is being drawn.
import { type ReactNode, useEffect, useState } from 'react'
import { afterPicture } from '../ui/after-picture.ts'

/**
 * Fades one picture after the press that leaves the page: to draw all of it again would hold up the
 * mark on the link. Where the next page is there by then, nothing fades.
 */
export function PageBody(props: { isLeaving: boolean | undefined; children: ReactNode }) {
  const { isLeaving } = props
  const [isFading, fade] = useState(isLeaving)
  useEffect(() => afterPicture(() => fade(isLeaving)), [isLeaving])
  return (
    <div className="page-body" data-leaving={(isLeaving && isFading) || undefined}>
      {props.children}
    </div>
  )
}
