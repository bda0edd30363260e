import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StartError } from '../start-error.ts'
import { loadSecret, prepareDataDir, refuseLostDatabase, warnAboutOpenDataDir } from './data-dir.ts'

let home: string

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'everyshelf-data-'))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(home, { recursive: true, force: true })
})

function modeOf(path: string): string {
  return (statSync(path).mode & 0o777).toString(8)
}

describe('prepareDataDir', () => {
  it('S68 creates a folder for this account only', () => {
    const folder = join(home, 'deep', 'data')
    prepareDataDir(folder)
    expect(modeOf(folder)).toBe('700')
  })

  it('explains why it cannot create it', () => {
    writeFileSync(join(home, 'file'), '')
    expect(() => prepareDataDir(join(home, 'file', 'data'))).toThrow(StartError)
    expect(() => prepareDataDir(join(home, 'file', 'data'))).toThrow('DATA_DIR cannot be created')
  })

  it('R53 refuses a folder that it cannot enter', () => {
    const folder = join(home, 'data')
    prepareDataDir(folder)
    // Root ignores a folder's permissions, so a file is in its place.
    const spy = vi.spyOn(process, 'getuid').mockReturnValue(4711)
    writeFileSync(join(folder, 'auth-secret'), 'x'.repeat(43))
    expect(() => prepareDataDir(folder)).toThrow('auth-secret belongs to another account')
    spy.mockRestore()
    expect(() => prepareDataDir(folder)).not.toThrow()
  })
})

describe('warnAboutOpenDataDir', () => {
  function warningsOf(): string[] {
    const warnings: string[] = []
    warnAboutOpenDataDir(home, { warn: (text: unknown) => void warnings.push(String(text)) })
    return warnings
  }

  it.each([0o755, 0o701, 0o720])('R53 warns when others can read or enter it (%o)', (mode) => {
    chmodSync(home, mode)
    expect(warningsOf()).toEqual([
      `Other accounts can read DATA_DIR ${home}. To restrict access, run: chmod 700 ${home}`,
    ])
  })

  it('R53 warns when it belongs to another account', () => {
    chmodSync(home, 0o700)
    expect(warningsOf()).toEqual([])
    const { uid } = statSync(home)
    vi.spyOn(process, 'getuid').mockReturnValue(4711)
    expect(warningsOf()).toEqual([
      `DATA_DIR ${home} belongs to another account (uid ${uid}). The server runs as uid 4711`,
    ])
  })
})

describe('refuseLostDatabase', () => {
  const place = () => ({ kind: 'sqlite' as const, file: join(home, 'everyshelf.db') })
  const put = (name: string, text: string) => writeFileSync(join(home, name), text)

  it('R53 lets a server start on an empty folder, on its data, and on PostgreSQL', () => {
    expect(() => refuseLostDatabase(place(), home)).not.toThrow()
    put('everyshelf.db', '')
    put('everyshelf.db-wal', '')
    expect(() => refuseLostDatabase(place(), home)).not.toThrow()
    put('auth-secret', 'x'.repeat(43))
    const elsewhere = { kind: 'postgres' as const, url: 'postgres://localhost/books' }
    expect(() => refuseLostDatabase(elsewhere, home)).not.toThrow()
    put('everyshelf.db', 'data')
    expect(() => refuseLostDatabase(place(), home)).not.toThrow()
  })

  it('R53 starts no new server next to the log and secret of another', () => {
    put('everyshelf.db-wal', 'x')
    const refuse = () => refuseLostDatabase(place(), home)
    expect(refuse).toThrow('but a server ran here before (found everyshelf.db-wal)')
    put('auth-secret', 'x'.repeat(43))
    expect(refuse).toThrow('(found everyshelf.db-wal and auth-secret)')
    expect(refuse).toThrow(StartError)
  })
})

describe('loadSecret', () => {
  it('uses the configured secret and writes nothing', () => {
    expect(loadSecret('configured', home)).toBe('configured')
    expect(() => statSync(join(home, 'auth-secret'))).toThrow()
  })

  it('S68 creates a 256-bit secret, stores it, and restricts access', () => {
    const secret = loadSecret(null, home)
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
    expect(loadSecret(null, home)).toBe(secret)
    expect(modeOf(join(home, 'auth-secret'))).toBe('600')
    expect(readdirSync(home)).toEqual(['auth-secret'])
  })

  it('S68 restricts access to a readable secret, and ignores its line break', () => {
    const file = join(home, 'auth-secret')
    writeFileSync(file, `${'x'.repeat(32)}\n`, { mode: 0o644 })
    expect(loadSecret(null, home)).toBe('x'.repeat(32))
    expect(modeOf(file)).toBe('600')
  })

  it('R53 explains why it cannot store one', () => {
    const file = join(home, 'missing', 'auth-secret')
    expect(() => loadSecret(null, join(home, 'missing'))).toThrow(
      `The file ${file} cannot be written: ENOENT`,
    )
  })

  it('does not overwrite a file that was created at the same moment', () => {
    // To a reader it is not there, and yet its name is taken.
    symlinkSync(join(home, 'nowhere'), join(home, 'auth-secret'))
    expect(() => loadSecret(null, home)).toThrow(StartError)
    expect(() => loadSecret(null, home)).toThrow(/is too short\. Delete the file\.$/)
    expect(readdirSync(home)).toEqual(['auth-secret'])
  })

  it('creates none when it cannot tell whether one exists', () => {
    writeFileSync(join(home, 'file'), '')
    expect(() => loadSecret(null, join(home, 'file'))).toThrow(/^ENOTDIR/)
  })

  it('creates a different one in every folder', () => {
    prepareDataDir(join(home, 'a'))
    prepareDataDir(join(home, 'b'))
    expect(loadSecret(null, join(home, 'a'))).not.toBe(loadSecret(null, join(home, 'b')))
  })

  it('S66 refuses a secret that is too short', () => {
    writeFileSync(join(home, 'auth-secret'), 'abc')
    expect(() => loadSecret(null, home)).toThrow(
      'is too short. Delete the file, and the server creates a new secret.',
    )
    expect(readFileSync(join(home, 'auth-secret'), 'utf8')).toBe('abc')
  })
})
