// The commands of the palette as they stand now: built pages, actions that make sense today, months of the books.
import type { Day } from '@plimsoll/domain/calendar'
import { addMonths, monthOf } from '@plimsoll/domain/calendar'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import {
  CalendarDays,
  ChartLine,
  History,
  Keyboard,
  Landmark,
  Layers,
  ListChecks,
  LogOut,
  Plus,
  RefreshCw,
  Repeat,
  Settings,
  Store,
  SunMoon,
  Tags,
  Target,
  TestTubeDiagonal,
  Upload,
  Wallet,
  Workflow,
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
import { entriesOf } from './navigation.ts'
import { useShell } from './shell-context.ts'

const monthsAround = 12

/** Pages first, then actions, then months. */
export function useCommands(): readonly Command[] {
  const { pages, open } = useShell()
  const navigate = useNavigate()
  const cache = useQueryClient()
  const source = useDataSource().data?.source
  const loadDemo = useLoadDemo()
  const hasBank = useUser()?.mh ?? false
  const sync = useSyncNow()
  const toPages = entriesOf(pages).map(
    ({ label, icon, page }): Command => ({
      id: page.path,
      group: 'Pages',
      label,
      icon,
      run: () => void navigate(page.path),
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
    action('upload', 'Upload Excel', 'spreadsheet csv statement import file', Upload, () =>
      open('upload'),
    ),
    action('add-bank', 'Connect a bank', 'add open banking account link', Landmark, () =>
      navigate('/addbank'),
    ),
    ...(hasBank ? [syncCommand(sync)] : []),
    // Over existing books, demo data is loaded on the page that says what that does to them.
    ...(source === null ? [demo] : []),
    action('theme', 'Switch between light and dark', 'theme colours mode', SunMoon, switchTheme),
    action('account', 'Account', 'settings profile password sessions', Settings, () =>
      open('account'),
    ),
    action('shortcuts', 'Keyboard shortcuts', 'keys help', Keyboard, () => open('shortcuts')),
    action('log-out', 'Log out', 'sign out leave', LogOut, () => void logOut()),
  ]
  const hasForecast = pages.some((page) => page.path.startsWith('/cash-flow/forecast'))
  const hasTransactions = pages.some((page) => page.path === '/cash-flow/edit-transaction')
  const hasManagement = pages.some((page) => page.path === '/cash-management')
  const hasMonths = pages.some((page) => page.path === '/cash-flow')
  const today = hasMonths ? businessDay(cache) : null
  return [
    ...toPages,
    ...(hasTransactions ? transactionCommands(navigate) : []),
    ...(hasManagement ? [managementCommand(navigate)] : []),
    ...(hasForecast ? forecastCommands(navigate) : []),
    ...actions,
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

/** Cash management is a page beside the five of the navigation. */
function managementCommand(navigate: (path: string) => void): Command {
  return {
    id: 'cash-management',
    group: 'Pages',
    label: 'Cash management',
    words: 'bills to pay due payers tax calendar safe to spend pay run',
    icon: Wallet,
    run: () => navigate('/cash-management'),
  }
}

/** The transactions stand below the cash flow and have no entry of their own in the navigation. */
function transactionCommands(navigate: (path: string) => void): Command[] {
  const page = (id: string, label: string, words: string, icon: Command['icon']): Command => {
    return { id, group: 'Pages', label, words, icon, run: () => navigate(`/cash-flow/${id}`) }
  }
  const list = '/cash-flow/edit-transaction'
  return [
    page('edit-transaction', 'Transactions', 'list edit search find payments', ListChecks),
    page('rules', 'Rules', 'categorise by itself automatic', Workflow),
    page('categories', 'Categories', 'rename hide merge add', Tags),
    page('merchants', 'Merchants', 'rename merge suppliers customers', Store),
    page('changes', 'Changes', 'audit trail history undo', History),
    action('sort', 'Sort transactions', 'categorise uncategorised triage unsure', ListChecks, () =>
      navigate(`${list}?sort=1`),
    ),
    action('add-transaction', 'Add a transaction', 'by hand cash manual', Plus, () =>
      navigate(`${list}?add=1`),
    ),
    action('add-rule', 'New rule', 'categorise by itself automatic', Workflow, () =>
      navigate('/cash-flow/rules?add=1'),
    ),
  ]
}

/** The forecast stands below the cash flow and has no entry of its own in the navigation. */
function forecastCommands(navigate: (path: string) => void): Command[] {
  const page = (id: string, label: string, words: string, icon: Command['icon']): Command => {
    return { id, group: 'Pages', label, words, icon, run: () => navigate(`/cash-flow/${id}`) }
  }
  return [
    {
      id: 'forecast',
      group: 'Pages',
      label: 'Forecast',
      words: 'cash flow lines rules regular payments excluded',
      icon: ChartLine,
      run: () => navigate('/cash-flow/forecast'),
    },
    page('scenarios', 'Scenarios', 'what if compare plan goal keep above', Layers),
    page('accuracy', 'Accuracy', 'forecast how good error range', Target),
    page('recurring', 'What repeats', 'recurring regular payments confirm found', Repeat),
    action('add-line', 'Add a line to the forecast', 'rule one-off payment expect', Plus, () =>
      navigate('/cash-flow/forecast?add=line'),
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

/** The business day as the last figures told it; the browser's clock is not asked. */
function businessDay(cache: QueryClient): Day | null {
  const told = cache.getQueriesData<{ today?: Day }>({ queryKey: ['cashflow'] })
  return told.map(([, data]) => data?.today).find((today) => today !== undefined) ?? null
}
