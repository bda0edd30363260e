import { open, rename, rm } from 'node:fs/promises'
import { formatCount } from '@everyshelf/domain/format'
import { StartError } from '../../start-error.ts'
import type { Command } from '../command.ts'
import { openMigrated } from '../open-database.repo.ts'
import { countSlugs, listExportedLinks } from './exported-links.repo.ts'
import { exportFormats, isExportFormat, renderLinks } from './render-links.ts'

const DEFAULT_HEADER = 'CF-IPCountry'

export const exportLinksCommand: Command = {
  name: 'export:links',
  help: `pnpm export:links --format FORMAT [--country-header NAME] [FILE]
Writes every saved link (/go/…) as redirect rules that work without this server. Readers in each
country go to the same store as now, with today's tags.

  --format          nginx, apache, redirects (a Netlify _redirects file), json, or csv
  --country-header  request header with the reader's country, for nginx and Apache. Default:
                    COUNTRY_HEADER, else ${DEFAULT_HEADER}. The file explains how to use an IP
                    database instead.
  FILE              default: standard output

The rules do not count clicks, and they ignore languages. Links that let readers choose a store go
straight to the store in the reader's country, because only this server has the page where readers
choose. Removed links go there too, without tags. Links like /redirect?isbn=… are not stored, so they
are not exported.`,
  names: { atLeast: 0, atMost: 1 },
  options: { format: { type: 'string' }, 'country-header': { type: 'string' } },
  run: async ({ names: [typed], options, config, print, write, progress, toPath, now }) => {
    const { format, 'country-header': header = config.countryHeader ?? DEFAULT_HEADER } = options
    if (!isExportFormat(format)) {
      throw new StartError(`Choose a format with --format: ${exportFormats.join(', ')}.`, 64)
    }
    if (typeof header !== 'string' || !/^[A-Za-z0-9-]+$/.test(header)) {
      throw new StartError('Enter a header name after --country-header, such as CF-IPCountry.', 64)
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
      const batches = renderLinks(format, counted, header)
      if (typed === undefined) for await (const batch of batches) await write(batch)
      else {
        await writeFile(toPath(typed), batches)
        print(`${toPath(typed)}: ${formatCount(done)} links.`)
      }
      return 0
    } finally {
      await database.close()
    }
  },
}

/** Renames the file only when it is complete, because a web server may read it at any time. */
async function writeFile(path: string, batches: AsyncIterable<string>): Promise<void> {
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
