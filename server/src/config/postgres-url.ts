import pg from 'pg'

/** Everything up to the hosts, the hosts, and the rest. A comma or an @ in the password stays in the first part. */
const POSTGRES_URL = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/i

/**
 * One URL for each host of a PostgreSQL URL in libpq's syntax. Account, database, and parameters are
 * the same for all.
 *
 * @example listHostUrls('postgres://ada@a,b:5433/shelf') // ['postgres://ada@a/shelf', 'postgres://ada@b:5433/shelf']
 */
export function listHostUrls(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = POSTGRES_URL.exec(url) ?? ['', url]
  return hosts.split(',').map((host) => `${before}${host}${after}`)
}

/** What is wrong with a PostgreSQL URL, without any part of it, because it may contain a password. */
export function findPostgresUrlProblem(url: string): string | undefined {
  const urls = listHostUrls(url)
  if (!POSTGRES_URL.test(url) || (urls.length === 1 && !URL.canParse(url))) {
    return 'must be a postgres:// address'
  }
  if (urls.length === 1) return isAccepted(url) ? undefined : WRONG_PARAMETER
  const wrong = urls.findIndex((each) => !URL.parse(each)?.hostname)
  if (wrong < 0) return urls.every(isAccepted) ? undefined : WRONG_PARAMETER
  return `host ${wrong + 1} of ${urls.length} must be a name or address, with a port after a colon if it is not 5432`
}

const WRONG_PARAMETER = 'has a wrong parameter, or names a file of certificates that cannot be read'

/** Whether the client can read the URL and the files that it names. It opens no connection. */
function isAccepted(url: string): boolean {
  try {
    return Boolean(new pg.Client(url))
  } catch {
    return false
  }
}
