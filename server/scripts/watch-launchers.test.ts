import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { isRunning, listLaunchers } from './watch-launchers.ts'

const watcher = fileURLToPath(new URL('./watch-launchers.ts', import.meta.url))

it('R54 lists the processes from npx down to the server', () => {
  const processes = new Map([
    [9, { parent: 8, command: 'sh -c node server/scripts/start.ts' }],
    [8, { parent: 7, command: 'pnpm start' }],
    [7, { parent: 6, command: "sh -c 'pnpm' start" }],
    [6, { parent: 5, command: 'npm exec pnpm@12 start' }],
    [5, { parent: 4, command: '-bash' }],
    [4, { parent: 1, command: 'sshd: ada' }],
  ])
  expect(listLaunchers(9, (pid) => processes.get(pid))).toEqual([9, 8, 7, 6])
  expect(listLaunchers(5, (pid) => processes.get(pid))).toEqual([])
  expect(listLaunchers(1, () => ({ parent: 0, command: 'npm' }))).toEqual([])
})

it('R54 detects whether a process is running', async () => {
  const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'])
  const { pid = 0 } = child
  expect(isRunning(pid)).toBe(true)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(isRunning(pid)).toBe(false)
})

it('R54 stops a server whose npx has ended', async () => {
  const server = `import(${JSON.stringify(watcher)}).then(({ watchLaunchers }) => {
    watchLaunchers(() => process.kill(process.pid, 'SIGTERM'))
    process.on('SIGTERM', () => { console.log('stopped'); process.exit(0) })
    setInterval(() => {}, 1000)
    console.log('ready')
  })`
  // A shell with a command line like npm's, which dies at SIGTERM without a signal to its child.
  const npx = spawn('sh', ['-c', '"$0" --eval "$1"; exit', process.execPath, server, 'npm exec'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  npx.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  await expect.poll(() => output, { timeout: 10_000 }).toContain('ready')
  npx.kill('SIGTERM')
  await expect.poll(() => output, { timeout: 5000 }).toContain('stopped')
})
