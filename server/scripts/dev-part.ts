import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root, startCommand } from './package-script.ts'

interface PartOptions {
  readonly name: string
  readonly folder: string
  readonly command: string
  readonly env: NodeJS.ProcessEnv
  /** ANSI number of the prefix. */
  readonly colour: number
  /** Folders whose changes restart it; without them the tool reloads by itself. */
  readonly restartOn?: readonly string[]
}

export interface Part {
  readonly stop: () => Promise<void>
}

/** An editor saves several files in one go. */
const SETTLE_MS = 100
const STOP_WITHIN_MS = 5000

/** One program of the development set-up, its lines prefixed with its name. */
export function createPart(options: PartOptions): Part {
  const { name, folder, command, env, colour, restartOn = [] } = options
  const say = (line: string) => console.log(`\u001B[${colour}m${name.padEnd(9)}\u001B[0m │ ${line}`)

  function start(): ChildProcess {
    // Out of the terminal's group, so that Ctrl-C does not reach it twice; `exec` puts the tool in the
    // place of the shell, so that a signal reaches the tool.
    const child = startCommand(folder, `exec ${command}`, {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env,
    })
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', say)
    }
    child.on('exit', (code, signal) => say(`ended (${code ?? signal})`))
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
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS)
  await ended
  clearTimeout(timer)
}
