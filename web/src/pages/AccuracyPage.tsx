// Stage.
import { PageHead } from '../ui/PageHead.tsx'
import { ForecastPages } from './shared/ForecastPages.tsx'

export default function AccuracyPage() {
  return (
    <>
      <PageHead title="Accuracy" eyebrow="Cash flow" />
      <ForecastPages />
    </>
  )
}
