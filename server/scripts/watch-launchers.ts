import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

interface Ancestor {
  readonly parent: number
  readonly command: string
}

const LOOKED_EVERY_MS = 250

/**
 * `npx pnpm start` is npm, a shell, pnpm, another shell and this process. At SIGTERM npm ends the first
 * shell, which tells pnpm nothing: without this, the server would go on with nobody to stop it (R54).
 * Calls back once when one of the processes that started this one is gone.
 */
export function watchLaunchers(onGone: () => void): void {
  const launchers = listLaunchers(process.ppid, readAncestor)
  const timer = setInterval(() => {
    if (launchers.every(isRunning)) return
    clearInterval(timer)
    onGone()
  }, LOOKED_EVERY_MS)
  timer.unref()
}

/** From the parent up to the last one that a package manager's command line names. */
export function listLaunchers(
  parent: number,
  read: (pid: number) => Ancestor | undefined,
): readonly number[] {
  const pids: number[] = []
  let launchers = 0
  let pid = parent
  for (let ancestor = read(pid); pid > 1 && ancestor; ancestor = read(pid)) {
    pids.push(pid)
    if (/\bp?npm\b|\bnpx\b/.test(ancestor.command)) launchers = pids.length
    pid = ancestor.parent
  }
  return pids.slice(0, launchers)
}

function readAncestor(pid: number): Ancestor | undefined {
  try {
    const columns = ['-o', 'ppid=', '-o', 'args=', '-p', String(pid)]
    const line = process.platform === 'linux' ? readProc(pid) : execFileSync('ps', columns)
    const [, parent, command = ''] = /^\s*(\d+)\s+(.*)/s.exec(String(line)) ?? []
    return parent ? { parent: Number(parent), command } : undefined
  } catch {
    return undefined
  }
}

/** Not every container has `ps`. */
function readProc(pid: number): string {
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  return `${readStatus(pid)[1]} ${command}`
}

/** The state and the parent, which stand after the name in parentheses. */
function readStatus(pid: number): readonly string[] {
  return readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
}

export function isRunning(pid: number): boolean {
  try {
    // One that has ended may stay in the table until its parent asks how.
    if (process.platform === 'linux') return !'ZX'.includes(readStatus(pid)[0] ?? 'X')
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
