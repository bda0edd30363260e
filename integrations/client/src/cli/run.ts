import { ApiError, ConnectionError } from '../api-error.ts'
import { commands } from './commands.ts'
import { describeAll, describeCommand, describeGroup } from './help.ts'
import { findNearest } from './nearest.ts'
import {
  type Command,
  type ExitCode,
  exitCodes,
  type Shell,
  SignedOutError,
  UsageError,
} from './shell.ts'

/** Runs the command that the arguments name. Returns the exit code. */
export async function run(args: readonly string[], shell: Shell): Promise<ExitCode> {
  const command = findCommand(args)
  if (!command) return runWithout(args, shell)
  const own = args.slice(command.name.split(' ').length)
  if (own.includes('--help') || own.includes('-h')) {
    for (const line of describeCommand(command)) shell.print(line)
    return exitCodes.done
  }
  try {
    return await command.run(own, shell)
  } catch (error) {
    return explain(error, command, shell)
  }
}

function findCommand(args: readonly string[]): Command | undefined {
  return commands.find(({ name }) => name.split(' ').every((word, at) => args[at] === word))
}

function runWithout(args: readonly string[], shell: Shell): ExitCode {
  const [first] = args
  if (first === '--version') {
    shell.print(shell.version)
    return exitCodes.done
  }
  const isHelp = first === 'help' || args.some((arg) => arg === '--help' || arg === '-h')
  const words = args.slice(0, 2).filter((arg) => !arg.startsWith('-') && arg !== 'help')
  const group = commands.filter(({ name }) => name.startsWith(`${words[0]} `))
  if (words.length > 1 || (words.length === 1 && group.length === 0)) {
    return refuseUnknown(words, shell)
  }
  const lines = group.length > 0 ? describeGroup(group) : describeAll()
  for (const line of lines) isHelp ? shell.print(line) : shell.note(line)
  return isHelp ? exitCodes.done : exitCodes.usage
}

/** What follows the name of a command that is one word is its input, and no part of the name. */
function refuseUnknown(words: readonly string[], shell: Shell): ExitCode {
  const names = commands.map(({ name }) => name)
  const both = words.join(' ')
  const nearest = findNearest(both, names) ?? findNearest(words[0] ?? '', names)
  const isGroup = names.some((name) => name.startsWith(`${words[0]} `))
  const typed = isGroup || nearest?.includes(' ') ? both : words[0]
  shell.note(`There is no command “${typed}”.${nearest ? ` Did you mean “${nearest}”?` : ''}`)
  shell.note('See: everyshelf --help')
  return exitCodes.usage
}

function explain(error: unknown, { name }: Command, shell: Shell): ExitCode {
  if (error instanceof UsageError || isParseError(error)) {
    shell.note(`${error.message}\nSee: everyshelf ${name} --help`)
    return exitCodes.usage
  }
  if (error instanceof SignedOutError) {
    shell.note(error.message)
    return exitCodes.signedOut
  }
  if (error instanceof ApiError && error.code === 'invalid-api-key') {
    shell.note('The server does not accept the key. Run: everyshelf login')
    return exitCodes.signedOut
  }
  if (error instanceof ApiError) {
    const { field } = error.details
    const request = error.requestId ? ` (request ${error.requestId})` : ''
    const isNamed = field === undefined || error.detail.includes(`\`${field}\``)
    shell.note(`${error.message}${isNamed ? '' : ` Field: ${field}.`}${request}`)
    return exitCodes.failed
  }
  if (error instanceof ConnectionError || error instanceof Error) {
    shell.note(error.message)
    return exitCodes.failed
  }
  throw error
}

/** What `parseArgs` throws for unknown options. */
function isParseError(error: unknown): error is Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code.startsWith('ERR_PARSE_ARGS_')
}
