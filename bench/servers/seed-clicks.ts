import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { DataFolder } from './product.ts'

const script = join(import.meta.dirname, '..', '..', 'server', 'scripts', 'seed-clicks.ts')

/** Inserts hits of the last 13 months with their packed months, and measures the append of more. */
export function seedClicks(
  dataFolder: DataFolder,
  ownerId: string,
  clicks: number,
  measured: number,
): string {
  const args = ['--file', dataFolder.databaseFile, '--owner', ownerId]
  const counts = ['--clicks', String(clicks), '--measured', String(measured)]
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args, ...counts], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`clicks could not be made: ${stderr}`)
  return stdout.trim()
}

const tables = [
  'link_hit',
  'packed_month',
  'sqlite_autoindex_packed_month_1',
  'hit_owner',
  'day_reader',
]

/** Bytes on disk per hit, by table. */
export function sizesOf({ databaseFile }: DataFolder): string {
  const sqlite = new DatabaseSync(databaseFile, { readOnly: true })
  const hits = Number(sqlite.prepare('select count(*) as count from link_hit').get()?.count)
  const sizes = tables.map((table) => {
    const bytes = sqlite
      .prepare('select sum(pgsize) as bytes from dbstat where name = ?')
      .get(table)?.bytes
    return `${table} ${(Number(bytes) / hits).toFixed(1)}`
  })
  sqlite.close()
  return `${hits.toLocaleString('en')} hits; bytes each: ${sizes.join(', ')}`
}
