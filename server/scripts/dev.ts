import { createPart, type Part } from './dev-part.ts'
import { findScript } from './package-script.ts'

/** Server, web app and extension together, each reloading on change. One Ctrl-C ends all. */
const port = process.env.PORT ?? '3000'
const env = { PORT: port, EVERYSHELF_SERVER: `http://localhost:${port}`, FORCE_COLOR: '1' }

const web = findScript('web', 'dev')
const extension = findScript('extension', 'dev')

const parts: readonly Part[] = [
  createPart({
    name: 'server',
    folder: '.',
    command: 'node --env-file-if-exists=.env server/src/main.ts',
    env,
    colour: 36,
    restartOn: ['server/src', 'shared/domain/src'],
  }),
  ...(web ? [createPart({ name: 'web', folder: 'web', command: web, env, colour: 35 })] : []),
  ...(extension
    ? [createPart({ name: 'extension', folder: 'extension', command: extension, env, colour: 33 })]
    : []),
]

let isStopping = false
async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  await Promise.all(parts.map((part) => part.stop()))
  process.exit(0)
}

process.on('SIGINT', stop)
process.on('SIGTERM', stop)
