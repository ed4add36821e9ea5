// Where the user is in the navigation.
import { useMemo } from 'react'
import { useFramePath } from '../PageAddress.tsx'
import { placeAt, sectionsOf } from './navigation.ts'
import { useShell } from './shell-context.ts'

/**
 * The sections, and the one with its page that the address belongs to; null for a page outside of
 * them, like adding a bank.
 */
export function useNavigation() {
  const { pages } = useShell()
  const address = useFramePath()
  const sections = useMemo(() => sectionsOf(pages), [pages])
  return { sections, place: placeAt(address, sections) }
}
