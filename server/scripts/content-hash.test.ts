import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashFiles } from './content-hash.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'everyshelf-hash-'))
  mkdirSync(join(root, 'web', 'src'), { recursive: true })
  writeFileSync(join(root, 'web', 'src', 'a.ts'), 'a')
  writeFileSync(join(root, 'lock.yaml'), '1')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const inputs = ['lock.yaml', 'web', 'not-there']

describe('hashFiles', () => {
  it('stays the same when only times change', () => {
    const before = hashFiles(root, inputs)
    utimesSync(join(root, 'web', 'src', 'a.ts'), 1, 1)
    expect(hashFiles(root, inputs)).toBe(before)
  })

  it.each([
    ['a file changes', () => writeFileSync(join(root, 'web', 'src', 'a.ts'), 'b')],
    ['a file is added', () => writeFileSync(join(root, 'web', 'src', 'b.ts'), '')],
    ['a file is deleted', () => rmSync(join(root, 'web', 'src', 'a.ts'))],
    ['a single input changes', () => writeFileSync(join(root, 'lock.yaml'), '2')],
  ])('changes when %s', (_what, change) => {
    const before = hashFiles(root, inputs)
    change()
    expect(hashFiles(root, inputs)).not.toBe(before)
  })

  it('ignores tests, installed packages and build output', () => {
    const before = hashFiles(root, inputs)
    for (const folder of ['node_modules', 'dist', '.cache', '.output', '.wxt']) {
      mkdirSync(join(root, 'web', folder))
      writeFileSync(join(root, 'web', folder, 'x.js'), 'x')
    }
    writeFileSync(join(root, 'web', 'src', 'a.test.ts'), 'x')
    expect(hashFiles(root, inputs)).toBe(before)
  })
})
