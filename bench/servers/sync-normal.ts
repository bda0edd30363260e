import fs from 'node:fs'
import { createRequire, syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'

/**
 * Loaded before the product, to measure its speed if it could lose clicks in a power cut. The product itself
 * has no such setting.
 */
interface Pragmatic {
  prototype: { pragma(source: string, options?: object): unknown; exec(source: string): unknown }
}

const server = createRequire(join(import.meta.dirname, '..', '..', 'server', 'package.json'))
const { prototype } = server('better-sqlite3') as Pragmatic

const SYNC = /\bsynchronous\s*=\s*\w+/i
const { pragma, exec } = prototype
prototype.pragma = function (source, options) {
  return pragma.call(this, source.replace(SYNC, 'synchronous = NORMAL'), options)
}
prototype.exec = function (source) {
  return exec.call(this, source.replace(SYNC, 'synchronous = NORMAL'))
}

// The product also syncs SQLite's log itself, which is skipped too.
Object.assign(fs, {
  fdatasyncSync: () => {},
  fdatasync: (_handle: number, done: (error: null) => void) => setImmediate(done, null),
})
syncBuiltinESMExports()
