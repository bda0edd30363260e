import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadSecret, prepareDataDir } from './data-dir.ts'

let home: string

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'everyshelf-data-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

function modeOf(path: string): string {
  return (statSync(path).mode & 0o777).toString(8)
}

describe('prepareDataDir', () => {
  it('S68 makes a folder for this account alone', () => {
    const folder = join(home, 'deep', 'data')
    prepareDataDir(folder)
    expect(modeOf(folder)).toBe('700')
  })

  it('says in words why it cannot', () => {
    writeFileSync(join(home, 'file'), '')
    expect(() => prepareDataDir(join(home, 'file', 'data'))).toThrow('DATA_DIR cannot be made')
  })
})

describe('loadSecret', () => {
  it('takes the configured one and writes nothing', () => {
    expect(loadSecret('configured', home)).toBe('configured')
    expect(() => statSync(join(home, 'auth-secret'))).toThrow()
  })

  it('S68 makes one of 256 bits, keeps it, and lets nobody else read it', () => {
    const secret = loadSecret(null, home)
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
    expect(loadSecret(null, home)).toBe(secret)
    expect(modeOf(join(home, 'auth-secret'))).toBe('600')
  })

  it('gives every folder another one', () => {
    prepareDataDir(join(home, 'a'))
    prepareDataDir(join(home, 'b'))
    expect(loadSecret(null, join(home, 'a'))).not.toBe(loadSecret(null, join(home, 'b')))
  })

  it('S66 refuses a file that somebody shortened', () => {
    writeFileSync(join(home, 'auth-secret'), 'abc')
    expect(() => loadSecret(null, home)).toThrow('is too short')
    expect(readFileSync(join(home, 'auth-secret'), 'utf8')).toBe('abc')
  })
})
