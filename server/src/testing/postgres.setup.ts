import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { makePostgresTemplate, makeSqliteTemplate } from './database-templates.ts'
import { findFreePort } from './own-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresPort: number
    sqliteTemplate: string
    /** What Node has compiled of the server, for the next process that runs it. */
    compiledCode: string
  }
}

/**
 * One PostgreSQL for the whole run, and of each kind one migrated database that tests have copies of.
 * PostgreSQL is not waited for: files that need no database go ahead, and `openTestDatabase` waits
 * until it answers.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const port = await findFreePort()
  const script = join(import.meta.dirname, 'postgres-server.ts')
  // The pipe is the child's leash: when this process ends, however it ends, the child sees it close.
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
  // Told at the end: meanwhile those who wait for it fail by themselves.
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
