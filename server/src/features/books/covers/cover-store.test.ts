import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Isbn13 } from '@everyshelf/domain/identifiers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openCoverStore } from './cover-store.ts'

const [DUNE, SCORE, HOBBIT] = [
  '9780441172719' as Isbn13,
  '9780143127741' as Isbn13,
  '9780547928227' as Isbn13,
]

function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'everyshelf-covers-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return { folder, list: () => readdirSync(folder).sort() }
}

const noneSaved = async () => false
const kilobytes = (count: number) => Buffer.alloc(count * 1024, 'x')

describe('the cover store', () => {
  it('gives back what it was given, also to the next process', async () => {
    const { folder } = openFolder()
    const store = openCoverStore(folder, noneSaved)
    expect(await store.read(DUNE)).toBeUndefined()
    await store.write(DUNE, Buffer.from('cover'))
    expect(await store.read(DUNE)).toEqual(Buffer.from('cover'))
    expect(await openCoverStore(folder, noneSaved).read(DUNE)).toEqual(Buffer.from('cover'))
  })

  it('S68 makes files for this account alone', async () => {
    const { folder } = openFolder()
    const inner = join(folder, 'covers')
    await openCoverStore(inner, noneSaved).write(DUNE, Buffer.from('cover'))
    expect(statSync(join(inner, DUNE)).mode & 0o777).toBe(0o600)
    expect(statSync(inner).mode & 0o777).toBe(0o700)
  })

  it('S19 drops the least recently requested covers when it is full', async () => {
    const { folder, list } = openFolder()
    const store = openCoverStore(folder, noneSaved, 25 * 1024)
    await store.write(DUNE, kilobytes(10))
    await store.write(SCORE, kilobytes(10))
    await store.read(DUNE)
    await store.write(HOBBIT, kilobytes(10))
    await expect.poll(list).toEqual([DUNE, HOBBIT].sort())
    expect(await store.read(SCORE)).toBeUndefined()
  })

  it('S76 deletes no cover of a saved book to make room for others', async () => {
    const { folder, list } = openFolder()
    const store = openCoverStore(folder, async (isbn) => isbn === DUNE, 25 * 1024)
    for (const isbn of [DUNE, SCORE, HOBBIT]) await store.write(isbn, kilobytes(10))
    await store.write('9780306406157' as Isbn13, kilobytes(10))
    await expect.poll(list).toEqual(['9780306406157', DUNE, HOBBIT].sort())
    expect(await store.read(DUNE)).toHaveLength(10 * 1024)
  })

  it('S19 keeps to its size after a restart, oldest first, and sweeps unfinished files away', async () => {
    const { folder, list } = openFolder()
    for (const [index, isbn] of [HOBBIT, DUNE, SCORE].entries()) {
      writeFileSync(join(folder, isbn), kilobytes(10))
      utimesSync(join(folder, isbn), 1000 + index, 1000 + index)
    }
    writeFileSync(join(folder, `${DUNE}.4711.1`), kilobytes(1))
    writeFileSync(join(folder, 'notes.txt'), 'not ours')
    const store = openCoverStore(folder, noneSaved, 25 * 1024)
    expect(await store.read(SCORE)).toHaveLength(10 * 1024)
    await expect.poll(list).toEqual([SCORE, DUNE, 'notes.txt'].sort())
  })

  it('R4 says so when it cannot write, and leaves nothing behind', async () => {
    const { folder, list } = openFolder()
    const file = join(folder, 'covers')
    writeFileSync(file, 'in the way')
    await expect(
      openCoverStore(file, noneSaved).write(DUNE, Buffer.from('cover')),
    ).rejects.toThrow()
    expect(await openCoverStore(file, noneSaved).read(DUNE)).toBeUndefined()
    expect(list()).toEqual(['covers'])
  })
})
