import { open, rename, rm } from 'node:fs/promises'
import { StartError } from '../../start-error.ts'
import type { Command } from '../command.ts'
import { openMigrated } from '../open-beside.repo.ts'
import { countSlugs, listExportedLinks } from './exported-links.repo.ts'
import { exportFormats, isExportFormat, renderLinks } from './render-links.ts'

const DEFAULT_HEADER = 'CF-IPCountry'

export const exportLinksCommand: Command = {
  name: 'export:links',
  help: `pnpm export:links --format FORMAT [--country-header NAME] [FILE]
Writes every saved link, /go/…, as rules that send readers on without this server: to the same store,
by their country, with the tags of this day.

  --format          nginx, apache, redirects (a _redirects file of Netlify), json or csv
  --country-header  where nginx or Apache finds the reader's country; absent: COUNTRY_HEADER, else
                    ${DEFAULT_HEADER}. The file says how a database of addresses takes its place.
  FILE              absent: it is printed

Rules count no clicks and know no languages. A link that lets readers choose a shop goes to the store
of their country at once, since the page to choose on is the server's; so does a removed link, without
tags. Links in the form /redirect?isbn=…
are not stored anywhere, and so not here.`,
  names: { atLeast: 0, atMost: 1 },
  options: { format: { type: 'string' }, 'country-header': { type: 'string' } },
  run: async ({ names: [typed], options, config, say, write, progress, toPath, now }) => {
    const { format, 'country-header': header = config.countryHeader ?? DEFAULT_HEADER } = options
    if (!isExportFormat(format)) {
      throw new StartError(`--format takes one of: ${exportFormats.join(', ')}.`, 64)
    }
    if (typeof header !== 'string' || !/^[A-Za-z0-9-]+$/.test(header)) {
      throw new StartError('--country-header takes the name of a header, such as CF-IPCountry.', 64)
    }
    const database = await openMigrated(config.database)
    try {
      const total = await countSlugs(database)
      let done = 0
      const links = listExportedLinks(database, config.defaultTags, now())
      const counted = (async function* () {
        for await (const link of links) {
          progress.show('links', ++done, total)
          yield link
        }
      })()
      const parts = renderLinks(format, counted, header)
      if (typed === undefined) for await (const part of parts) await write(part)
      else {
        await writeFile(toPath(typed), parts)
        say(`${toPath(typed)}: ${done.toLocaleString('en')} links.`)
      }
      return 0
    } finally {
      await database.close()
    }
  },
}

/** Whole or not at all: a web server may read it at any time. */
async function writeFile(path: string, parts: AsyncIterable<string>): Promise<void> {
  const unfinished = `${path}.unfinished`
  const file = await open(unfinished, 'w')
  try {
    for await (const part of parts) await file.write(part)
    await file.sync()
    await file.close()
    await rename(unfinished, path)
  } catch (error) {
    await file.close()
    await rm(unfinished, { force: true })
    throw error
  }
}
