import { readBookInput } from '@everyshelf/domain/books'
import { expect, it } from 'vitest'
import type { NamedBook } from '../links/creating/identify-book.ts'
import { identifyTarget } from './identify-target.ts'

/** Reads the target as the specification says, like the API. */
async function identify(target: string): Promise<NamedBook> {
  const parsed = readBookInput(target)
  if (parsed.kind !== 'book') throw new Error(`no book: ${target}`)
  return { ...parsed, format: null }
}

it.each(['The Odyssey', 'hello world', 'THESHINING'])(
  'creates no link for the title %s in a file of another service',
  async (title) => {
    expect(await identifyTarget(identify, title, () => {})).toBeNull()
  },
)

it.each(['B0CRQLM5V7', '0 14 312774 8'])('keeps the number %s', async (target) => {
  expect(await identifyTarget(identify, target, () => {})).toMatchObject({ kind: 'book' })
})
