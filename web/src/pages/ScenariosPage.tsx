// Stage.
import { PageHead } from '../ui/PageHead.tsx'
import { ForecastPages } from './shared/ForecastPages.tsx'

export default function ScenariosPage() {
  return (
    <>
      <PageHead title="Scenarios" eyebrow="Cash flow" />
      <ForecastPages />
    </>
  )
}
