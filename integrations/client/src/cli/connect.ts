import { type Client, createClient, isSafeServer } from '../create-client.ts'
import { readSettings, type Settings } from './settings.ts'
import { type Shell, SignedOutError, UsageError } from './shell.ts'

/** A server, and the key for it. */
export interface Access {
  readonly server: string
  readonly apiKey: string
  /** What `login` stored, if the key is from there. */
  readonly stored: Settings | null
}

export function parseServer(text: string): string {
  const address = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`
  if (isSafeServer(address)) return new URL(address).origin
  throw new UsageError(`“${text}” is not the address of an HTTPS server.`)
}

/** The server that the user named, else the one of the last login. */
export function findServer(shell: Shell, option: string | undefined): string {
  const named = option ?? shell.env.EVERYSHELF_SERVER ?? readSettings(shell)?.server
  if (named) return parseServer(named)
  throw new UsageError('Name your server with --server or EVERYSHELF_SERVER.')
}

/** A stored key is sent only to the server that issued it. */
export function findAccess(shell: Shell, option: string | undefined): Access {
  const server = findServer(shell, option)
  const fromEnvironment = shell.env.EVERYSHELF_API_KEY
  if (fromEnvironment) return { server, apiKey: fromEnvironment, stored: null }
  const stored = readSettings(shell)
  if (stored?.server === server) return { server, apiKey: stored.apiKey, stored }
  throw new SignedOutError(`Not signed in to ${server}. Run: everyshelf login --server ${server}`)
}

export function connect(shell: Shell, { server, apiKey }: Omit<Access, 'stored'>): Client {
  return createClient({
    server,
    apiKey,
    fetch: shell.fetch,
    wait: async (ms) => {
      shell.note(`The server is busy. Trying again in ${Math.ceil(ms / 1000)} s.`)
      await shell.pause(ms)
    },
  })
}
