import { existsSync } from 'node:fs'
import type { Command } from '../src/operations/command.ts'
import { runCommand } from '../src/operations/run-command.ts'
import { root } from './package-script.ts'

/** Runs a command as it was typed, with the settings that `pnpm start` reads. */
export async function runOnHost(command: Command): Promise<void> {
  // The package manager runs scripts in the package's folder; files are named from where one stands.
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
