import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const source = join(import.meta.dirname, '..', '..', '..')

it('S61 no code updates or deletes rows of the audit log', () => {
  const texts = globSync('**/*.ts', { cwd: source })
    .filter((path) => !path.endsWith('.test.ts') && !path.startsWith('db/migrations'))
    .map((path) => [path, readFileSync(join(source, path), 'utf8')] as const)
    .filter(([, text]) => text.includes('admin_audit'))
  const uses = texts.flatMap(([path, text]) =>
    [...text.matchAll(/(\w+)\(\s*'admin_audit[ ']/g)].map(([, call]) => `${path}: ${call}`),
  )
  expect(uses.sort()).toEqual([
    'features/admin/audit/audit-list.repo.ts: selectFrom',
    'features/admin/audit/audit.repo.ts: insertInto',
    'features/admin/audit/audit.repo.ts: selectFrom',
  ])
  const raw = /(?:update|delete\s+from|truncate|replace\s+into)\s+"?admin_audit/i
  expect(texts.filter(([, text]) => raw.test(text)).map(([path]) => path)).toEqual([])
})
