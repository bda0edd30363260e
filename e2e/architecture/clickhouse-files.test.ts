import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { listFiles, readText } from './source-tree.ts'

interface Service {
  readonly environment: Record<string, string>
  readonly volumes: readonly string[]
}

const { services } = parse(readText('compose.clickhouse.yaml')) as {
  services: Record<string, Service>
}
const { clickhouse, everyshelf } = services

describe('ClickHouse in compose.clickhouse.yaml', () => {
  test('has one user, whom the server signs in as, and no way in from outside', () => {
    const { CLICKHOUSE_USER, CLICKHOUSE_DB, CLICKHOUSE_PASSWORD } = clickhouse?.environment ?? {}
    expect(CLICKHOUSE_USER).toBe('everyshelf')
    expect(CLICKHOUSE_PASSWORD).toMatch(/^\$\{CLICKHOUSE_PASSWORD:\?.+\}$/)
    expect(everyshelf?.environment.CLICKHOUSE_URL).toBe(
      `http://${CLICKHOUSE_USER}:${CLICKHOUSE_PASSWORD}@clickhouse:8123/${CLICKHOUSE_DB}`,
    )
    expect(clickhouse).toMatchObject({
      networks: ['storage'],
      user: '101:101',
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    })
    expect(clickhouse).not.toHaveProperty('ports')
    expect(clickhouse).toHaveProperty('healthcheck')
    expect(clickhouse).toHaveProperty('mem_limit')
  })

  test('reads the files of docs/operating, unchanged', () => {
    expect(clickhouse?.volumes.filter((volume) => volume.startsWith('./'))).toEqual([
      './docs/operating/clickhouse-server.xml:/etc/clickhouse-server/config.d/everyshelf.xml:ro',
      './docs/operating/clickhouse-users.xml:/etc/clickhouse-server/users.d/everyshelf.xml:ro',
    ])
  })
})

/** What ClickHouse requires for a statement. */
const privileges: readonly (readonly [statement: RegExp, privilege: string])[] = [
  [/\bCREATE TABLE\b/, 'CREATE TABLE'],
  [/\bSELECT\b/, 'SELECT'],
  [/\bINSERT INTO\b|\binsert\(/, 'INSERT'],
  [/\bALTER TABLE \w+ UPDATE\b/, 'ALTER UPDATE'],
  [/\bDELETE FROM\b|\bDROP PARTITION\b/, 'ALTER DELETE'],
  [/\b(?:DROP|ATTACH|DETACH) (?:TABLE|DATABASE)\b/, 'DROP TABLE'],
  [/\bTRUNCATE\b/, 'TRUNCATE'],
  [/\bOPTIMIZE\b/, 'OPTIMIZE'],
  [/\bSYSTEM [A-Z]+\b/, 'SYSTEM'],
]
/** Every user may read these. */
const openTables = ['system.tables']

const code = listFiles()
  .filter((path) => /^server\/src\/features\/clicks\/clickhouse\/[^/]+(?<!\.test)\.ts$/.test(path))
  .map(readText)
  .join('\n')
const grants = [...readText('docs/operating/clickhouse-users.xml').matchAll(/GRANT ([^<]+)</g)].map(
  ([, grant = '']) => grant,
)
const listGranted = (on: string) =>
  grants.flatMap((grant) => {
    const [what = '', where] = grant.split(' ON ')
    return where === on ? what.split(', ') : []
  })

describe('the user of clickhouse-users.xml', () => {
  test('may do on its database exactly what the server does, and create it', () => {
    const needed = privileges.filter(([statement]) => statement.test(code))
    expect(needed.length).toBeGreaterThan(4)
    expect(listGranted('everyshelf.*').toSorted()).toEqual(
      ['CREATE DATABASE', ...needed.map(([, privilege]) => privilege)].toSorted(),
    )
  })

  test('may read the system tables and use the engines that the server uses', () => {
    const tables = new Set([...code.matchAll(/\bFROM (system\.\w+)/g)].map(([, name = '']) => name))
    expect(tables.size).toBeGreaterThan(1)
    for (const table of tables) {
      expect(openTables.includes(table) || listGranted(table).includes('SELECT'), table).toBe(true)
    }
    const engines = new Set([...code.matchAll(/\bENGINE = (\w+)/g)].map(([, name]) => name))
    expect(engines.size).toBe(3)
    for (const engine of engines) expect(grants.join()).toContain(`TABLE ENGINE ON ${engine}`)
  })

  test('is described in clickhouse.md with the same grants', () => {
    const text = readText('docs/operating/clickhouse.md').replaceAll(/\s+/g, ' ')
    const described = grants.filter((grant) => !grant.startsWith('CREATE DATABASE'))
    expect(described).toHaveLength(3)
    for (const grant of described) expect(text).toContain(`GRANT ${grant} TO everyshelf;`)
  })
})
