import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { makePostgresTemplate, makeSqliteTemplate } from './database-templates.ts'
import { findFreePort } from './free-port.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresPort: number
    sqliteTemplate: string
    /** Node's compile cache, for the server processes of tests. */
    compiledCode: string
  }
}

/**
 * Starts one PostgreSQL for the whole run, and creates one migrated template per database kind for
 * tests to copy. It does not wait for PostgreSQL: files without a database start at once, and
 * `openTestDatabase` waits.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const port = await findFreePort()
  const script = join(import.meta.dirname, 'postgres-server.ts')
  // The child exits when its stdin closes, however this process ends.
  const child = spawn(process.execPath, [script, String(port)], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  project.provide('postgresPort', port)
  const folder = mkdtempSync(join(tmpdir(), 'everyshelf-template-'))
  const sqliteTemplate = join(folder, 'everyshelf.db')
  await makeSqliteTemplate(sqliteTemplate)
  project.provide('sqliteTemplate', sqliteTemplate)
  project.provide('compiledCode', join(folder, 'compiled'))
  const template = makePostgresTemplate(port)
  // Reported at the end; until then, waiting tests fail on their own.
  template.catch(() => {})
  return async () => {
    await template
    await stop(child)
    rmSync(folder, { recursive: true, force: true })
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.stdin?.end()
  await ended
}
