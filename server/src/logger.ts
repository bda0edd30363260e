import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config/config.ts'

export type { Logger }

/** Keys whose values are never logged, at the top of an entry or up to two levels deep. */
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

/** The number of errors that a logger has written since the last call. */
export function takeErrorCount(logger: Logger): number {
  const counted = errorCounts.get(logger)
  const count = counted?.count ?? 0
  if (counted) counted.count = 0
  return count
}

/** Email addresses. Does not match package versions in the paths of a stack. */
const ADDRESS = /[\w.+-]+@[A-Za-z][\w-]*(?:\.[A-Za-z][\w-]*)+/g
const KEY_IN_URL = /([?&](?:token|code|state|password)=)[^&\s"']+/g

/**
 * Logs an error's type, code, message and stack only, since databases put whole rows into other fields.
 * Removes email addresses and tokens in links.
 */
function serializeError(error: unknown) {
  const { type, message, stack, code } = pino.stdSerializers.err(error as Error)
  return { type, code, message: withoutSecrets(message), stack: withoutSecrets(stack) }
}

function withoutSecrets(text: unknown): string {
  return String(text).replace(ADDRESS, '[address]').replace(KEY_IN_URL, '$1[redacted]')
}

/** An entry as people read it; what it contains stays JSON, so no text reaches the terminal raw. */
export function formatEntry(line: string): string {
  const { level, time, msg, ...rest } = JSON.parse(line) as Record<string, unknown>
  const facts = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : ''
  return `${String(time).slice(11, 19)} ${level === 'info' ? '' : `${level}: `}${msg}${facts}\n`
}

function openOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true })
  if (!process.stdout.isTTY) return output
  return { write: (line) => void output.write(formatEntry(line)) }
}

/** Logs JSON lines, on a terminal lines for people. An entry is one line, whatever text a request contains. */
export function createLogger(
  level: Config['logLevel'],
  destination: DestinationStream = openOutput(),
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
