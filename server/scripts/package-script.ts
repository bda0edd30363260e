import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

interface Manifest {
  readonly scripts?: Readonly<Record<string, string>>
}

/** The command of a package's script; undefined when it has no such script. */
export function findScript(folder: string, name: string): string | undefined {
  const text = readFileSync(join(root, folder, 'package.json'), 'utf8')
  return (JSON.parse(text) as Manifest).scripts?.[name]
}

/**
 * Runs a command like the package manager does: in the package's folder, with its tools in PATH.
 */
export function startCommand(
  folder: string,
  command: string,
  options: SpawnOptions = {},
): ChildProcess {
  const tools = [join(root, folder, 'node_modules', '.bin'), join(root, 'node_modules', '.bin')]
  const path = [...tools, process.env.PATH ?? ''].join(delimiter)
  return spawn(command, {
    ...options,
    cwd: join(root, folder),
    shell: true,
    env: { ...process.env, ...options.env, PATH: path },
  })
}
