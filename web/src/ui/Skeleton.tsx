// A grey stand-in with the final geometry, shown only when loading takes longer than a blink.
import './states.css'

/** Height and width are CSS lengths. */
export function Skeleton(props: { height: string; width?: string }) {
  return (
    <div
      className="skeleton"
      aria-hidden="true"
      style={{ height: props.height, width: props.width ?? '100%' }}
    />
  )
}
