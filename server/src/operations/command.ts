import type { ParseArgsOptionsConfig } from 'node:util'
import type { Config } from '../config.ts'
import type { Progress } from './progress.ts'

/** What a command is given to work with. */
export interface CommandInput {
  /** What stands after the command, without the options. */
  readonly names: readonly string[]
  readonly options: Readonly<Record<string, string | boolean | undefined>>
  readonly config: Config
  readonly say: (line: string) => void
  /** For what may be long, such as an export. */
  readonly write: (text: string) => void | Promise<void>
  readonly progress: Progress
  /** An absolute path of what somebody typed where they stand. */
  readonly toPath: (typed: string) => string
  readonly now: () => Date
}

/** Something that an operator types on the host. */
export interface Command {
  /** As it is typed: `restore`. */
  readonly name: string
  /** All of it is printed by `--help`. */
  readonly help: string
  /** How many names may stand after it. */
  readonly names: { readonly atLeast: number; readonly atMost: number }
  readonly options: ParseArgsOptionsConfig
  /** Ends with the exit code; throws a StartError to end with its sentence. */
  readonly run: (input: CommandInput) => Promise<number>
}
