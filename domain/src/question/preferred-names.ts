// Which of several things that fit the same words is meant.
import { keyOf, type Subject } from './subject.ts'

/**
 * A category beats a merchant only where the word is the category's own name; the same subject
 * counts once.
 */
export function preferred(subjects: readonly Subject[], written = ''): Subject[] {
  const keys = new Set<string>()
  const unique = subjects.filter((subject) => {
    const key = keyOf(subject)
    if (keys.has(key)) return false
    keys.add(key)
    return true
  })
  const categories = unique.filter(({ kind }) => kind === 'sub_category' || kind === 'category')
  const own = categories.filter(
    ({ kind, name }) => kind === 'category' && name.toLowerCase() === written,
  )
  if (own.length > 0) return own
  if (categories.length > 0) return categories
  const accounts = unique.filter(({ kind }) => kind === 'account')
  if (accounts.length > 0 && unique.length > accounts.length) return accounts
  return unique
}
