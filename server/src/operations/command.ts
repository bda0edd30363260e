import type { ParseArgsOptionsConfig } from 'node:util'
import type { Config } from '../config/config.ts'
import type { Progress } from './progress.ts'

/** The input of a command. */
export interface CommandInput {
  /** The arguments, without the options. */
  readonly names: readonly string[]
  readonly options: Readonly<Record<string, string | boolean | undefined>>
  readonly config: Config
  readonly print: (line: string) => void
  /** For long output, such as an export. */
  readonly write: (text: string) => void | Promise<void>
  readonly progress: Progress
  /** Resolves an entered path from the current folder. */
  readonly toPath: (typed: string) => string
  readonly now: () => Date
}

/** A command that the operator runs on the host. */
export interface Command {
  /** As entered, such as `restore`. */
  readonly name: string
  /** Printed by `--help`. */
  readonly help: string
  /** The allowed number of arguments. */
  readonly names: { readonly atLeast: number; readonly atMost: number }
  readonly options: ParseArgsOptionsConfig
  /** Returns the exit code; throws a StartError to exit with its message. */
  readonly run: (input: CommandInput) => Promise<number>
}
