import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { makeSqliteTemplate } from '../../server/src/testing/database-templates.ts'
// For the types of what it provides.
import type {} from '../../server/src/testing/postgres.setup.ts'

/** The templates that tests copy their databases from. Mutants run on SQLite only. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'everyshelf-mutations-'))
  const sqliteTemplate = join(folder, 'everyshelf.db')
  await makeSqliteTemplate(sqliteTemplate)
  project.provide('sqliteTemplate', sqliteTemplate)
  project.provide('compiledCode', join(folder, 'compiled'))
  return () => rmSync(folder, { recursive: true, force: true })
}
