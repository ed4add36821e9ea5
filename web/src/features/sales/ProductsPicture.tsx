// A still picture of the planned products page: what each product brings in, its share, and what is
// left after its costs.

const described =
  'A sketch of the planned page with example figures: revenue by product for November, House blend first with £8.4K, each with its margin and its trend over six months.'

const products = [
  { name: 'House blend', revenue: '£8,420', share: 100, margin: '62%', trend: [4, 5, 5, 7, 8, 9] },
  { name: 'Single origin', revenue: '£5,910', share: 70, margin: '54%', trend: [6, 6, 5, 6, 6, 7] },
  { name: 'Decaf', revenue: '£3,280', share: 39, margin: '58%', trend: [3, 4, 4, 4, 5, 5] },
  { name: 'Equipment', revenue: '£2,640', share: 31, margin: '23%', trend: [8, 7, 7, 5, 5, 4] },
  { name: 'Training days', revenue: '£1,150', share: 14, margin: '71%', trend: [2, 2, 4, 3, 5, 6] },
] as const

/** One image to screen readers. */
export function ProductsPicture() {
  return (
    <svg viewBox="0 0 560 400" role="img" aria-label={described}>
      <text className="soon-strong" x="20" y="34">
        Revenue by product
      </text>
      <text className="soon-figure" x="20" y="70">
        £21,400
      </text>
      <text className="soon-quiet" x="124" y="70">
        in November
      </text>
      <text className="soon-quiet" x="430" y="104" textAnchor="end">
        Margin
      </text>
      <text className="soon-quiet" x="540" y="104" textAnchor="end">
        Six months
      </text>
      {products.map(({ name, revenue, share, margin, trend }, i) => (
        <g key={name} transform={`translate(20 ${118 + i * 56})`}>
          <path className="soon-grid" d="M0 0H520" />
          <text y="24">{name}</text>
          <text x="330" y="24" textAnchor="end">
            {revenue}
          </text>
          <rect className="soon-track" y="34" width="330" height="8" rx="4" />
          <rect
            className={i < 3 ? 'soon-in' : 'soon-in soon-soft'}
            y="34"
            width={share * 3.3}
            height="8"
            rx="4"
          />
          <text x="410" y="36" textAnchor="end">
            {margin}
          </text>
          <path
            className="soon-line soon-thin"
            d={trend
              .map((value, at) => `${at === 0 ? 'M' : 'L'}${450 + at * 14} ${46 - value * 3.4}`)
              .join('')}
          />
        </g>
      ))}
    </svg>
  )
}
