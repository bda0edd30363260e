import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadConfig } from './config.ts'
import { createLogger } from './logger.ts'
import { StartError } from './start-error.ts'
import { type RunningServer, startServer } from './start-server.ts'

/** This file stands one folder below the package, as source and as built. */
const repository = join(import.meta.dirname, '..', '..')
const extensionFolder = join(repository, 'extension', '.output', 'chrome-mv3')

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

async function start(): Promise<void> {
  const config = loadConfig(process.env)
  const logger = createLogger(config.logLevel)
  let running: RunningServer | undefined
  let isStopping = false

  async function stop(signal: NodeJS.Signals): Promise<void> {
    // A second signal is somebody who will not wait.
    if (isStopping || !running) process.exit(1)
    isStopping = true
    logger.info({ signal }, 'stopping')
    await running.stop()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)

  async function crash(error: unknown): Promise<void> {
    logger.fatal({ err: error }, 'unhandled error, ending')
    const deadline = setTimeout(() => process.exit(1), 2000)
    await running?.flush().catch(() => {})
    clearTimeout(deadline)
    process.exit(1)
  }
  process.on('uncaughtException', crash)
  process.on('unhandledRejection', crash)

  running = await startServer({ config, logger, webFolder: join(repository, 'web', 'dist') })
  say(`Everyshelf is ready at http://localhost:${running.config.port}`)
  if (existsSync(join(extensionFolder, 'manifest.json'))) {
    say(`Browser extension: ${extensionFolder} (chrome://extensions, Load unpacked)`)
  }
}

try {
  await start()
} catch (error) {
  const isExpected = error instanceof StartError
  const text = isExpected ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`${text}\n`)
  process.exit(isExpected ? error.exitCode : 1)
}
