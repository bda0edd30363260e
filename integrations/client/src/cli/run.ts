import { ApiError, ConnectionError } from '../api-error.ts'
import { commands } from './commands.ts'
import { describeAll, describeCommand } from './help.ts'
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

function runWithout([first]: readonly string[], shell: Shell): ExitCode {
  if (first === '--version') {
    shell.print(shell.version)
    return exitCodes.done
  }
  const isHelp = first === '--help' || first === '-h' || first === 'help'
  for (const line of describeAll()) isHelp ? shell.print(line) : shell.note(line)
  return isHelp ? exitCodes.done : exitCodes.usage
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
    shell.note(`${error.message}${field ? ` Field: ${String(field)}.` : ''}${request}`)
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
