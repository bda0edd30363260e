import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** This file is one folder below the package, both in the source and in the build. */
const PACKAGE = join(import.meta.dirname, '..', 'package.json')

const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }

export const SERVER_VERSION = version
