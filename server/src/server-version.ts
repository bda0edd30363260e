import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One folder below the package, as source and as built. */
const PACKAGE = join(import.meta.dirname, '..', 'package.json')

const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }

export const SERVER_VERSION = version
