// The data source and its freshness, in two lines for the foot of the sidebar.
import { useEffect, useState } from 'react'
import { describeSource } from './describe-source.ts'
import { useDataSource } from './queries.ts'
import './source-status.css'

const refreshMs = 30_000

/** Empty until the server has replied; an error is named. */
export function SourceStatus() {
  const { data, isError } = useDataSource()
  const now = useNow()
  if (isError) return <Lines title="Data source unknown" text="Plimsoll isn’t responding" />
  if (!data)
    return (
      <div className="source-status">
        <span className="sr-only">Data source</span>
      </div>
    )
  const { title, text, isLive } = describeSource(data, now)
  return <Lines title={title} text={text} live={isLive} />
}

function Lines(props: { title: string; text: string; live?: boolean }) {
  return (
    <div className="source-status">
      <span className="source-status-dot" data-live={props.live || undefined} />
      <div>
        <b title={props.title}>{props.title}</b>
        <small>{props.text}</small>
      </div>
    </div>
  )
}

function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), refreshMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
