import { buildLinkRequests } from './link-requests.ts'
import type { Recorded } from './recording.ts'
import { setUpLinks } from './set-up-links.ts'
import type { RunningBuild } from './start-build.ts'

const AT_ONCE = 8

/** Status and headers of every answer to a reader. */
export async function recordLinks(build: RunningBuild, count: number): Promise<Recorded[]> {
  const requests = buildLinkRequests(count, await setUpLinks(build))
  const recorded: Recorded[] = []
  let next = 0
  async function work(): Promise<void> {
    for (let at = next++; at < requests.length; at = next++) {
      const request = requests[at]
      if (!request) return
      const { status, headers } = await build.send(request)
      recorded[at] = { group: request.form, name: request.name, response: { status, headers } }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return recorded
}
