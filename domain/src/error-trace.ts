// What may be known elsewhere about an error: its type and where in the code it happened. Messages,
// values, addresses and requests stay here, since any of them may hold amounts, names or
// descriptions of payments.

/** A place in the code. */
type Frame = {
  readonly filename?: string | undefined
  readonly function?: string | undefined
  readonly lineno?: number | undefined
  readonly colno?: number | undefined
}

/** An error report, as far as its type and its places go. */
type ErrorReport = {
  readonly exception?:
    | {
        readonly values?:
          | readonly {
              readonly type?: string | undefined
              readonly stacktrace?: { readonly frames?: readonly Frame[] | undefined } | undefined
            }[]
          | undefined
      }
    | undefined
}

/** Only the types of the errors and the places in the code that led to them. */
export function tracesOf(report: ErrorReport): {
  type: string
  stacktrace: { frames: { filename: string; function: string; lineno: number; colno: number }[] }
}[] {
  return (report.exception?.values ?? []).map(({ type, stacktrace }) => ({
    type: type ?? 'Error',
    stacktrace: {
      frames: (stacktrace?.frames ?? []).map((frame) => ({
        filename: withoutQuery(frame.filename ?? ''),
        function: frame.function ?? '?',
        lineno: frame.lineno ?? 0,
        colno: frame.colno ?? 0,
      })),
    },
  }))
}

/** The address of a script without what a page may have added to it. */
function withoutQuery(filename: string): string {
  return filename.split(/[?#]/)[0] ?? ''
}
