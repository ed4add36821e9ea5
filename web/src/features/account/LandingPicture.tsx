// A picture of the dashboard for those who have not seen it: drawn, with example figures, and
// labelled as an example.
import { LandingBars } from './LandingBars.tsx'
import './landing-picture.css'

const described =
  'The dashboard with example figures: the balance up to today, then the forecast, which dips below the business’s buffer in March.'

/** One image to screen readers. */
export function LandingPicture() {
  return (
    <figure className="picture">
      <div className="picture-card" role="img" aria-label={described}>
        <p className="picture-headline">
          You’re covered until February. <span>Cash dips to £17.6K in March.</span>
        </p>
        <div className="picture-chart">
          <svg viewBox="0 0 600 200" preserveAspectRatio="none" aria-hidden="true">
            <linearGradient id="picture-fade" x1="0" y1="0" x2="0" y2="1">
              <stop className="picture-fade-top" offset="0" />
              <stop className="picture-fade-end" offset="1" />
            </linearGradient>
            <rect className="picture-future" x="400" width="200" height="200" />
            <path className="picture-grid" d="M0 20H600M0 70H600M0 120H600M0 170H600" />
            <path className="picture-area" d={`${balance}V200H0Z`} />
            <path className="picture-buffer" d="M0 146H600" />
            <path className="picture-balance" d={balance} />
            <path className="picture-forecast" d={forecast} />
            <path className="picture-today-line" d="M400 0V200" />
          </svg>
          <span className="picture-label picture-buffer-label">Your £20K buffer</span>
          <span className="picture-label picture-today-label">Today</span>
          <span className="picture-label picture-forecast-label">Forecast</span>
          <span className="picture-dot picture-now" />
          <span className="picture-dot picture-low" />
          <span className="picture-label picture-low-label">Low £17.6K</span>
        </div>
        <LandingBars />
      </div>
      <figcaption>Part of the dashboard, with example figures</figcaption>
    </figure>
  )
}

const balance =
  'M0 98C22 92 34 92 54 104S86 132 106 130S142 92 166 82S200 92 222 90S256 108 276 96S300 76 318 68S340 24 356 26S380 50 400 52'
const forecast = 'M400 52C428 58 444 84 462 112S494 160 512 160S558 122 600 92'
