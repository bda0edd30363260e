import { expect, test } from 'vitest'
import { importChunk } from './import-chunk.ts'

const refuse = (message: string) => () => Promise.reject(new TypeError(message))

test('returns the imported chunk', async () => {
  expect(await importChunk(async () => ({ name: 'dialog' }))).toEqual({ name: 'dialog' })
})

test('R47 requests the chunk again after the first failure', async () => {
  const load = refuse('Failed to fetch dynamically imported module: http://a.test/assets/qr-1.js')
  await expect(importChunk(load)).rejects.toThrow('Failed to fetch')
  // Node cannot import over HTTP and says so, which shows that the second call requested the URL itself.
  await expect(importChunk(load)).rejects.toThrow("Received protocol 'http:'")
})

test('does not retry failures without a URL', async () => {
  const load = refuse('Importing a module script failed.')
  await expect(importChunk(load)).rejects.toThrow('Importing a module script failed.')
  await expect(importChunk(load)).rejects.toThrow('Importing a module script failed.')
})
