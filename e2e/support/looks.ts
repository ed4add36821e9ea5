// How screens are looked at: each theme and each width once, which finds nearly all that all four
// find in half the time. ALL_LOOKS=1 looks at all four.

const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }

/** A theme and a screen's size. */
export const looks = [
  { theme: 'light', ...wide },
  { theme: 'dark', ...narrow },
  ...(process.env.ALL_LOOKS
    ? [
        { theme: 'dark', ...wide },
        { theme: 'light', ...narrow },
      ]
    : []),
]
