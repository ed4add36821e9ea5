// The categories that this person picked last, kept by the browser until the session ends.

const key = 'recent-categories'
const recentMax = 5

/** Codes, the latest first. */
export function recentCategories(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

/** Puts a category first. */
export function rememberCategory(code: string): void {
  const others = recentCategories().filter((each) => each !== code)
  localStorage.setItem(key, JSON.stringify([code, ...others].slice(0, recentMax)))
}
