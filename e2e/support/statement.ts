// Bank statements made for a journey, in layouts that British banks really export. The business day
// of the journeys is 20 November 2026.

/** One booked line; `pence` is signed. */
type Line = { day: string; text: string; type: string; pence: number }

/** A small joinery: rent, wages, power and software every month, customers that pay by transfer. */
export function joineryLines(months: readonly string[]): Line[] {
  return months.flatMap((month) => [
    { day: `${month}-01`, text: 'QUAYSIDE ESTATES RENT', type: 'SO', pence: -90_000 },
    { day: `${month}-04`, text: 'HARTWELL KITCHENS LTD INV 2041', type: 'FPI', pence: 412_550 },
    { day: `${month}-07`, text: 'BRITISH GAS BUSINESS', type: 'DD', pence: -18_643 },
    { day: `${month}-09`, text: 'TRAVIS PERKINS TRADING', type: 'DEB', pence: -64_219 },
    { day: `${month}-12`, text: 'MILLER AND SONS INV 2044', type: 'FPI', pence: 233_075 },
    { day: `${month}-15`, text: 'ADOBE CREATIVE CLOUD', type: 'DEB', pence: -5_693 },
    { day: `${month}-18`, text: 'J WOODS WAGES', type: 'FPO', pence: -198_000 },
  ])
}

/**
 * Lloyds: eight columns, an apostrophe before the sort code, newest first, money in two columns.
 */
export function lloydsCsv(lines: readonly Line[], openingPence = 500_000): string {
  const header =
    'Transaction Date,Transaction Type,Sort Code,Account Number,Transaction Description,Debit Amount,Credit Amount,Balance'
  let balance = openingPence
  const rows = lines.map(({ day, type, text, pence }) => {
    balance += pence
    const [out, into] = pence < 0 ? [pounds(-pence), ''] : ['', pounds(pence)]
    return `${slashed(day)},${type},'30-91-74,20417765,${text},${out},${into},${pounds(balance)}`
  })
  return [header, ...rows.reverse(), ''].join('\r\n')
}

/** The months before November 2026, oldest first, and November so far. */
export function monthsBack(count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const month = new Date(Date.UTC(2026, 10 - (count - 1) + at, 1))
    return month.toISOString().slice(0, 7)
  })
}

function slashed(day: string): string {
  return day.split('-').reverse().join('/')
}

function pounds(pence: number): string {
  return (pence / 100).toFixed(2)
}
