import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildAll } from './build-steps.ts'
import { root } from './package-script.ts'
import { watchLaunchers } from './watch-launchers.ts'

// Until the server handles signals, this ends the process at once.
watchLaunchers(() => process.kill(process.pid, 'SIGTERM'))

const failed = (await buildAll()).filter(({ outcome }) => outcome === 'failed')
// The server can run without the extension, but not without the other builds.
if (failed.some(({ name }) => name !== 'extension')) process.exit(1)

process.chdir(root)
if (existsSync('.env')) process.loadEnvFile('.env')
// Caches compiled code between starts, which shortens a start by 20%.
enableCompileCache(join(root, 'server', '.cache', 'compiled'))
// Runs in this process, so signals reach the server directly.
await import(pathToFileURL(join(root, 'server', 'dist', 'main.js')).href)
