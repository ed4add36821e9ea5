// Who changes the forecast.

/** Whoever saves a change. */
export type Saver = { readonly userId: string }
