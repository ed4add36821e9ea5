// The switch of projects and what stands below it. What is below is built at once but shown only
// when the switch's place is known: otherwise it would move away under the pointer.
import { lazy, type ReactNode, Suspense, useState } from 'react'
import './below-projects-counting.css'

const ProjectsCounting = lazy(() => import('./ProjectsCounting.tsx'))

export function BelowProjectsCounting({ children }: { children: ReactNode }) {
  const [isSettled, setSettled] = useState(false)
  return (
    <>
      <Suspense fallback={null}>
        <ProjectsCounting onSettled={() => setSettled(true)} />
      </Suspense>
      <div className="sl-below-counting" data-waiting={!isSettled || undefined}>
        {children}
      </div>
    </>
  )
}
