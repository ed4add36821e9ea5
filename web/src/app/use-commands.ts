// The commands of the palette as they stand now: built pages, actions that make sense today, months
// of the books.
import type { Day } from '@plimsoll/domain/calendar'
import { addMonths, monthOf } from '@plimsoll/domain/calendar'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import {
  CalendarDays,
  Keyboard,
  ListChecks,
  LogOut,
  MessageCircleQuestion,
  Plus,
  RefreshCw,
  Settings,
  SunMoon,
  TestTubeDiagonal,
  Upload,
} from 'lucide-react'
import { useUser } from '../api/use-session.ts'
import { logOut } from '../features/account/queries.ts'
import { useSyncNow } from '../features/bank/sync.ts'
import { useLoadDemo } from '../features/sources/load-demo.ts'
import { useDataSource } from '../features/sources/queries.ts'
import { monthLong } from '../format/date.ts'
import { useNavigate } from '../routing.ts'
import { switchTheme } from '../ui/theme.ts'
import type { Command } from './commands.ts'
import { destinationsOf } from './navigation.ts'
import { askName, useShell } from './shell-context.ts'

const monthsAround = 12

/** Pages first, then actions, then months. */
export function useCommands(): readonly Command[] {
  const { pages, open, toggleChat } = useShell()
  const navigate = useNavigate()
  const cache = useQueryClient()
  const source = useDataSource().data?.source
  const loadDemo = useLoadDemo()
  const hasBank = useUser()?.mh ?? false
  const sync = useSyncNow()
  const toPages = destinationsOf(pages).map(
    ({ path, label, words, icon }): Command => ({
      id: path,
      group: 'Pages',
      label,
      ...(words && { words }),
      icon,
      run: () => navigate(path),
    }),
  )
  const demo: Command = {
    id: 'demo',
    group: 'Actions',
    label: 'Load demo data',
    words: 'sample example DemoCompany',
    icon: TestTubeDiagonal,
    // The palette is gone by the time it is done, so its callbacks would not be called.
    run: () =>
      void loadDemo.mutateAsync().then(
        () => navigate('/dashboard'),
        () => null,
      ),
  }
  const actions: Command[] = [
    action('ask', askName, 'assistant chat question plimsoll', MessageCircleQuestion, toggleChat),
    action('upload', 'Upload Excel', 'spreadsheet csv statement import file', Upload, () =>
      open('upload'),
    ),
    ...(hasBank ? [syncCommand(sync)] : []),
    // Over existing books, demo data is loaded on the page that explains what that does to them.
    ...(source === null ? [demo] : []),
    action('theme', 'Switch between light and dark', 'theme colours mode', SunMoon, switchTheme),
    action('account', 'Account', 'settings profile password sessions', Settings, () =>
      open('account'),
    ),
    action('shortcuts', 'Keyboard shortcuts', 'keys help', Keyboard, () => open('shortcuts')),
    action('log-out', 'Log out', 'sign out leave', LogOut, () => void logOut()),
  ]
  const today = businessDay(cache)
  return [
    ...toPages,
    ...actions,
    ...transactionActions(navigate),
    action('add-line', 'Add a line to the forecast', 'rule one-off payment expect', Plus, () =>
      navigate('/cash-flow/forecast?add=line'),
    ),
    ...(today ? monthsOf(today, navigate) : []),
  ]
}

function action(
  id: string,
  label: string,
  words: string,
  icon: Command['icon'],
  run: () => void,
): Command {
  return { id, group: 'Actions', label, words, icon, run }
}

/** The palette is gone by the time it is done, and the line across the page shows that it began. */
function syncCommand(sync: ReturnType<typeof useSyncNow>): Command {
  const run = () => void sync.mutateAsync(undefined).catch(() => null)
  return action('sync', 'Sync now', 'bank update refresh fetch transactions', RefreshCw, run)
}

function transactionActions(navigate: (path: string) => void): Command[] {
  const list = '/cash-flow/edit-transaction'
  return [
    action('sort', 'Categorise transactions', 'sort uncategorised triage unsure', ListChecks, () =>
      navigate(`${list}?sort=1`),
    ),
    action('add-transaction', 'Add a transaction', 'by hand cash manual', Plus, () =>
      navigate(`${list}?add=1`),
    ),
    action('add-rule', 'New rule', 'categorise automatically', Plus, () =>
      navigate('/cash-flow/rules?add=1'),
    ),
  ]
}

function monthsOf(today: Day, navigate: (path: string) => void): Command[] {
  const current = monthOf(today)
  return Array.from({ length: 2 * monthsAround + 1 }, (_, at): Command => {
    const month = addMonths(current, at - monthsAround)
    return {
      id: month,
      group: 'Months',
      label: monthLong(month),
      words: `${month} cash flow`,
      icon: CalendarDays,
      run: () => navigate(`/cash-flow?month=${month}`),
    }
  })
}

/**
 * The business day of the latest figures. The browser's clock may be wrong or in another time zone.
 */
function businessDay(cache: QueryClient): Day | null {
  const replies = cache.getQueriesData<{ today?: Day }>({ queryKey: ['cashflow'] })
  return replies.map(([, data]) => data?.today).find((today) => today !== undefined) ?? null
}
