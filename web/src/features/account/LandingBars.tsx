// The lower half of the landing's picture: money in above the line, money out below, forecast
// hatched.

const ins = [38, 34, 44, 41, 39, 48, 55, 46, 43, 51, 47, 40, 36, 45, 42, 50, 62, 66]
const outs = [35, 34, 48, 52, 38, 36, 44, 50, 37, 41, 60, 53, 49, 46, 40, 70, 76, 52]
const monthToday = 12
const stepPx = 600 / ins.length
const widthPx = 18
const zeroPx = 80

/** Heights are for the eye; they stand for no one's money. */
export function LandingBars() {
  return (
    <svg
      className="picture-bars"
      viewBox="0 0 600 165"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <defs>
        <Hatch id="picture-in" />
        <Hatch id="picture-out" />
      </defs>
      <rect className="picture-future" x="400" width="200" height="165" />
      {ins.map((height, at) => (
        <rect key={`in-${at * stepPx}`} {...bar(at, 'in')} y={zeroPx - height} height={height} />
      ))}
      {outs.map((height, at) => (
        <rect key={`out-${at * stepPx}`} {...bar(at, 'out')} y={zeroPx + 1} height={height} />
      ))}
      <path className="picture-zero" d={`M0 ${zeroPx}H600`} />
      <path className="picture-today-line" d="M400 0V165" />
    </svg>
  )
}

function bar(at: number, way: 'in' | 'out') {
  const isForecast = at >= monthToday
  return {
    x: at * stepPx + (stepPx - widthPx) / 2,
    width: widthPx,
    rx: 2.5,
    className: `picture-${way}`,
    ...(isForecast ? { fill: `url(#picture-${way})`, 'data-forecast': true } : {}),
  }
}

function Hatch({ id }: { id: string }) {
  return (
    <pattern
      id={id}
      className={`${id}-hatch`}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect className="picture-hatch-ground" width="6" height="6" />
      <rect width="3" height="6" />
    </pattern>
  )
}
