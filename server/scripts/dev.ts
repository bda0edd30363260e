import { createDevProcess, type DevProcess } from './dev-process.ts'
import { findScript } from './package-script.ts'

/** Runs server, web app and extension together, each reloading on change. Ctrl-C stops all. */
const port = process.env.PORT ?? '3000'
const env = { PORT: port, EVERYSHELF_SERVER: `http://localhost:${port}`, FORCE_COLOR: '1' }

const web = findScript('web', 'dev')
const extension = findScript('extension', 'dev')

const processes: readonly DevProcess[] = [
  createDevProcess({
    name: 'server',
    folder: '.',
    command: 'node --env-file-if-exists=.env server/src/main.ts',
    env,
    color: 36,
    restartOn: ['server/src', 'shared/domain/src'],
  }),
  ...(web ? [createDevProcess({ name: 'web', folder: 'web', command: web, env, color: 35 })] : []),
  ...(extension
    ? [
        createDevProcess({
          name: 'extension',
          folder: 'extension',
          command: extension,
          env,
          color: 33,
        }),
      ]
    : []),
]

let isStopping = false
async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  await Promise.all(processes.map((part) => part.stop()))
  process.exit(0)
}

process.on('SIGINT', stop)
process.on('SIGTERM', stop)
