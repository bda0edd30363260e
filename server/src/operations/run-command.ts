import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { loadConfig } from '../config/config.ts'
import { isDatabaseUnavailable, reasonOf } from '../db/unavailable.ts'
import { StartError } from '../start-error.ts'
import type { Command } from './command.ts'
import { createProgress, type ProgressOutput } from './progress.ts'

/** The arguments, environment and output streams of a command. */
export interface CommandContext {
  readonly args: readonly string[]
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly folder: string
  readonly write: (text: string) => void | Promise<void>
  readonly errors: ProgressOutput
  readonly now?: () => Date
}

/** EX_USAGE in `sysexits.h`. */
const EXIT_USAGE = 64

/** Runs a command and returns its exit code; prints one message for an error. */
export async function runCommand(command: Command, place: CommandContext): Promise<number> {
  const progress = createProgress(place.errors)
  try {
    const { values, positionals } = readArguments(command, place.args)
    if (values.help) {
      await place.write(`${command.help.trim()}\n`)
      return 0
    }
    return await command.run({
      names: positionals,
      options: values,
      config: loadConfig(place.environment),
      print: (line) => {
        progress.clear()
        void place.write(`${line}\n`)
      },
      write: place.write,
      progress,
      toPath: (typed) => resolve(place.folder, typed),
      now: place.now ?? (() => new Date()),
    })
  } catch (error) {
    progress.clear()
    place.errors.write(`${explain(error)}\n`)
    return error instanceof StartError ? error.exitCode : 1
  } finally {
    progress.clear()
  }
}

function readArguments(command: Command, args: readonly string[]) {
  const options = { ...command.options, help: { type: 'boolean', short: 'h' } } as const
  const parsed = parse()
  const count = parsed.positionals.length
  const { atLeast, atMost } = command.names
  if (parsed.values.help || (count >= atLeast && count <= atMost)) return parsed
  const problem =
    count < atLeast
      ? 'An argument is missing.'
      : `Unexpected argument: "${parsed.positionals[atMost]}".`
  throw usage(command, problem)

  function parse() {
    try {
      return parseArgs({ args: [...args], options, allowPositionals: true })
    } catch (error) {
      const [sentence = ''] = (error as Error).message.split(/\.\s|\n/)
      throw usage(command, `${sentence.replace(/\.$/, '')}.`)
    }
  }
}

function usage({ name, help }: Command, problem: string): StartError {
  const [firstLines = ''] = help.trim().split('\n\n')
  return new StartError(`${problem}\n\n${firstLines}\n\nFull help: pnpm ${name} --help`, EXIT_USAGE)
}

const DISK_PROBLEMS: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full',
  SQLITE_FULL: 'The disk is full',
  EACCES: 'Permission denied',
  EPERM: 'Operation not permitted',
  ENOENT: 'File not found',
  EROFS: 'The file system is read-only',
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof StartError) return error.message
  const problem = DISK_PROBLEMS[String((error as { code?: unknown }).code)]
  if (problem) return `${problem}: ${error.message}. No incomplete file was left behind.`
  if (isDatabaseUnavailable(error)) return `The database is unavailable: ${reasonOf(error)}.`
  return error.stack ?? error.message
}
