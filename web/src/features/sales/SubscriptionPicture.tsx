// A still picture of the planned subscription page: recurring revenue by month, what was gained and
// lost, who renews next.

const described =
  'A sketch of the planned page with example figures: monthly recurring revenue rising from £7.2K to £9.8K over twelve months, subscriptions gained and lost in each month, and the next three renewals.'

const revenue = [72, 74, 73, 77, 80, 82, 81, 85, 89, 92, 94, 98]
const gained = [5, 4, 3, 6, 5, 4, 3, 6, 6, 5, 4, 6]
const lost = [2, 2, 4, 2, 2, 2, 4, 2, 2, 2, 2, 2]
const renewals = [
  { day: '1 Dec', name: 'Bright Dental', amount: '£1,250 a year' },
  { day: '4 Dec', name: 'Cole & Sons', amount: '£84 a month' },
  { day: '9 Dec', name: 'Tideway Hotel', amount: '£310 a month' },
] as const

const step = 43

/** One image to screen readers. */
export function SubscriptionPicture() {
  const path = revenue
    .map((value, i) => `${i === 0 ? 'M' : 'L'}${30 + i * step} ${levelY(value)}`)
    .join('')
  return (
    <svg viewBox="0 0 560 400" role="img" aria-label={described}>
      <text className="soon-strong" x="20" y="34">
        Monthly recurring revenue
      </text>
      <text className="soon-figure" x="20" y="70">
        £9,840
      </text>
      <text className="soon-good" x="112" y="70">
        +4% on October
      </text>
      <path className="soon-grid" d="M20 100H540M20 145H540M20 190H540" />
      <path className="soon-area" d={`${path}V210H30Z`} />
      <path className="soon-line" d={path} />
      <circle className="soon-dot" cx={30 + 11 * step} cy={levelY(98)} r="5" />
      {revenue.map((value, i) => (
        <g key={value}>
          <rect
            className="soon-in"
            x={20 + i * step}
            y={246 - (gained[i] ?? 0) * 4}
            width="20"
            height={(gained[i] ?? 0) * 4}
            rx="2"
          />
          <rect
            className="soon-out"
            x={20 + i * step}
            y="248"
            width="20"
            height={(lost[i] ?? 0) * 4}
            rx="2"
          />
        </g>
      ))}
      {renewals.map(({ day, name, amount }, i) => (
        <g key={name} transform={`translate(20 ${296 + i * 36})`}>
          <path className="soon-grid" d="M0 -8H520" />
          <text className="soon-quiet" y="16">
            {day}
          </text>
          <text x="72" y="16">
            {name}
          </text>
          <text x="520" y="16" textAnchor="end">
            {amount}
          </text>
        </g>
      ))}
    </svg>
  )
}

function levelY(value: number): number {
  return 210 - (value - 65) * 3
}
