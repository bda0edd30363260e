import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildAll } from './build-steps.ts'
import { root } from './package-script.ts'
import { watchLaunchers } from './watch-launchers.ts'

// Before the server listens to signals, this ends the process at once.
watchLaunchers(() => process.kill(process.pid, 'SIGTERM'))

const failed = (await buildAll()).filter(({ isGood }) => !isGood)
// Readers and authors can do without the extension; without the others there is nothing to serve.
if (failed.some(({ name }) => name !== 'extension')) process.exit(1)

process.chdir(root)
if (existsSync('.env')) process.loadEnvFile('.env')
// Compiled code is kept from one start to the next; the cold start is a fifth shorter.
enableCompileCache(join(root, 'server', '.cache', 'compiled'))
// In this very process, so that signals reach the server without a go-between.
await import(pathToFileURL(join(root, 'server', 'dist', 'main.js')).href)
