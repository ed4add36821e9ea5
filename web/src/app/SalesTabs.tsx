// The header tabs of the sales pages. Unlike PageTabs they're chosen by a word of the path, and
// they stay on a phone.

import { useFramePath } from '../PageAddress.tsx'
import { PagePointer } from './NavEntry.tsx'
import { linksOf } from './navigation.ts'
import { salesTabAt, salesTabs } from './sales-tab.ts'
import { useNavigation } from './use-navigation.ts'
import './page-tabs.css'

/** Only tabs with a built page are shown. */
export function SalesTabs() {
  const { sections } = useNavigation()
  const current = salesTabAt(useFramePath())
  const links = sections.flatMap(linksOf)
  return (
    <nav className="page-tabs sales-tabs" aria-label="Sales pages">
      {salesTabs.map((tab) => {
        const link = links.find((each) => each.path === tab.path)
        return (
          link && (
            <PagePointer key={tab.path} link={link} current={tab === current ? 'page' : undefined}>
              {tab.label}
            </PagePointer>
          )
        )
      })}
    </nav>
  )
}
