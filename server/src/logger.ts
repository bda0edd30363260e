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

const ERROR = 50
const errorCounts = new WeakMap<Logger, { count: number }>()

/** How many errors a logger has written since this was last asked. */
export function takeErrorCount(logger: Logger): number {
  const counted = errorCounts.get(logger)
  const count = counted?.count ?? 0
  if (counted) counted.count = 0
  return count
}

/** And no version of a package, as in the paths of a stack. */
const ADDRESS = /[\w.+-]+@[A-Za-z][\w-]*(?:\.[A-Za-z][\w-]*)+/g
const KEY_IN_URL = /([?&](?:token|code|state|password)=)[^&\s"']+/g

/**
 * Of an error its kind, code and text: a database puts whole rows into the other fields. Addresses of
 * people and keys in links are taken out of the text.
 */
function serializeError(error: unknown) {
  const { type, message, stack, code } = pino.stdSerializers.err(error as Error)
  return { type, code, message: withoutSecrets(message), stack: withoutSecrets(stack) }
}

function withoutSecrets(text: unknown): string {
  return String(text).replace(ADDRESS, '[address]').replace(KEY_IN_URL, '$1[redacted]')
}

/** JSON lines: one entry is one line, whatever text a request brings along. */
export function createLogger(
  level: Config['logLevel'],
  destination: DestinationStream = pino.destination({ dest: 1, sync: true }),
): Logger {
  const errors = { count: 0 }
  const logger = pino(
    {
      level,
      hooks: {
        logMethod(args, method, written) {
          if (written >= ERROR) errors.count++
          method.apply(this, args)
        },
      },
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: serializeError },
      redact: {
        paths: SECRET_KEYS.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]),
        censor: '[redacted]',
      },
    },
    destination,
  )
  errorCounts.set(logger, errors)
  return logger
}
