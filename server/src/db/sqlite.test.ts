import { execFileSync, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { connectSqlite, isSafeSqlite, openSqliteFile, type SqliteFile } from './sqlite.ts'

let home: string
let file: string
const opened: SqliteFile[] = []

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'everyshelf-sqlite-'))
  file = join(home, 'everyshelf.db')
})
afterEach(() => {
  for (const one of opened.splice(0)) one.close()
  rmSync(home, { recursive: true, force: true })
})

function open(path = file): Sqlite.Database {
  const one = openSqliteFile(path)
  opened.push(one)
  return one.sqlite
}

function closeAll(): void {
  for (const one of opened.splice(0)) one.close()
}

/** A file of a few hundred pages, in the file itself and nothing in its log. */
function fill(): void {
  const sqlite = open()
  sqlite.exec('create table note (id integer primary key, text text not null)')
  const insert = sqlite.prepare('insert into note (text) values (?)')
  sqlite.transaction(() => {
    for (let row = 0; row < 4000; row++) insert.run(`row ${row} `.repeat(20))
  })()
  sqlite.exec('create index note_text on note (text)')
  closeAll()
}

function overwrite(offset: number, length: number): void {
  const bytes = readFileSync(file)
  bytes.fill(0xa5, offset, offset + length)
  writeFileSync(file, bytes)
}

describe('openSqliteFile', () => {
  it('R2 commits to disk in full on every connection', () => {
    open()
    const second = connectSqlite(file, { timeout: 0 })
    for (const sqlite of [opened[0]?.sqlite, second]) {
      expect(sqlite?.pragma('journal_mode', { simple: true })).toBe('wal')
      expect(sqlite?.pragma('synchronous', { simple: true })).toBe(2)
      expect(sqlite?.pragma('foreign_keys', { simple: true })).toBe(1)
      expect(sqlite?.pragma('mmap_size', { simple: true })).toBe(0)
    }
    expect(opened[0]?.sqlite.pragma('busy_timeout', { simple: true })).toBe(25)
    second.close()
  })

  it('R2 keeps a clean prefix of the commits when the log is cut anywhere', () => {
    const sqlite = open()
    sqlite.exec('create table note (id integer primary key, text text not null)')
    sqlite.pragma('wal_autocheckpoint = 0')
    const insert = sqlite.prepare('insert into note (text) values (?)')
    for (let row = 1; row <= 60; row++) insert.run('x'.repeat(300))
    const logSize = statSync(`${file}-wal`).size
    const cuts = Array.from({ length: 40 }, (_, index) => Math.floor((logSize * index) / 40))
    const lengths = cuts.map((cut) => {
      const copy = join(home, 'copy.db')
      for (const suffix of ['', '-wal', '-shm']) rmSync(copy + suffix, { force: true })
      copyFileSync(file, copy)
      copyFileSync(`${file}-wal`, `${copy}-wal`)
      truncateSync(`${copy}-wal`, cut)
      const cutOff = connectSqlite(copy)
      expect(cutOff.pragma('integrity_check', { simple: true })).toBe('ok')
      const hasTable = cutOff.prepare("select 1 from sqlite_schema where name = 'note'").get()
      const ids = hasTable ? cutOff.prepare('select id from note order by id').pluck().all() : []
      cutOff.close()
      expect(ids).toEqual(ids.map((_, index) => index + 1))
      return ids.length
    })
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
    expect(lengths.at(-1)).toBeGreaterThan(50)
  })

  it('R3 lets a second process open the file only after the first has stopped', () => {
    open()
    const script = `
      import { openSqliteFile } from ${JSON.stringify(join(import.meta.dirname, 'sqlite.ts'))}
      try { openSqliteFile(process.argv[1]).close(); process.exit(0) }
      catch (error) { console.error(error.message); process.exit(error.exitCode) }`
    const attempt = () =>
      spawnSync(process.execPath, ['--input-type=module', '-e', script, file], { encoding: 'utf8' })
    const refused = attempt()
    expect(refused.status).toBe(1)
    expect(refused.stderr).toContain(`Another Everyshelf process uses ${file}`)
    closeAll()
    expect(attempt().status).toBe(0)
  })

  it('R3 releases the file when its process is killed', () => {
    const script = `
      import { openSqliteFile } from ${JSON.stringify(join(import.meta.dirname, 'sqlite.ts'))}
      openSqliteFile(process.argv[1])
      process.kill(process.pid, 'SIGKILL')`
    const killed = spawnSync(process.execPath, ['--input-type=module', '-e', script, file])
    expect(killed.signal).toBe('SIGKILL')
    expect(open().pragma('quick_check', { simple: true })).toBe('ok')
  })

  it('S68 creates every file for this account only', () => {
    const sqlite = open()
    sqlite.exec('create table note (text text)')
    const modes = execFileSync('stat', [
      '-c',
      '%a',
      file,
      `${file}-wal`,
      `${file}-shm`,
      `${file}.lock`,
    ])
    expect(modes.toString().trim().split('\n')).toEqual(['600', '600', '600', '600'])
  })

  it.each([
    ['the header', 0, 64],
    ['the first page', 100, 400],
    ['pages in the middle', 4096 * 60, 4096 * 40],
  ])('R6 refuses a file with %s overwritten and leaves it as it is', (_where, offset, length) => {
    fill()
    overwrite(offset, length)
    const damaged = readFileSync(file)
    expect(() => open()).toThrow(/is damaged .* restore a backup: pnpm restore FILE/)
    expect(readFileSync(file).equals(damaged)).toBe(true)
  })

  it.each(['-wal', '-shm'])('R6 opens correctly next to a corrupt %s file', (suffix) => {
    fill()
    writeFileSync(`${file}${suffix}`, Buffer.alloc(40_000, 0x5a))
    expect(open().prepare('select count(*) from note').pluck().get()).toBe(4000)
  })

  it('R7 shrinks a log that grew during a long read', () => {
    const writer = open()
    writer.exec('create table note (id integer primary key, text text not null)')
    const reader = connectSqlite(file)
    reader.exec('begin')
    reader.prepare('select count(*) from note').get()
    const insert = writer.prepare('insert into note (text) values (?)')
    for (let row = 0; row < 70; row++) insert.run('x'.repeat(1024 * 1024))
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(70 * 1024 * 1024)
    reader.close()
    // The first write merges the log into the file, the next starts a new log.
    insert.run('y')
    insert.run('z')
    expect(statSync(`${file}-wal`).size).toBeLessThanOrEqual(64 * 1024 * 1024)
  })

  it('explains that a file is not a database', () => {
    writeFileSync(file, 'just a text, and long enough to be looked at'.repeat(50))
    expect(() => open()).toThrow('is damaged')
  })
})

describe('isSafeSqlite', () => {
  it.each([
    ['3.51.2', false],
    ['3.51.3', true],
    ['3.51', false],
    ['3.9.9', false],
    ['3.52.0', true],
    ['4.0.0', true],
    ['2.99.99', false],
  ])('R3 says of %s: %s', (version, isSafe) => {
    expect(isSafeSqlite(version)).toBe(isSafe)
  })

  it('R3 holds for the SQLite that is built in', () => {
    const version = String(open().prepare('select sqlite_version()').pluck().get())
    expect(isSafeSqlite(version), version).toBe(true)
  })
})
