import { parseServerAddress } from '../src/options/parse-server-address.ts'

/** What a package for the stores is built with. */
export interface StoreBuild {
  readonly serverUrl: string
  /** Firefox's id of the extension. */
  readonly geckoId: string | undefined
}

const LOOPBACK = /^(?:.*\.)?localhost$|^127\.|^\[::1\]$/

/**
 * Lists why a build must not be uploaded, one sentence each.
 *
 * @example findStoreProblems({ serverUrl: 'https://everyshelf.example', geckoId: 'books@everyshelf.org' }) // []
 */
export function findStoreProblems({ serverUrl, geckoId }: StoreBuild): string[] {
  const problems = [explainAddress(serverUrl)]
  if (!geckoId || /\.example$/.test(geckoId)) {
    problems.push(
      `The Gecko id ${geckoId ?? ''} is an example: put an id of your own domain into store/ids.ts.`,
    )
  }
  return problems.flatMap((problem) => problem ?? [])
}

function explainAddress(serverUrl: string): string | undefined {
  const parsed = parseServerAddress(serverUrl)
  if (parsed.ok && LOOPBACK.test(new URL(parsed.origin).hostname)) {
    return `The server ${serverUrl} is this computer: set EXTENSION_SERVER_URL to the public server.`
  }
  if (!parsed.ok && parsed.problem === 'not-an-address') {
    return `EXTENSION_SERVER_URL is ${serverUrl}, which is no server’s address: write https:// and the host, without a path.`
  }
  return serverUrl.startsWith('https://')
    ? undefined
    : `The server ${serverUrl} is not https: stores take only an encrypted server.`
}
