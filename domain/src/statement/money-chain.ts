// How columns of money follow from one another: what was sold, less what was kept back, is what was
// paid over. A column that such sums end in is what reached the account.
import type { Figure } from './figures.ts'

const sumsMax = 50

type Part = { readonly figure: Figure; readonly times: 1 | -1 }
/** One way in which a column adds up from others, each of them added once or taken off once. */
type Sum = readonly Part[]

/**
 * The columns in which sums end that take a fee or a commission off. Of two, one of which goes into
 * the other, the other alone is an end.
 */
export function endsOfChain(figures: readonly Figure[]): Figure[] {
  const money = figures.filter(isMoved)
  if (!money.some(({ header }) => feeWords.test(header))) return []
  const paid = money.flatMap((figure) => {
    if (isAside(figure.header)) return []
    const sums = sumsOf(figure, money)
    if (!sums.some((sum) => isTakenOff(figure, sum))) return []
    const wholes = sums.flatMap((sum) => wholeOf(sum) ?? [])
    return [{ figure, wholes: wholes.filter((whole) => sizeOf(whole) > sizeOf(figure)) }]
  })
  return paid.flatMap(({ figure }) =>
    paid.some(({ wholes }) => wholes.includes(figure)) ? [] : [figure],
  )
}

/**
 * The indexes of the columns that one is made of: what it was before fees were taken off, or before
 * tax, tips and postage were added.
 */
export function madeOf(figure: Figure, figures: readonly Figure[]): ReadonlySet<number> {
  const sums = sumsOf(figure, figures.filter(isMoved), 2).filter(
    (sum) => isTakenOff(figure, sum) || isAdded(figure, sum),
  )
  return new Set(sums.flat().map((part) => part.figure.index))
}

/** Whether a heading names a part of what was paid, or what was taken off it, such as a fee. */
export function isAside(header: string): boolean {
  return asideWords.test(header.replace(manner, ' ')) && !isOfPaidOver(header)
}

/** Whether a heading names what a shop, an app or a terminal handed over. */
export function isOfPaidOver(header: string): boolean {
  return paidOverWords.test(header) && !aboutPaidOver.test(header)
}

// A price that has its tax in is no tax.
const manner = /\b(incl?|including|excl?|excluding|before|after|less|without|with|plus|net of)\b.*$/
const asideWords =
  /\b(fees?|commissions?|charges?|msc|deduct(ed|ions?)|withh(e|o)ld(ing)?|levy|surcharges?|vat|tax|taxes|gst|tips?|gratuit(y|ies)|postage|shipping|delivery|carriage|discounts?|offers?|promotions?|promo|rebates?|refunds?|refunded|returns?|chargebacks?|reserves?|held|holds?|kept|adjustments?|cashback|rate|percent|percentage|cash|gebuhr(en)?|entgelte?|provision|mwst)\b/
const feeWords =
  /\b(fees?|commissions?|charges?|msc|deduct(ed|ions?)|withh(e|o)ld(ing)?|levy|surcharges?|reserves?|holds?|held|kept|gebuhr(en)?|entgelte?|provision)\b/
const paidOverWords =
  /\b(payouts?|paid out|payable|remitted|remittance|funded|funding|transfer(red)?|deposit(ed)?|settled|settlement|banked|to (the |your |our )?bank|(paid|payment|payable|due|remitted|released|sent|credited|passed) to \w+|disbursed|disbursements?|auszahlung(sbetrag)?|ausgezahlt|(you|we) (receive|received|get|got|earn|earned|keep)|your (earnings?|share|payment)|net (earnings?|payment|paid|received|proceeds|total|amount|payout|settlement|transferred|deposit))\b/
const aboutPaidOver =
  /\b(fees?|charges?|commission|date|id|status|method|currency|vat|tax|balance)$/
const taxWords = /\b(vat|tax|taxes|gst|mwst)\b/
const addedWords =
  /\b(vat|tax|taxes|gst|tips?|gratuit(y|ies)|postage|shipping|delivery|carriage|surcharges?|discounts?|offers?|promotions?|promo|rebates?|mwst)\b/

// What was kept back makes less of what was sold. Refunds and payouts among the sales go the other
// way.
function isTakenOff(target: Figure, sum: Sum): boolean {
  const whole = wholeOf(sum)
  if (!whole) return false
  const rows = salesOf(whole)
  if (sizeIn(rows, whole) < sizeIn(rows, target)) return false
  const others = sum.map(({ figure }) => figure.index)
  if (!isPrintedAsLeft(target, { whole: whole.index, others })) return false
  // Any part of a sum is what the others leave of it: what was paid over is the largest.
  const isSmall = sum.some(
    ({ figure, times }) =>
      times < 0 && !isAside(figure.header) && sizeIn(rows, figure) > sizeIn(rows, target),
  )
  if (isSmall && !isOfPaidOver(target.header)) return false
  return sum.some(({ figure, times }) => {
    if (figure === whole || !feeWords.test(figure.header)) return false
    const kept = rows.reduce(
      (all, at) => all + times * (figure.pence[at] ?? 0) * Math.sign(whole.pence[at] ?? 0),
      0,
    )
    return kept < 0
  })
}

