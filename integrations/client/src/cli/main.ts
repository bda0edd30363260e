#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { homedir, hostname } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { run } from './run.ts'
import { exitCodes, type Shell } from './shell.ts'

const { env, stdin, stdout, stderr } = process
const { version } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { version: string }

// `head` stops reading before all is printed.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(exitCodes.done)
})

const configFolder =
  env.XDG_CONFIG_HOME || (process.platform === 'win32' && env.APPDATA) || join(homedir(), '.config')

/** The server shows this name, and accepts only simple ones. */
const computer = hostname()
  .replace(/[^\w.-]/g, '-')
  .slice(0, 40)

const shell: Shell = {
  env,
  print: (line) => void stdout.write(`${line}\n`),
  note: (line) => void stderr.write(`${line}\n`),
  pause: (ms) =>
    new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        stdin.off('data', end)
        stdin.pause()
        resolve()
      }
      const timer = setTimeout(end, ms)
      stdin.on('data', end)
    }),
  fetch,
  version,
  computer: computer || 'unknown',
  configFolder,
  today: () => new Date().toISOString().slice(0, 10),
}

process.exitCode = await run(process.argv.slice(2), shell)
