// The route table on one page; every page's code comes lazily. A page that is not built is not
// listed.
import { matchRoute, Redirect, useLocation, useRouter } from 'wouter'
import { readReturned } from './api/returned.ts'
import { AnyLayout } from './app/AnyLayout.tsx'
import { useFirstPicture } from './app/first-code.ts'
import { MainLayout } from './app/MainLayout.tsx'
import { OutsideLayout } from './app/OutsideLayout.tsx'
import { type Page, page } from './app/page-table.ts'
import { RoutePage } from './app/RoutePage.tsx'
import { useSessionRules } from './app/use-session-rules.ts'

/** Inside the main layout: with the navigation, and only with a token. */
const mainPages = [
  page('/addbank', 'Connect your bank', () => import('./pages/AddBankPage.tsx')),
  page('/analysis', 'Analysis', () => import('./pages/AnalysisPage.tsx')),
  page('/cash-flow', 'Cash flow', () => import('./pages/CashFlowPage.tsx')),
  page(
    '/cash-flow/forecast/:category?/:merchant?/:seriesId?',
    'Forecast',
    () => import('./pages/ForecastPage.tsx'),
  ),
  page('/cash-flow/recurring', 'Regular payments', () => import('./pages/RecurringPage.tsx')),
  page('/cash-flow/scenarios', 'Scenarios', () => import('./pages/ScenariosPage.tsx')),
  page('/cash-flow/accuracy', 'Accuracy', () => import('./pages/AccuracyPage.tsx')),
  page('/cash-flow/edit-transaction', 'Transactions', () => import('./pages/TransactionsPage.tsx')),
  page('/cash-flow/rules', 'Rules', () => import('./pages/RulesPage.tsx')),
  page('/cash-flow/categories', 'Categories', () => import('./pages/CategoriesPage.tsx')),
  page('/cash-flow/merchants', 'Merchants', () => import('./pages/MerchantsPage.tsx')),
  page('/cash-flow/changes', 'History', () => import('./pages/ChangesPage.tsx')),
  page('/cash-management', 'Cash management', () => import('./pages/CashManagementPage.tsx')),
  page('/cash-management/tax', 'Tax', () => import('./pages/TaxPage.tsx')),
  page('/cash-management/calendar', 'Calendar', () => import('./pages/CalendarPage.tsx')),
  page('/dashboard', 'Dashboard', () => import('./pages/DashboardPage.tsx')),
  page('/help', 'Help', () => import('./pages/HelpPage.tsx')),
  page('/integration', 'Integrations', () => import('./pages/IntegrationPage.tsx')),
  page('/sales/projects', 'Projects', () => import('./pages/SalesProjectsPage.tsx')),
  page('/sales/projects/:id', 'Project', () => import('./pages/SalesProjectPage.tsx')),
  page('/sales/subscription', 'Subscription', () => import('./pages/SalesSubscriptionPage.tsx')),
  page('/sales/products', 'Products', () => import('./pages/SalesProductsPage.tsx')),
  page('/reports/weekly', 'Weekly report', () => import('./pages/WeeklyReportPage.tsx')),
  page('/mhcb', 'Your bank', () => import('./pages/BankReturnPage.tsx')),
]

/** Outside the main layout, open to everyone. */
const outsidePages = [
  page('/register', 'Create your account', () => import('./pages/RegisterPage.tsx')),
  page('/emailconfirm', 'Confirm your email address', () => import('./pages/ConfirmEmailPage.tsx')),
  page(
    '/confirm-email-expired',
    'Link expired',
    () => import('./pages/ConfirmEmailExpiredPage.tsx'),
  ),
  page('/forget-pass', 'Reset your password', () => import('./pages/ForgetPasswordPage.tsx')),
  page('/reset-password', 'Set a new password', () => import('./pages/ResetPasswordPage.tsx')),
  page(
    '/confirm-new-email',
    'Confirm your new email address',
    () => import('./pages/ConfirmNewEmailPage.tsx'),
  ),
  page('/unsubscribe', 'Email preferences', () => import('./pages/UnsubscribePage.tsx')),
  page('/onboarding', 'Welcome', () => import('./pages/OnboardingPage.tsx')),
]

/** Outside every layout: a copy under a link leads nowhere else. */
const sharedPage = page('/shared/:token', 'Shared report', () => import('./pages/SharedPage.tsx'))

const landing = page('/dashboard', 'Log in', () => import('./pages/LandingPage.tsx'))
const signInReturn = page('/', 'Sign in', () => import('./pages/SignInReturnPage.tsx'))
const notFound = page('*', 'Not found', () => import('./pages/NotFoundPage.tsx'))

/** Every address and its page. The frame stays when one page of it follows another. */
export function AppRoutes() {
  useSessionRules()
  useFirstPicture()
  const router = useRouter()
  const { parser } = router
  const [path] = useLocation()
  // As it stands in the address bar: `useLocation` has decoded its own.
  const [encodedPath] = router.hook(router)
  const at = (pages: readonly Page[]) =>
    pages.find((page) => matchRoute(parser, page.path, path)[0])
  if (path === '/' && readReturned())
    return (
      <OutsideLayout>
        <RoutePage page={signInReturn} />
      </OutsideLayout>
    )
  if (!isWellFormed(encodedPath)) return <NotFound />
  if (at([sharedPage])) return <RoutePage page={sharedPage} />
  // With what was wanted, for the log-in.
  if (path === '/') return <Redirect to="/dashboard" replace state={history.state} />
  const main = at(mainPages)
  if (main) return <MainLayout pages={mainPages} page={main} landing={landing} />
  const outside = at(outsidePages)
  if (outside)
    return (
      <OutsideLayout>
        <RoutePage key={outside.path} page={outside} />
      </OutsideLayout>
    )
  return <NotFound />
}

function NotFound() {
  return (
    <AnyLayout pages={mainPages}>
      <RoutePage page={notFound} />
    </AnyLayout>
  )
}

/**
 * Whether every % sequence of a path can be decoded. A link cut in the middle of one leads nowhere.
 */
function isWellFormed(path: string): boolean {
  try {
    // A call whose result nobody reads is left out of the built code.
    return decodeURIComponent(path).startsWith('/')
  } catch {
    return false
  }
}
