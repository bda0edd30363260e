import { writeFileSync } from 'node:fs'
import { createOpenApiDocument } from '../src/api/rest/openapi.ts'

/** The web app shows this file on the page for developers, and fills in the server's address. */
const file = new URL('../../web/src/features/developers/openapi.json', import.meta.url)

const document = createOpenApiDocument('https://everyshelf.invalid')
writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`)
