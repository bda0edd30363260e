import { showCode } from '../../server/src/testing/admin-client.ts'
import { openAdminArea, signIn } from './accounts.ts'
import { type Browser, createBrowsers } from './browser.ts'
import { accountCalls } from './calls/account.ts'
import { adminCalls } from './calls/admin.ts'
import type { CallerName } from './calls/call.ts'
import { linkCalls } from './calls/links.ts'
import { fillInput, fillPath } from './fill-input.ts'
import { createIdNames } from './id-names.ts'
import { readStream } from './read-stream.ts'
import { recordAccount } from './record-account.ts'
import { recordOperations } from './record-operations.ts'
import type { Recorded } from './recording.ts'
import type { SentResponse } from './send.ts'
import type { RunningBuild } from './start-build.ts'
import { withoutMeasured } from './without-measured.ts'

/** A stream: its first events are its response. */
const LIVE = 'analytics.live'

const calls = [...linkCalls, ...accountCalls, ...adminCalls]

/** Without those of other addresses. */
export const calledProcedures: ReadonlySet<string> = new Set(
  calls.map(([, procedure]) => procedure).filter((procedure) => !procedure.startsWith('/')),
)

/** The response of every procedure and every operation of the REST API; then an account from export to restore. */
export async function recordProcedures(build: RunningBuild): Promise<Recorded[]> {
  const browsers = createBrowsers(build)
  const { admin, secret } = await openAdminArea(build, browsers)
  const callers: Readonly<Record<CallerName, Browser>> = {
    visitor: browsers.open(),
    premium: (await signIn(browsers, 'premium@example.org')).browser,
    free: (await signIn(browsers, 'new@example.org')).browser,
    admin: admin.browser,
  }
  const recorded: Recorded[] = []
  const responses = new Map<string, unknown>()
  const values = {
    responses,
    origin: build.origin,
    readToken: build.readToken,
    showCode: () => showCode(secret, browsers.nextMs()),
  }
  const ids = createIdNames()

  function add(group: string, name: string, { status, headers, body }: SentResponse): void {
    const data = parseBody(body)
    const { result } = Object(data) as { readonly result?: { readonly data: unknown } }
    responses.set(name, result?.data ?? data)
    const kept = withoutMeasured(body)
    // The tag is a hash of the body.
    const { etag: _, ...others } = headers
    const sent = kept === body ? headers : others
    const response = {
      status,
      headers: parseBody(ids.name(JSON.stringify(sent))),
      body: parseBody(ids.name(withoutPorts(kept, build.origin))),
    }
    recorded.push({ group, name: `${recorded.length} ${name}`, response })
  }

  for (const [as, procedure, input = {}] of calls) {
    const browser = callers[as]
    const isAddress = procedure.startsWith('/')
    const path = isAddress ? await fillPath(procedure, values) : `/api/trpc/${procedure}`
    const response =
      procedure === LIVE
        ? await readStream(build.origin, path, browser)
        : await browser.post(path, await fillInput(input, values))
    add(isAddress ? 'other addresses' : 'tRPC', procedure, response)
  }
  await recordOperations({ owner: callers.premium, program: browsers.open(), values, add })
  const { premium: owner } = callers
  const account = await recordAccount({ build, browsers, owner, admin: callers.admin, ids })
  return [...recorded, ...account]
}

/** JSON as a value, other answers as text. */
function parseBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The fake services of a demo listen on any free port. */
function withoutPorts(text: string, origin: string): string {
  return text.replace(/(127\.0\.0\.1|localhost):\d+/g, (found, host: string) =>
    origin.endsWith(found) ? found : host,
  )
}
