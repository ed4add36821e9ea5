// The rule that sets two names against each other.
import type { Subject } from '../subject.ts'
import type { Plan } from '../tool-call.ts'
import type { Planner } from './planner.ts'

/** Two payees, payers, categories or accounts over the same days. */
export function compareSubjects(p: Planner): Plan | null {
  const { two, within } = comparedIn(p)
  const [first, second] = two
  if (
    !first ||
    !second ||
    two.length > 2 ||
    (first.kind !== second.kind &&
      !/\b(than|or|versus|vs|v|against|with|compared)\b/.test(withoutEitherWay(p.text))) ||
    !(
      p.has('compare', 'than', 'more', 'less', 'over', 'under') ||
      (p.has('who', 'category', 'top') && /\bor\b/.test(p.text))
    ) ||
    !p.usesOnly(
      'who',
      'category',
      'customers',
      'compare',
      'than',
      'more',
      'less',
      'out',
      'in',
      'sales',
      'went_on',
      'over',
      'under',
      'top',
    ) ||
    !p.fits({ subjects: within.length > 0 ? 3 : 2 })
  )
    return null
  const side = p.side()
  // Payments of a month under way may all be still to come.
  const areMerchants = p.payees.every(({ kind }) => kind === 'merchant')
  const period = p.pastPeriod(areMerchants ? null : p.fullYear())
  if (!side || !period || !p.agrees(side)) return null
  return p.call({
    tool: 'compare_subjects',
    args: { ...p.filter(side, period), subjects: [first, ...within], against: second },
  })
}

// "Going up or down" sets no two names against each other.
const withoutEitherWay = (text: string) =>
  text.replace(/\b(up or down|down or up|more or less|higher or lower|rise or fall)\b/g, '')

// "Meta versus Google advertising": what two payees were paid within a category.
function comparedIn({ payees }: Planner): { two: Subject[]; within: Subject[] } {
  const merchants = payees.filter(({ kind }) => kind === 'merchant')
  const others = payees.filter(({ kind }) => kind !== 'merchant')
  return merchants.length === 2 && others.length === 1
    ? { two: merchants, within: others }
    : { two: payees, within: [] }
}
