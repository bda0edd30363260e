import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StartError } from '../start-error.ts'
import { explainAccess, requireAccess } from './file-access.ts'

const ANOTHER = 4711

let home: string
let file: string

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'everyshelf-access-'))
  file = join(home, 'file')
  writeFileSync(file, '', { mode: 0o600 })
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(home, { recursive: true, force: true })
})

function runAs(uid: number): void {
  vi.spyOn(process, 'getuid').mockReturnValue(uid)
}

function fault(code: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${code}: fault`), { code })
}

/** The uid that owns the files of this test. */
const own = process.getuid?.() ?? 0

describe('requireAccess', () => {
  it('R53 accepts paths that this account can use, and missing ones', () => {
    expect(() => requireAccess(home, 'folder')).not.toThrow()
    expect(() => requireAccess(file, 'file')).not.toThrow()
    expect(() => requireAccess(join(home, 'missing'), 'file')).not.toThrow()
  })

  it('R53 refuses a folder that it cannot enter, even as root', () => {
    // No account may enter what has no bit for it, which only a file can show to root.
    runAs(own)
    expect(() => requireAccess(file, 'folder')).toThrow(
      `may not write to the folder ${file}. To allow it, run: chmod u+rwx ${file}`,
    )
  })

  it('R53 refuses a file of another account, which cannot be made private', () => {
    runAs(ANOTHER)
    expect(() => requireAccess(file, 'file')).toThrow(
      `The file ${file} belongs to another account (uid ${own}). The server runs as uid ${ANOTHER}. Start it as that account, or change the owner of DATA_DIR: chown -R ${ANOTHER} FOLDER`,
    )
  })

  it('accepts a writable folder of another account', () => {
    runAs(ANOTHER)
    expect(() => requireAccess(home, 'folder')).not.toThrow()
  })

  it.runIf(own === 0)('lets root use all files, and other accounts their own', () => {
    chownSync(file, ANOTHER, ANOTHER)
    expect(() => requireAccess(file, 'file')).not.toThrow()
    runAs(ANOTHER)
    expect(() => requireAccess(file, 'file')).not.toThrow()
  })
})

describe('explainAccess', () => {
  it.each([
    [
      'EROFS',
      'The folder /d is on a read-only file system. Make it writable, or set DATA_DIR to another folder.',
    ],
    ['ENOSPC', 'The disk that holds /d is full. Free some space, then start again.'],
    ['EIO', 'The folder /d cannot be written: EIO: fault.'],
  ])('R53 says what %s means', (code, text) => {
    const explained = explainAccess('/d', 'folder', fault(code))
    expect(explained).toBeInstanceOf(StartError)
    expect(explained.message).toBe(text)
  })

  it.each(['EACCES', 'EPERM'])(
    'R53 explains at %s which permission to add to its own file',
    (code) => {
      runAs(own)
      expect(explainAccess(file, 'file', fault(code)).message).toBe(
        `This account (uid ${own}) may not write to the file ${file}. To allow it, run: chmod u+rw ${file}`,
      )
    },
  )

  it.each(['EACCES', 'EPERM'])('R53 names the other owner at %s', (code) => {
    runAs(ANOTHER)
    expect(explainAccess(file, 'file', fault(code)).message).toContain(
      `The file ${file} belongs to another account (uid ${own}). The server runs as uid ${ANOTHER}.`,
    )
  })

  it('R53 names no owner of a missing path', () => {
    runAs(ANOTHER)
    const missing = join(home, 'missing')
    expect(explainAccess(missing, 'folder', fault('EACCES')).message).toBe(
      `This account (uid ${ANOTHER}) may not write to the folder ${missing}. To allow it, run: chmod u+rwx ${missing}`,
    )
  })

  it('passes on errors that are explained already', () => {
    const explained = new StartError('explained')
    expect(explainAccess(file, 'file', explained)).toBe(explained)
  })
})
