import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadConfig } from './config/config.ts'
import { isDatabaseUnavailable, reasonOf } from './db/unavailable.ts'
import { createLogger } from './logger.ts'
import { StartError } from './start-error.ts'
import { type RunningServer, startServer } from './start-server.ts'

/** This file is one folder below the package, both in the source and in the build. */
const repository = join(import.meta.dirname, '..', '..')
const extensionFolder = join(repository, 'extension', '.output', 'chrome-mv3')

/** Service managers and containers kill a process ten seconds after SIGTERM. */
const STOP_WITHIN_MS = 7500

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

async function start(): Promise<void> {
  const config = loadConfig(process.env)
  const logger = createLogger(config.logLevel)
  let running: RunningServer | undefined
  let isStopping = false

  async function stop(signal: NodeJS.Signals): Promise<void> {
    // A second signal means: exit now.
    if (isStopping) process.exit(1)
    if (!running) process.exit(0)
    isStopping = true
    logger.info({ signal }, 'stopping')
    // Acknowledged data is on disk already. Hanging work must not block the exit.
    setTimeout(() => {
      logger.warn('some work did not finish in time')
      process.exit(0)
    }, STOP_WITHIN_MS).unref()
    await running.stop().catch((error: unknown) => {
      logger.error({ err: error }, 'shutdown failed')
    })
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)

  async function crash(error: unknown): Promise<void> {
    logger.fatal({ err: error }, 'unhandled error, exiting')
    const deadline = setTimeout(() => process.exit(1), 2000)
    await running?.flush().catch(() => {})
    clearTimeout(deadline)
    process.exit(1)
  }
  process.on('uncaughtException', crash)
  process.on('unhandledRejection', crash)

  running = await startServer({ config, logger, webFolder: join(repository, 'web', 'dist') })
  print(`Everyshelf is ready at http://localhost:${running.config.port}`)
  if (existsSync(join(extensionFolder, 'manifest.json'))) {
    print(`Browser extension: ${extensionFolder} (chrome://extensions, Load unpacked)`)
  }
}

try {
  await start()
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(error instanceof StartError ? error.exitCode : 1)
}

/** A stack helps with a bug, but not with a full disk. */
function explain(error: unknown): string | undefined {
  if (error instanceof StartError) return error.message
  if (!(error instanceof Error)) return String(error)
  return isDatabaseUnavailable(error)
    ? `The database cannot be used: ${reasonOf(error)}.`
    : error.stack
}
