import { existsSync } from 'node:fs'
import type { Command } from '../src/operations/command.ts'
import { runCommand } from '../src/operations/run-command.ts'
import { root } from './package-script.ts'

/** Runs a command with the settings that `pnpm start` uses. */
export async function runOnHost(command: Command): Promise<void> {
  // pnpm runs scripts in the package's folder, but paths are relative to the user's folder.
  const folder = process.env.INIT_CWD ?? process.cwd()
  process.chdir(root)
  if (existsSync('.env')) process.loadEnvFile('.env')
  process.exitCode = await runCommand(command, {
    args: process.argv.slice(2),
    environment: process.env,
    folder,
    write: (text) => {
      if (process.stdout.write(text)) return
      return new Promise((resolve) => process.stdout.once('drain', resolve))
    },
    errors: {
      isTerminal: process.stderr.isTTY === true,
      write: (text) => void process.stderr.write(text),
    },
  })
}
