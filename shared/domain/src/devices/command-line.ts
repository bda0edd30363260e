/** The OAuth client ID of the command line `everyshelf`. */
export const COMMAND_LINE_CLIENT_ID = 'everyshelf-cli'

/** What the command line says about itself. Anyone can send it, so it is shown and never trusted. */
export interface CommandLine {
  /** Empty if unknown. */
  readonly version: string
  /** The name of the computer; empty if unknown. */
  readonly computer: string
}

const USER_AGENT = /^everyshelf-cli\/(\d{1,5}(?:\.\d{1,5}){0,3}) \(([\w.-]{1,40})\)$/

/**
 * Reads the User-Agent of the command line.
 *
 * @example readCommandLine('everyshelf-cli/1.0.0 (ada-laptop)') // { version: '1.0.0', computer: 'ada-laptop' }
 */
export function readCommandLine(userAgent: string): CommandLine {
  const [, version = '', computer = ''] = USER_AGENT.exec(userAgent) ?? []
  return { version, computer }
}

/**
 * The name of the API key that the command line gets.
 *
 * @example nameCommandLineKey({ version: '1.0.0', computer: 'ada-laptop' }) // 'Command line on ada-laptop'
 */
export function nameCommandLineKey({ computer }: CommandLine): string {
  return computer === '' ? 'Command line' : `Command line on ${computer}`
}
