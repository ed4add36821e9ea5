// How far something has come, with its words.
import { useId } from 'react'
import './progress.css'

/** `share` runs from 0 to 1; null where only the end will be known. */
export function Progress({ share, label }: { share: number | null; label: string }) {
  const id = useId()
  const value = share === null ? {} : { value: Math.round(Math.min(1, Math.max(0, share)) * 100) }
  return (
    <div className="progress">
      <span id={id}>{label}</span>
      <progress aria-labelledby={id} max={100} {...value} />
    </div>
  )
}
