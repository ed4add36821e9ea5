// Structured logs on stderr (stdout holds only the address): one JSON line each, without tokens,
// passwords or mail addresses.
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'

/** The logger that everything shares. */
export type Log = Logger

/**
 * Opens the log at a level; `silent` writes nothing. Lines go to stderr by default; `report` is
 * handed every error that is logged as one.
 */
export function openLog(
  level: string,
  to?: DestinationStream,
  report?: (error: unknown) => void,
): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    hooks: {
      logMethod(line, method, at) {
        const [about] = line as unknown[]
        const isError = at >= pino.levels.values.error!
        if (isError && about && typeof about === 'object' && 'err' in about) report?.(about.err)
        return method.apply(this, line)
      },
    },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'req.headers.authorization',
        '*.password',
        '*.newPassword',
        '*.token',
        '*.email',
        'password',
        'token',
        // Keys and what banks hand over, whoever should log them by mistake.
        '*.SECRETS_KEY',
        '*.BANK_PRIVATE_KEY',
        '*.BACKUP_PASSPHRASE',
        '*.access_token',
        '*.id_token',
        '*.client_assertion',
        '*.codeVerifier',
        '*.nonce',
        '*.handedBack',
        // PostgreSQL quotes the offending values in these.
        'err.detail',
        'err.where',
        'err.internalQuery',
      ],
      censor: '[hidden]',
    },
  }
  return pino(options, to ?? pino.destination(2))
}
