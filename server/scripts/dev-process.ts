import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root, startCommand } from './package-script.ts'

interface DevProcessDeps {
  readonly name: string
  readonly folder: string
  readonly command: string
  readonly env: NodeJS.ProcessEnv
  /** ANSI color of the prefix. */
  readonly color: number
  /** Folders whose changes restart it; other tools reload on their own. */
  readonly restartOn?: readonly string[]
}

export interface DevProcess {
  readonly stop: () => Promise<void>
}

/** Editors save several files at once. */
const SETTLE_MS = 100
const STOP_TIMEOUT_MS = 5000

/** Starts one program of the development setup and prefixes its output with its name. */
export function createDevProcess(options: DevProcessDeps): DevProcess {
  const { name, folder, command, env, color, restartOn = [] } = options
  const log = (line: string) => console.log(`\u001B[${color}m${name.padEnd(9)}\u001B[0m │ ${line}`)

  function start(): ChildProcess {
    // Detached from the terminal, so Ctrl-C does not reach it twice. `exec` replaces the shell with
    // the tool, so signals reach the tool.
    const child = startCommand(folder, `exec ${command}`, {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env,
    })
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', log)
    }
    child.on('exit', (code, signal) => log(`exited (${code ?? signal})`))
    return child
  }

  let child = start()
  let restarting = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  function restart(): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      restarting = restarting.then(async () => {
        await end(child)
        child = start()
      })
    }, SETTLE_MS)
  }
  const watchers = restartOn.map((path) => watch(join(root, path), { recursive: true }, restart))

  return {
    stop: async () => {
      clearTimeout(timer)
      for (const watcher of watchers) watcher.close()
      await restarting
      await end(child)
    },
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
  await ended
  clearTimeout(timer)
}
