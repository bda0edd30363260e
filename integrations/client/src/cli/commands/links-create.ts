import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { parseArgs } from 'node:util'
import { ApiError } from '../../api-error.ts'
import type { Client } from '../../create-client.ts'
import type { Answer, Input } from '../../operation-types.ts'
import { connect, findAccess } from '../connect.ts'
import { type Command, commonOptions, exitCodes, UsageError } from '../shell.ts'

type NewLink = Input<'createLink'>['body']
type Link = Answer<'createLink'>
type Channel = Input<'createChannel'>['path']['channel']

export const linksCreate: Command = {
  name: 'links create',
  usage: '<isbn, asin, or product url>',
  summary: 'Create a Global Link, and print it',
  options: [
    ['--channel <name>', 'Print the link for a channel, such as mail, social, or ebook'],
    ['--label <name>', 'Add a label; repeat it for several'],
    ['--note <text>', 'Add a note that only you see'],
    ['--title <text>', 'Show this title instead of the catalog’s'],
    ['--author <name>', 'Show this author; repeat it for several'],
    ['--cover <file>', 'Show this JPEG, PNG, or WebP image instead of the catalog’s cover'],
    ['--slug <slug>', 'Choose the end of the short link (Premium)'],
  ],
  run: async (args, shell) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...commonOptions,
        channel: { type: 'string' },
        label: { type: 'string', multiple: true },
        note: { type: 'string' },
        title: { type: 'string' },
        author: { type: 'string', multiple: true },
        cover: { type: 'string' },
        slug: { type: 'string' },
      },
    })
    const [book, ...others] = positionals
    if (!book || others.length > 0) throw new UsageError('Name one book.')
    const cover = values.cover === undefined ? null : readCover(values.cover)
    const client = connect(shell, findAccess(shell, values.server))
    const { label: labels, author: authors, note, title, slug } = values
    const { link, isNew } = await saveOrFind(client, {
      book,
      ...(labels && { labels }),
      ...(note && { note }),
      ...(title && { title }),
      ...(authors && { authors }),
      ...(slug && { slug }),
    })
    if (cover && isNew) await client.setCover({ path: { id: link.id }, body: cover })
    const { channel } = values
    const { url } = channel
      ? await client.createChannel({ path: { id: link.id, channel: channel as Channel } })
      : link
    if (values.json) shell.print(JSON.stringify({ ...link, url, isNew }))
    else {
      shell.note(`${isNew ? 'Created' : 'Already saved'}: ${link.title}`)
      shell.print(url)
    }
    return exitCodes.done
  },
}

const imageTypes: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

function readCover(file: string): Blob {
  const type = imageTypes[extname(file).toLowerCase()]
  if (!type) throw new UsageError('The cover must be a .jpg, .png, or .webp file.')
  try {
    return new Blob([readFileSync(file)], { type })
  } catch {
    throw new UsageError(`Cannot read ${file}.`)
  }
}

/** A book has one link, so a second call finds it. */
async function saveOrFind(client: Client, body: NewLink): Promise<{ link: Link; isNew: boolean }> {
  try {
    return { link: await client.createLink({ body }), isNew: true }
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'link-already-saved') throw error
    const { linkId } = await client.getBook({ path: { book: body.book } })
    if (linkId === null) throw error
    return { link: await client.getLink({ path: { id: linkId } }), isNew: false }
  }
}
