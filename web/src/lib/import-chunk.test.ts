import { expect, test } from 'vitest'
import { importChunk } from './import-chunk.ts'

const refuse = (message: string) => () => Promise.reject(new TypeError(message))

test('gives the chunk that was imported', async () => {
  expect(await importChunk(async () => ({ name: 'dialog' }))).toEqual({ name: 'dialog' })
})

test('R47 asks for the chunk again after the first failure', async () => {
  const load = refuse('Failed to fetch dynamically imported module: http://a.test/assets/qr-1.js')
  await expect(importChunk(load)).rejects.toThrow('Failed to fetch')
  // Node imports nothing by HTTP, and says so: the second call has asked for the address itself.
  await expect(importChunk(load)).rejects.toThrow("Received protocol 'http:'")
})

test('leaves failures alone that name no address', async () => {
  const load = refuse('Importing a module script failed.')
  await expect(importChunk(load)).rejects.toThrow('Importing a module script failed.')
  await expect(importChunk(load)).rejects.toThrow('Importing a module script failed.')
})
