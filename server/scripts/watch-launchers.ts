import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

interface Ancestor {
  readonly parent: number
  readonly command: string
}

const POLL_INTERVAL_MS = 250

/**
 * `npx pnpm start` runs npm, a shell, pnpm, another shell and this process. At SIGTERM, npm ends
 * the first shell, but no signal reaches pnpm, so the server would keep running. Calls back
 * once when a process that started this one has ended.
 */
export function watchLaunchers(onExit: () => void): void {
  const launchers = listLaunchers(process.ppid, readAncestor)
  const timer = setInterval(() => {
    if (launchers.every(isRunning)) return
    clearInterval(timer)
    onExit()
  }, POLL_INTERVAL_MS)
  timer.unref()
}

/** From the parent up to the last process with a package manager in its command line. */
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

/** Some containers lack `ps`. */
function readProc(pid: number): string {
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  return `${readStatus(pid)[1]} ${command}`
}

/** The state and the parent pid, which follow the name in parentheses. */
function readStatus(pid: number): readonly string[] {
  return readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
}

export function isRunning(pid: number): boolean {
  try {
    // An ended process stays in the table until its parent reads its exit code.
    if (process.platform === 'linux') return !'ZX'.includes(readStatus(pid)[0] ?? 'X')
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
