// The address as a page sees it: the page that is being left keeps its own until the next one is
// drawn, so that a press on a link is answered before either is drawn.
import { createContext, type ReactNode, useContext, useState } from 'react'
import { Router, useRouter } from 'wouter'

type Frame = ReturnType<typeof useRouter>
type Navigate = ReturnType<Frame['hook']>[1]

const FrameContext = createContext<Frame | null>(null)
const PathContext = createContext<[string, Navigate]>(['/', () => undefined])
const SearchContext = createContext('')

/** `isLeft` while the address is already that of another page. */
export function PageAddress({ isLeft, children }: { isLeft: boolean; children: ReactNode }) {
  const frame = useRouter()
  const [path, navigate] = frame.hook(frame)
  const search = frame.searchHook(frame)
  const [kept, keep] = useState({ path, search, at: [path, navigate] as [string, Navigate] })
  if (!isLeft && (kept.path !== path || kept.search !== search))
    keep({ path, search, at: kept.path === path ? kept.at : [path, navigate] })
  return (
    <FrameContext value={frame}>
      <PathContext value={kept.at}>
        <SearchContext value={kept.search}>
          <Router hook={useKeptPath} searchHook={useKeptSearch} aroundNav={frame.aroundNav}>
            {children}
          </Router>
        </SearchContext>
      </PathContext>
    </FrameContext>
  )
}

/** The path in the address bar, still encoded, also within a page that is being left. */
export function useFramePath(): string {
  const near = useRouter()
  const frame = useContext(FrameContext) ?? near
  return frame.hook(frame)[0]
}

function useKeptPath(): [string, Navigate] {
  return useContext(PathContext)
}

function useKeptSearch(): string {
  return useContext(SearchContext)
}
