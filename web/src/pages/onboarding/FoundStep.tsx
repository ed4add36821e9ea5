// The last step of onboarding: the user decides on the doubtful regular payments only, the others
// are accepted and shown. Where none were found, or they can't be loaded, nobody is kept waiting.
import { useEffect, useRef } from 'react'
import { FoundReview } from '../../features/forecast/confirm/FoundReview.tsx'
import { partsOf } from '../../features/forecast/confirm/found-groups.ts'
import { useFound } from '../../features/forecast/confirm/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** `onDone` whether answered, skipped, or without anything to ask. */
export default function FoundStep({ onDone }: { onDone: () => void }) {
  const found = useFound()
  const doubtful = partsOf(found.data ?? []).doubtful.length
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
        We found {found.data.length === 1 ? '1 payment' : `${found.data.length} payments`} that come
        regularly. {doubtWords(doubtful)} You can change any answer later.
      </p>
      <FoundReview found={found.data} keepLabel="Save and continue" later={skip} onKept={onDone} />
    </section>
  )
}

function doubtWords(doubtful: number): string {
  if (doubtful === 0) return 'All are clear from your history, so there is nothing to answer.'
  return doubtful === 1
    ? 'One of them isn’t clear from your history.'
    : `${doubtful} of them aren’t clear from your history.`
}
