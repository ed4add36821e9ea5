// The names of keys as the user's own keyboard prints them.

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** How the shortcut of the palette is written. */
export const keyNames = { palette: isApple ? '⌘K' : 'Ctrl K' } as const
