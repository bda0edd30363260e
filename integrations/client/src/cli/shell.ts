/** What a command may use of the computer. */
export interface Shell {
  readonly env: Readonly<Record<string, string | undefined>>
  /** Results, one line. */
  readonly print: (line: string) => void
  /** Progress and hints, one line. They stay out of pipes. */
  readonly note: (line: string) => void
  /** Ends after the time, or when the user presses Enter. */
  readonly pause: (ms: number) => Promise<void>
  readonly fetch: typeof fetch
  readonly version: string
  readonly computer: string
  /** The folder for the settings of the user's programs. */
  readonly configFolder: string
  /** The current day (UTC). */
  readonly today: () => string
}

export const exitCodes = { done: 0, failed: 1, usage: 2, signedOut: 3 } as const
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

export interface Command {
  /** Such as `links create`. */
  readonly name: string
  /** What follows the name. */
  readonly usage: string
  readonly summary: string
  /** The options of this command alone, one line each. */
  readonly options: readonly (readonly [option: string, text: string])[]
  readonly run: (args: readonly string[], shell: Shell) => Promise<ExitCode>
}

/** The command was typed in a way that it does not understand. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** There is no key for the server. */
export class SignedOutError extends Error {
  override readonly name = 'SignedOutError'
}

/** Options that every command has. */
export const commonOptions = {
  server: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const
