// /shared/:token: a frozen copy for whoever has its link. It stands outside every layout, because
// it must lead nowhere else.
import { useRoute } from 'wouter'
import { SharedSnapshot } from '../features/reports/SharedSnapshot.tsx'
import './shared-page.css'

export default function SharedPage() {
  const [, params] = useRoute<{ token: string }>('/shared/:token')
  return (
    <main id="main" tabIndex={-1} className="shared-page">
      <SharedSnapshot token={params?.token ?? ''} />
    </main>
  )
}
