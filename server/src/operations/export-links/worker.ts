import { gzipSync } from 'node:zlib'
import { formatCount } from '@everyshelf/domain/format'
import { type EdgeOwner, formatEdgeLink } from '../../features/redirect/edge/edge-links.ts'
import type { EdgeData } from '../../features/redirect/edge/edge-worker.ts'
import type { LinkOwner } from '../../features/redirect/open-link.ts'
import { StartError } from '../../start-error.ts'
import type { SavedSlug } from './exported-links.repo.ts'

/** What the platform accepts, in bytes: https://developers.cloudflare.com/workers/platform/limits/ */
export const workerLimits = { freeGzip: 3e6, gzip: 10e6, whole: 64e6 }

const HEADER = `// Everyshelf links as a Cloudflare Worker in module syntax. It holds links, tags, and rules as of the
// export; export again after changes. See docs/operating/edge.md.
`

export interface WorkerScript {
  readonly script: string
  readonly links: number
  readonly gzipBytes: number
}

interface WorkerSettings extends Pick<EdgeData, 'origin' | 'serviceTags' | 'headers'> {
  readonly nowMs: number
}

/** Renders the script. The same links give the same script, on both databases. */
export function renderWorker(
  code: string,
  { nowMs, ...settings }: WorkerSettings,
  slugs: readonly SavedSlug[],
  limits: Pick<typeof workerLimits, 'gzip' | 'whole'> = workerLimits,
): WorkerScript {
  const render = (some: readonly SavedSlug[]) => {
    const data: EdgeData = { ...settings, ...toLinkData(some, nowMs) }
    const call = `everyshelf.createEdgeWorker(${JSON.stringify(data)})`
    return escapeUnicode(`${HEADER}${code.trimEnd()}\nexport default ${call}\n`)
  }
  // Databases order hyphens differently.
  const sorted = slugs.toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
  const script = render(sorted)
  const gzipBytes = gzipSync(script).length
  if (gzipBytes > limits.gzip || script.length > limits.whole) {
    const empty = render([])
    const share = Math.min(
      (limits.gzip - gzipSync(empty).length) / (gzipBytes - gzipSync(empty).length),
      (limits.whole - empty.length) / (script.length - empty.length),
    )
    const fitting = formatCount(Math.floor(sorted.length * share))
    throw new StartError(
      `A worker can hold about ${fitting} of these ${formatCount(sorted.length)} links: the script is ` +
        `${inMegabytes(gzipBytes)} MB compressed, and Cloudflare accepts ${inMegabytes(limits.gzip)} MB ` +
        `(${inMegabytes(limits.whole)} MB uncompressed). No file was written.`,
    )
  }
  return { script, links: sorted.length, gzipBytes }
}

/** A script of ASCII alone takes half the memory. Other characters are only within strings. */
function escapeUnicode(script: string): string {
  return script.replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

export function inMegabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(bytes < 1e5 ? 3 : 1)
}

/** Owners are numbered in the order of their first link. */
function toLinkData(
  slugs: readonly SavedSlug[],
  nowMs: number,
): Pick<EdgeData, 'owners' | 'lines'> {
  const numbers = new Map<string, number>()
  const owners: EdgeOwner[] = []
  const numberOf = ({ publicId, tags, programs, premiumUntilMs }: LinkOwner) => {
    const known = numbers.get(publicId)
    if (known !== undefined) return known
    // Routing does not need to know when Premium ended.
    const until = premiumUntilMs > nowMs ? premiumUntilMs : 0
    numbers.set(publicId, owners.length)
    return owners.push({ publicId, tags, programs, premiumUntilMs: until }) - 1
  }
  const lines = slugs.map(({ slug, record }) =>
    formatEdgeLink(slug, record, record.owner && numberOf(record.owner)),
  )
  return { owners, lines: lines.join('') }
}
