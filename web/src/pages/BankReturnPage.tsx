// /mhcb: the return from the bank. What it handed back is reported to the server once; then the
// first update is shown, or why there is none.
import { useState } from 'react'
import { useSearch } from 'wouter'
import { isAwaited, takeReturned } from '../features/bank/returned.ts'
import { ReturnBeingMade } from './bank/ReturnBeingMade.tsx'
import { ReturnConnected } from './bank/ReturnConnected.tsx'
import { ReturnUnknown } from './bank/ReturnUnknown.tsx'
import '../ui/button.css'
import '../ui/card.css'
import './bank/bank-pages.css'

export default function BankReturnPage() {
  const [returned] = useState(takeReturned)
  const [wasReloaded] = useState(isAwaited)
  const connection = new URLSearchParams(useSearch()).get('connection')
  if (connection) return <ReturnConnected key={connection} id={connection} />
  if (returned) return <ReturnBeingMade returned={returned} />
  return <ReturnUnknown isAwaited={wasReloaded} />
}
