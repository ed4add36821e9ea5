// A page that is planned: what it will show, as a still picture with example figures, and a way to
// hear of its launch.
import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useUser } from '../../api/use-session.ts'
import { Button } from '../../ui/Button.tsx'
import { type PlannedPage, rememberLaunch, wantsLaunch } from './launch-cookie.ts'
import '../../ui/card.css'
import './coming-soon.css'

/** `onNotify` logs the request; the thanks don't wait for it. The children are the picture. */
export function ComingSoon(props: {
  page: PlannedPage
  text: string
  onNotify: () => void
  children: ReactNode
}) {
  const userId = useUser()?.sub ?? ''
  const [isSignedUp, setSignedUp] = useState(() => wantsLaunch(props.page, userId))
  const signUp = () => {
    props.onNotify()
    rememberLaunch(props.page, userId)
    setSignedUp(true)
  }
  return (
    <section className="card soon" aria-labelledby="soon-title">
      <div className="soon-words">
        <h2 id="soon-title">Coming Soon</h2>
        <p>{props.text}</p>
        <div role="status" className="soon-thanks">
          {isSignedUp && (
            <>
              <Check size={17} aria-hidden /> Thank you, we'll notify you upon launch
            </>
          )}
        </div>
        {!isSignedUp && (
          <Button weight="ink" onClick={signUp}>
            Notify Me on Launch
          </Button>
        )}
      </div>
      <figure className="soon-picture">
        {props.children}
        <figcaption>What we’re planning, with example figures</figcaption>
      </figure>
    </section>
  )
}
