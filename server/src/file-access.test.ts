import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { explainAccess, requireAccess } from './file-access.ts'
import { StartError } from './start-error.ts'

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
  it('R53 takes what this account can use, and what is not there yet', () => {
    expect(() => requireAccess(home, 'folder')).not.toThrow()
    expect(() => requireAccess(file, 'file')).not.toThrow()
    expect(() => requireAccess(join(home, 'missing'), 'file')).not.toThrow()
  })

  it('R53 refuses a folder that cannot be entered, even for root', () => {
    // No account may enter what has no bit for it, which only a file can show to root.
    runAs(own)
    expect(() => requireAccess(file, 'folder')).toThrow(
      `may not write to the folder ${file}. Allow it: chmod u+rwx ${file}`,
    )
  })

  it('R53 refuses a file of another account, which cannot be made private', () => {
    runAs(ANOTHER)
    expect(() => requireAccess(file, 'file')).toThrow(
      `The file ${file} belongs to another account (uid ${own}); this one is uid ${ANOTHER}. Start the server as that account, or give it the folder of DATA_DIR: chown -R ${ANOTHER} FOLDER`,
    )
  })

  it('takes a folder of another account that it may write to', () => {
    runAs(ANOTHER)
    expect(() => requireAccess(home, 'folder')).not.toThrow()
  })

  it.runIf(own === 0)('lets root use the files of others, and others their own', () => {
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
    ['ENOSPC', 'The disk of /d is full. Free some space, then start again.'],
    ['EIO', 'The folder /d cannot be written: EIO: fault.'],
  ])('R53 says what %s means', (code, text) => {
    const explained = explainAccess('/d', 'folder', fault(code))
    expect(explained).toBeInstanceOf(StartError)
    expect(explained.message).toBe(text)
  })

  it.each(['EACCES', 'EPERM'])('R53 says at %s what to allow, when the file is its own', (code) => {
    runAs(own)
    expect(explainAccess(file, 'file', fault(code)).message).toBe(
      `This account (uid ${own}) may not write to the file ${file}. Allow it: chmod u+rw ${file}`,
    )
  })

  it.each(['EACCES', 'EPERM'])('R53 names the owner at %s, when it is another account', (code) => {
    runAs(ANOTHER)
    expect(explainAccess(file, 'file', fault(code)).message).toContain(
      `The file ${file} belongs to another account (uid ${own}); this one is uid ${ANOTHER}.`,
    )
  })

  it('R53 names no owner of what is not there', () => {
    runAs(ANOTHER)
    const missing = join(home, 'missing')
    expect(explainAccess(missing, 'folder', fault('EACCES')).message).toBe(
      `This account (uid ${ANOTHER}) may not write to the folder ${missing}. Allow it: chmod u+rwx ${missing}`,
    )
  })

  it('passes on what has been explained already', () => {
    const explained = new StartError('explained')
    expect(explainAccess(file, 'file', explained)).toBe(explained)
  })
})
