import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './run.ts'
import { writeSettings } from './settings.ts'
import type { Shell } from './shell.ts'

export const SERVER = 'https://everyshelf.example'
export const folder = mkdtempSync(join(tmpdir(), 'everyshelf-cli-'))
export const removeFolder = () => rmSync(folder, { recursive: true, force: true })

type Handlers = Readonly<Record<string, (body: unknown) => Response>>

/** A shell whose server answers by method and path. */
export function open(handlers: Handlers = {}, env: Shell['env'] = {}) {
  const printed: string[] = []
  const notes: string[] = []
  const requests: string[] = []
  const shell: Shell = {
    env,
    print: (line) => void printed.push(line),
    note: (line) => void notes.push(line),
    pause: async () => {},
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { pathname } = new URL(request.url)
      const name = `${request.method} ${pathname.replace('/api/v1', '')}`
      requests.push(`${name} ${request.headers.get('authorization') ?? ''}`.trim())
      const text = await request.text()
      const handle = handlers[name]
      if (!handle) throw new TypeError(`no handler of ${name}`)
      const isImage = request.headers.get('content-type')?.startsWith('image/')
      return handle(isImage ? text : text && JSON.parse(text))
    },
    version: '1.0.0',
    computer: 'ada-laptop',
    configFolder: mkdtempSync(join(folder, 'config-')),
    today: () => '2026-11-30',
  }
  const call = (line: string) => run(line.split(' '), shell)
  return { shell, call, printed, notes, requests }
}

export const signIn = ({ shell }: { readonly shell: Shell }) =>
  writeSettings(shell, { server: SERVER, apiKey: 'es_live_a', email: 'ada@example.org' })

export const problem = (status: number, code: string) =>
  Response.json({ title: 'Refused', detail: 'Why.', code }, { status })
