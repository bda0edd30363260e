import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config.ts'

export type { Logger }

/** Keys whose values never reach a log, at the top of an entry or one or two levels in (S65). */
const SECRET_KEYS = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'token',
  'secret',
  'email',
  'address',
]

/** JSON lines: one entry is one line, whatever text a request brings along. */
export function createLogger(
  level: Config['logLevel'],
  destination: DestinationStream = pino.destination({ dest: 1, sync: true }),
): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: SECRET_KEYS.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]),
        censor: '[redacted]',
      },
    },
    destination,
  )
}
