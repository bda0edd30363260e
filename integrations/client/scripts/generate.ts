import { writeFileSync } from 'node:fs'
import { generateClient } from './generate-client.ts'

const folder = new URL('../src/generated/', import.meta.url)

for (const [name, text] of Object.entries(await generateClient())) {
  writeFileSync(new URL(name, folder), text)
}
