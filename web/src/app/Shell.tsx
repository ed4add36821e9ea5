// The main layout of the signed-in: sidebar, or bars on a phone, around the page. Pages render
// inside its <main> and bring none of their own.
import { type ReactNode, startTransition, useCallback, useMemo, useState } from 'react'
import { useUser } from '../api/use-session.ts'
import { useWantedFeature } from '../features/account/upgrade.ts'
import { FrameAddress } from '../PageAddress.tsx'
import { onDemand } from '../ui/on-demand.ts'
import { BottomBar } from './BottomBar.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { PageBody } from './PageBody.tsx'
import type { Page } from './page-table.ts'
import { SectionStrip } from './SectionStrip.tsx'
import { Sidebar } from './Sidebar.tsx'
import { SkipLink } from './SkipLink.tsx'
import { type Overlay, ShellContext } from './shell-context.ts'
import { TopBar } from './TopBar.tsx'
import { useOffline } from './use-offline.ts'
import { useOnboardingFirst } from './use-onboarding-first.ts'
import { useShortcuts } from './use-shortcuts.ts'
import './shell.css'

const ShellOverlays = onDemand(() => import('./ShellOverlays.tsx'))
// Only who has a bank needs it.
const BankWatch = onDemand(() => import('./BankWatch.tsx'))
// Only who comes from an email waits for it.
const WindowLink = onDemand(() => import('./WindowLink.tsx'))
const ChatPanel = onDemand(() => import('../features/chat/ChatPanel.tsx'))

/** `pages` are those of the main layout; `isLeaving` while the next page is being drawn. */
export default function Shell(props: {
  pages: readonly Page[]
  isLeaving?: boolean
  children: ReactNode
}) {
  const { pages } = props
  const [overlay, open] = useState<Overlay | null>(null)
  const [isChatOpen, setChatOpen] = useState(false)
  const [question, setQuestion] = useState('')
  // The page makes room for the chat; the press is answered before that.
  const toggleChat = useCallback(() => startTransition(() => setChatOpen((before) => !before)), [])
  const closeChat = useCallback(() => setChatOpen(false), [])
  const ask = useCallback((question: string) => {
    setQuestion(question)
    setChatOpen(true)
  }, [])
  const shell = useMemo(() => ({ pages, open, toggleChat, ask }), [pages, toggleChat, ask])
  const close = useCallback(() => open(null), [])
  const wanted = useWantedFeature()
  const user = useUser()
  useOffline()
  useOnboardingFirst()
  useShortcuts(shell)
  return (
    <ShellContext value={shell}>
      {user && <WindowLink onOpen={open} />}
      <FrameAddress>
        <div className="shell" data-chat={isChatOpen || undefined}>
          <SkipLink />
          <Sidebar />
          <TopBar />
          <main id="main" tabIndex={-1} className="page" aria-busy={props.isLeaving || undefined}>
            <SectionStrip />
            <OfflineNotice />
            {user?.mh && <BankWatch />}
            <PageBody isLeaving={props.isLeaving}>{props.children}</PageBody>
          </main>
          <BottomBar />
        </div>
      </FrameAddress>
      {isChatOpen && (
        <ChatPanel question={question} onTaken={() => setQuestion('')} onClose={closeChat} />
      )}
      {(overlay || wanted) && (
        <ShellOverlays overlay={overlay} wanted={wanted} onOpen={open} onClose={close} />
      )}
    </ShellContext>
  )
}