/**
 * Whether a column stands where what is left of a whole does: to the right of it, or before all
 * that it is made of, under a heading that names it so. “Hire charge”, “Deposit” and “Total” are
 * added up.
 */
export function isPrintedAsLeft(
  { index, header }: Pick<Figure, 'index' | 'header'>,
  { whole, others }: { whole: number; others: readonly number[] },
): boolean {
  const isNamed = isOfPaidOver(header) || /^net\b/.test(header)
  return index > whole || (isNamed && others.every((other) => index < other))
}

// Tax, tips and postage are added to a price, and a discount is taken off.
function isAdded(target: Figure, sum: Sum): boolean {
  const whole = wholeOf(sum)
  if (!whole) return false
  const parts = sum.filter(({ figure }) => figure !== whole)
  const rows = salesOf(whole)
  const isLarger = sizeIn(rows, target) >= sizeIn(rows, whole)
  const isOfTax = parts.every(({ figure }) => taxWords.test(figure.header))
  return (
    parts.every(({ figure }) => addedWords.test(figure.header) && isAside(figure.header)) &&
    (isLarger || (!isOfTax && target.index > whole.index))
  )
}

function wholeOf(sum: Sum): Figure | null {
  const added = sum.filter(({ times }) => times === 1).map(({ figure }) => figure)
  return added.reduce<Figure | null>(
    (best, each) => (best && sizeOf(best) >= sizeOf(each) ? best : each),
    null,
  )
}

function salesOf({ pence }: Figure): number[] {
  const rows = [...pence.keys()]
  const sales = rows.filter((at) => (pence[at] ?? 0) > 0)
  return sales.length > 0 ? sales : rows
}

function sizeOf({ pence }: Figure): number {
  return sizeIn([...pence.keys()], { pence })
}

function sizeIn(rows: readonly number[], { pence }: Pick<Figure, 'pence'>): number {
  return rows.reduce((sum, at) => sum + Math.abs(pence[at] ?? 0), 0)
}

// Every part goes in the same way in all rows. The last penny may differ, and a payment that failed
// pays nothing over.
function sumsOf(
  target: Figure,
  figures: readonly Figure[],
  rowsMin = isOfPaidOver(target.header) ? 2 : 3,
): Sum[] {
  const rows = target.pence.flatMap((pence, at) => (pence ? [at] : []))
  if (rows.length < rowsMin) return []
  const others = figures.filter((figure) => figure !== target && !isSame(figure, target))
  const filled = (at: number) => others.filter(({ pence }) => pence[at]).length
  const first = rows.reduce((best, at) => (filled(at) > filled(best) ? at : best))
  // How much the columns from each on can still make up in that row.
  const reach = others.map((_, at) =>
    others.slice(at).reduce((sum, { pence }) => sum + Math.abs(pence[first] ?? 0), 1),
  )
  const sums: Sum[] = []
  const chosen: Part[] = []
  const isOff = (left: number | null | undefined) => Math.abs(left ?? 0) > 1
  const holds = (at: number) =>
    !isOff(
      chosen.reduce(
        (left, { figure, times }) => left - times * (figure.pence[at] ?? 0),
        target.pence[at] ?? 0,
      ),
    )
  const choose = (place: number, left: number) => {
    const figure = others[place]
    if (!figure) {
      if (chosen.length > 1 && !isOff(left) && rows.every(holds)) sums.push([...chosen])
      return
    }
    if (sums.length >= sumsMax || Math.abs(left) > (reach[place] ?? 0)) return
    choose(place + 1, left)
    for (const times of [1, -1] as const) {
      chosen.push({ figure, times })
      choose(place + 1, left - times * (figure.pence[first] ?? 0))
      chosen.pop()
    }
  }
  choose(0, target.pence[first] ?? 0)
  return sums.filter((sum) => !sums.some((other) => other.length < sum.length && isIn(other, sum)))
}

// Columns that come to nothing together could be added to any sum.
function isIn(small: Sum, large: Sum): boolean {
  return small.every((part) =>
    large.some(({ figure, times }) => figure === part.figure && times === part.times),
  )
}

/** Whether two columns hold the same money in all rows. */
export function isSame(a: Figure, b: Figure): boolean {
  return a.pence.every((pence, at) => (pence ?? 0) === (b.pence[at] ?? 0))
}

function isMoved({ pence }: Figure): boolean {
  return pence.some((each) => each !== null && each !== 0)
}
