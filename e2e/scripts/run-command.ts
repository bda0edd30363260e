import { spawn } from 'node:child_process'

export interface CommandResult {
  /** Null when the command was stopped or could not be started. */
  readonly exitCode: number | null
  readonly timedOut: boolean
}

interface CommandOptions {
  readonly cwd: string
  readonly timeoutMs: number
  readonly env?: NodeJS.ProcessEnv
}

/**
 * Runs a command with its output on ours and nothing on its input, so that no tool waits for an
 * answer. After `timeoutMs` it is stopped together with everything it started.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  { cwd, timeoutMs, env = {} }: CommandOptions,
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...(!process.stdout.isTTY && { NO_COLOR: '1' }), ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      // A process group of its own, so that browsers and servers below it stop with it.
      detached: true,
    })
    const stopGroup = () => {
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
    }
    let timedOut = false
    const timer = setTimeout(() => {
      timedOut = true
      stopGroup()
    }, timeoutMs)
    const stopWithUs = () => {
      stopGroup()
      process.exit(130)
    }
    process.once('SIGINT', stopWithUs)
    process.once('SIGTERM', stopWithUs)
    const finish = (exitCode: number | null) => {
      clearTimeout(timer)
      process.off('SIGINT', stopWithUs)
      process.off('SIGTERM', stopWithUs)
      resolve({ exitCode, timedOut })
    }
    child.once('error', () => finish(null))
    child.once('exit', (code) => finish(code))
  })
}
