// One quiet line across the page, with at most one thing to do about it. It stays; what passes is a
// toast.
import { Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import './banner.css'

/**
 * `warn` for what limits trust in the figures, `forecast` and `neutral` for what is good to know.
 */
export function Banner(props: {
  tone?: 'warn' | 'forecast' | 'neutral'
  action?: ReactNode
  children: ReactNode
}) {
  const { tone = 'neutral' } = props
  const Icon = tone === 'warn' ? TriangleAlert : Info
  return (
    <div className={`banner banner-${tone}`}>
      <Icon size={16} aria-hidden />
      <p>{props.children}</p>
      {props.action}
    </div>
  )
}
