import { join } from 'node:path'
import type { DatabaseConfig } from '../config/config.ts'
import type { Command } from '../operations/command.ts'
import { runCommand } from '../operations/run-command.ts'

export interface OperationResult {
  readonly exitCode: number
  readonly output: string
  readonly errors: string
}

export interface OperationPlace {
  readonly dataDir: string
  readonly database?: DatabaseConfig
  readonly now?: string
  readonly environment?: Readonly<Record<string, string>>
}

/** Runs a command with a data folder, on its SQLite database or on the given PostgreSQL. */
export async function runOperation(
  command: Command,
  place: OperationPlace,
  ...args: string[]
): Promise<OperationResult> {
  const { dataDir, database, now = '2026-11-21T20:00:00.000Z' } = place
  const written = { output: '', errors: '' }
  const exitCode = await runCommand(command, {
    args,
    environment: {
      ...place.environment,
      DATA_DIR: dataDir,
      ...(database?.kind === 'postgres' && { DATABASE_URL: database.url }),
    },
    folder: dataDir,
    write: (text) => {
      written.output += text
    },
    errors: {
      isTerminal: false,
      write: (text) => {
        written.errors += text
      },
    },
    now: () => new Date(now),
  })
  return { exitCode, ...written }
}

/** The SQLite database of a data folder. */
export function databaseIn(dataDir: string): DatabaseConfig & { readonly kind: 'sqlite' } {
  return { kind: 'sqlite', file: join(dataDir, 'everyshelf.db') }
}
