// The dashboard while its figures are fetched: the same boxes in the same places, so that nothing
// jumps.
import { Skeleton } from '../../../ui/Skeleton.tsx'
import './dashboard.css'
import './dashboard-hero.css'
import './figure-strip.css'

/** Announced once; the boxes themselves are silent. */
export function DashboardSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr-only" role="status">
        Loading your figures
      </p>
      <div className="dash-hero">
        <div className="dash-hero-waiting">
          <Skeleton height="20px" width="150px" />
          <Skeleton height="30px" width="min(560px, 100%)" />
          <Skeleton height="30px" width="min(430px, 80%)" />
        </div>
      </div>
      <div className="dash-figures">
        {['bank', 'in', 'out', 'low'].map((key) => (
          <div key={key} className="dash-figure">
            <Skeleton height="18px" width="50%" />
            <Skeleton height="30px" width="70%" />
            <Skeleton height="22px" width="60%" />
          </div>
        ))}
      </div>
      <div className="dash-main">
        <WaitingCard title="90px" heights={['360px']} />
        <WaitingCard title="120px" heights={rows(6)} />
      </div>
      <WaitingLowerCards />
    </div>
  )
}

/** The last row of cards while it is fetched. */
export function WaitingLowerCards() {
  return (
    <div className="dash-three">
      <WaitingCard title="160px" heights={['252px']} />
      <WaitingCard title="130px" heights={rows(5)} />
      <WaitingCard title="80px" heights={rows(2)} />
    </div>
  )
}

function WaitingCard({ title, heights }: { title: string; heights: readonly string[] }) {
  return (
    <div className="card">
      <div className="card-head">
        <Skeleton height="18px" width={title} />
      </div>
      <div className="dash-waiting">
        {heights.map((height, i) => (
          <Skeleton key={i} height={height} />
        ))}
      </div>
    </div>
  )
}

function rows(count: number): string[] {
  return Array.from({ length: count }, () => '34px')
}
