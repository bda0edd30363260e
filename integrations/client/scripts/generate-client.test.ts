import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { generateClient } from './generate-client.ts'

const folder = new URL('../src/generated/', import.meta.url)

// After a change of the document: pnpm --filter ./integrations/client generate
test('the generated files are those of the committed document', async () => {
  for (const [name, text] of Object.entries(await generateClient())) {
    expect(readFileSync(new URL(name, folder), 'utf8') === text, name).toBe(true)
  }
})
