import { open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { formatCount } from '@everyshelf/domain/format'
import { toServiceTags } from '../../config/config.ts'
import { getRedirectHeaders } from '../../features/redirect/redirect-headers.ts'
import { listTransportHeaders } from '../../http/headers/strict-transport.ts'
import { StartError } from '../../start-error.ts'
import type { Command, CommandInput } from '../command.ts'
import { openMigrated, type ReadableDatabase } from '../open-database.repo.ts'
import {
  countSlugs,
  listExportedLinks,
  listSavedSlugs,
  type SavedSlug,
} from './exported-links.repo.ts'
import { exportFormats, isExportFormat, renderLinks } from './render-links.ts'
import { inMegabytes, renderWorker, workerLimits } from './worker.ts'

const DEFAULT_HEADER = 'CF-IPCountry'
const BUILT_WORKER = join(import.meta.dirname, '..', '..', '..', 'dist', 'edge-worker.js')

const help = `pnpm export:links --format FORMAT [--country-header NAME] [--origin URL] [FILE]
Writes every saved link (/go/…) for use without this server, or in front of it. Readers in each
country go to the same store as now, with today's tags.

  --format          nginx, apache, redirects (a Netlify _redirects file), json, csv, or worker (a
                    script for Cloudflare Workers)
  --country-header  request header with the reader's country, for nginx and Apache. Default:
                    COUNTRY_HEADER, else ${DEFAULT_HEADER}. The file explains how to use an IP
                    database instead.
  --origin          for worker: the address of this server. Default: PUBLIC_URL
  FILE              default: standard output

A worker routes like this server, languages included, and reports each click to it. It sends readers
of everything else to this server. Set the same EDGE_SECRET here and in the worker. Without it, the
worker sends every reader here. It does not know changes after the export: export again.

The other formats do not count clicks, and they ignore languages. Links that let readers choose a
store go straight to the store in the reader's country, because only this server has the page where
readers choose. Removed links go there too, without tags. Links like /redirect?isbn=… are not stored,
so they are not exported.`

interface ExportLinksDeps {
  /** The worker's code, without links. */
  readonly readWorkerCode: () => Promise<string>
}

export const exportLinksCommand = createExportLinksCommand({
  readWorkerCode: async () => {
    try {
      return await readFile(BUILT_WORKER, 'utf8')
    } catch {
      throw new StartError('The worker’s code is not built. Run pnpm build first.')
    }
  },
})

export function createExportLinksCommand({ readWorkerCode }: ExportLinksDeps): Command {
  return {
    name: 'export:links',
    help,
    names: { atLeast: 0, atMost: 1 },
    options: {
      format: { type: 'string' },
      'country-header': { type: 'string' },
      origin: { type: 'string' },
    },
    run: async (input) => {
      const { options, config } = input
      const { format, 'country-header': header = config.countryHeader ?? DEFAULT_HEADER } = options
      if (!isExportFormat(format) && format !== 'worker') {
        const formats = [...exportFormats, 'worker'].join(', ')
        throw new StartError(`Choose a format with --format: ${formats}.`, 64)
      }
      if (typeof header !== 'string' || !/^[A-Za-z0-9-]+$/.test(header)) {
        throw new StartError(
          'Enter a header name after --country-header, such as CF-IPCountry.',
          64,
        )
      }
      const origin = readOrigin(options.origin ?? config.publicUrl)
      const database = await openMigrated(config.database)
      try {
        if (format === 'worker') return await exportWorker(input, database, origin)
        const links = listExportedLinks(database, toServiceTags(config).links, input.now())
        const counted = countLinks(input, await countSlugs(database), links)
        await save(input, renderLinks(format, counted.links, header), () => [
          `${formatCount(counted.done())} links.`,
        ])
        return 0
      } finally {
        await database.close()
      }
    },
  }

  async function exportWorker(input: CommandInput, database: ReadableDatabase, origin: string) {
    const { publicUrl, edgeSecret } = input.config
    const serviceTags = toServiceTags(input.config)
    const code = await readWorkerCode()
    const counted = countLinks(input, await countSlugs(database), listSavedSlugs(database))
    const headers = getRedirectHeaders(listTransportHeaders(publicUrl))
    const settings = { origin, serviceTags, headers, nowMs: input.now().getTime() }
    const slugs: SavedSlug[] = []
    for await (const saved of counted.links) slugs.push(saved)
    const worker = renderWorker(code, settings, slugs)
    const needsPaidPlan = worker.gzipBytes > workerLimits.freeGzip
    await save(input, [worker.script], () => [
      `${formatCount(worker.links)} links, ${inMegabytes(worker.gzipBytes)} MB compressed of at most ${inMegabytes(workerLimits.gzip)} MB.`,
      ...(needsPaidPlan
        ? ['The free Workers plan accepts 3 MB. This worker needs the paid plan.']
        : []),
      edgeSecret
        ? 'Set EDGE_SECRET in the worker to the value on this server, so that clicks count.'
        : `EDGE_SECRET is not set here: the worker will send every reader to ${origin}.`,
    ])
    return 0
  }
}

function readOrigin(text: string | boolean): string {
  const url = typeof text === 'string' ? URL.parse(text) : null
  if (url && /^https?:$/.test(url.protocol) && url.pathname + url.search + url.hash === '/') {
    return url.origin
  }
  throw new StartError('Enter an address without a path after --origin: https://example.org', 64)
}

/** Draws the progress while links are read. */
function countLinks<T>({ progress }: CommandInput, total: number, links: AsyncIterable<T>) {
  let done = 0
  async function* count() {
    for await (const link of links) {
      progress.show('links', ++done, total)
      yield link
    }
  }
  return { links: count(), done: () => done }
}

/** Into the named file, with a summary, or to standard output. */
async function save(
  { names: [typed], toPath, write, print }: CommandInput,
  batches: AsyncIterable<string> | Iterable<string>,
  summarize: () => readonly string[],
): Promise<void> {
  if (typed === undefined) for await (const batch of batches) await write(batch)
  else {
    await writeFile(toPath(typed), batches)
    const [first = '', ...more] = summarize()
    for (const line of [`${toPath(typed)}: ${first}`, ...more]) print(line)
  }
}

/** Renames the file only when it is complete, because a web server may read it at any time. */
async function writeFile(
  path: string,
  batches: AsyncIterable<string> | Iterable<string>,
): Promise<void> {
  const unfinished = `${path}.unfinished`
  const file = await open(unfinished, 'w')
  try {
    for await (const batch of batches) await file.write(batch)
    await file.sync()
    await file.close()
    await rename(unfinished, path)
  } catch (error) {
    await file.close()
    await rm(unfinished, { force: true })
    throw error
  }
}
