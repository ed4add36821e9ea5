// The address as the frame and a page see it. The page that is being left keeps its own until the
// next one is drawn, so that a press on a link is answered before either is drawn.
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { Router, useRouter } from 'wouter'

type Frame = ReturnType<typeof useRouter>
type Navigate = ReturnType<Frame['hook']>[1]

const FrameContext = createContext<Frame | null>(null)
const PathContext = createContext<[string, Navigate]>(['/', () => undefined])
const SearchContext = createContext('')

/**
 * Around the frame of a page: its links are not drawn again when the address changes, as wouter's
 * are. What shows where the user is asks `useFramePath`; what changes the query stands outside,
 * because the path that it would keep isn't known here.
 */
export function FrameAddress({ children }: { children: ReactNode }) {
  const frame = useRouter()
  const [, navigate] = frame.hook(frame)
  const still = useMemo(() => {
    const address: [string, Navigate] = ['/', navigate]
    return () => address
  }, [navigate])
  return (
    <FrameContext value={frame}>
      <Router hook={still} searchHook={frame.searchHook} aroundNav={frame.aroundNav}>
        {children}
      </Router>
    </FrameContext>
  )
}

/** `isLeft` while the address is already that of another page. */
export function PageAddress({ isLeft, children }: { isLeft: boolean; children: ReactNode }) {
  const frame = useFrame()
  const [path, navigate] = frame.hook(frame)
  const search = frame.searchHook(frame)
  const [kept, keep] = useState({ path, search, at: [path, navigate] as [string, Navigate] })
  if (!isLeft && (kept.path !== path || kept.search !== search))
    keep({ path, search, at: kept.path === path ? kept.at : [path, navigate] })
  return (
    <PathContext value={kept.at}>
      <SearchContext value={kept.search}>
        <Router hook={useKeptPath} searchHook={useKeptSearch} aroundNav={frame.aroundNav}>
          {children}
        </Router>
      </SearchContext>
    </PathContext>
  )
}

/** The path in the address bar, still encoded, also within a page that is being left. */
export function useFramePath(): string {
  const frame = useFrame()
  return frame.hook(frame)[0]
}

function useFrame(): Frame {
  const near = useRouter()
  return useContext(FrameContext) ?? near
}

function useKeptPath(): [string, Navigate] {
  return useContext(PathContext)
}

function useKeptSearch(): string {
  return useContext(SearchContext)
}
