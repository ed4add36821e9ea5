// The last step of onboarding, for who brought data in which something repeats. Where nothing does, or it cannot be told, nobody is kept waiting.
import { useEffect, useRef } from 'react'
import { FoundReview } from '../../features/forecast/confirm/FoundReview.tsx'
import { useFound } from '../../features/forecast/confirm/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** `onDone` whether answered, skipped, or without anything to ask. */
export default function FoundStep({ onDone }: { onDone: () => void }) {
  const found = useFound()
  const hasNothing = found.error !== null || found.data?.length === 0
  const isLeft = useRef(false)
  useEffect(() => {
    if (!hasNothing || isLeft.current) return
    isLeft.current = true
    onDone()
  }, [hasNothing, onDone])
  const skip = <Button onClick={onDone}>Skip for now</Button>
  if (!found.data || hasNothing)
    return (
      <section>
        <h1>Finding regular payments</h1>
        <p role="status">This takes a moment.</p>
        <Skeleton height="220px" />
        <div className="space-above">{skip}</div>
      </section>
    )
  return (
    <section className="onboarding-found">
      <h1>Check your regular payments</h1>
      <p>
        Plimsoll found {found.data.length === 1 ? '1 payment' : `${found.data.length} payments`}{' '}
        that come regularly. Correct anything that’s wrong. You can do the rest later.
      </p>
      <FoundReview found={found.data} keepLabel="Save and continue" later={skip} onKept={onDone} />
    </section>
  )
}
