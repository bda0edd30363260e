import { parseArgs } from 'node:util'
import { ApiError } from '../../api-error.ts'
import type { Client } from '../../create-client.ts'
import type { Input, Output } from '../../operation-types.ts'
import { connect, findAccess } from '../connect.ts'
import { readCover, setCover } from '../cover.ts'
import { type Command, commonOptions, exitCodes, type Shell, UsageError } from '../shell.ts'

type NewLink = Input<'createLink'>['body']
type Link = Output<'createLink'>
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
    const access = findAccess(shell, values.server)
    const client = connect(shell, access)
    const { link, isNew } = await saveOrFind(client, { book, ...readChanges(values) })
    const coverProblem = cover && (await setCover(client, link.id, cover))
    const { channel } = values
    const { url } = channel
      ? await client.createChannel({ path: { id: link.id, channel: channel as Channel } })
      : link
    if (values.json) shell.print(JSON.stringify({ ...link, url, isNew }))
    else {
      shell.note(`${isNew ? 'Created' : 'Already saved'}: ${link.title}`)
      shell.print(url)
    }
    const ignored = changes.filter((name) => values[name] !== undefined)
    if (!isNew) noteIgnored(shell, ignored, `${access.server}/links/${link.id}/details`)
    if (coverProblem) shell.note(`The cover was not set. ${coverProblem}`)
    return coverProblem ? exitCodes.failed : exitCodes.done
  },
}

/** The options that only a new link takes. */
const changes = ['label', 'note', 'title', 'author', 'slug'] as const

interface Changes {
  readonly label?: string[] | undefined
  readonly note?: string | undefined
  readonly title?: string | undefined
  readonly author?: string[] | undefined
  readonly slug?: string | undefined
}

/** What the options say of the book. */
function readChanges({ label: labels, author: authors, note, title, slug }: Changes) {
  return {
    ...(labels && { labels }),
    ...(note && { note }),
    ...(title && { title }),
    ...(authors && { authors }),
    ...(slug && { slug }),
  }
}

/** Says which options did nothing, because the book was already saved. */
function noteIgnored(shell: Shell, ignored: readonly string[], page: string): void {
  if (ignored.length === 0) return
  const options = ignored.map((name) => `--${name}`).join(', ')
  shell.note(`Not applied: ${options}. Change the saved link at ${page}`)
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
