import { parseArgs } from 'node:util'
import type { Client } from '../../create-client.ts'
import { connect, findAccess } from '../connect.ts'
import { type List, printList } from '../print-list.ts'
import { type Command, commonOptions, exitCodes } from '../shell.ts'

interface Listing<Entry> extends Omit<List<Entry>, 'entries'> {
  readonly name: string
  readonly summary: string
  readonly list: (client: Client) => Promise<{ readonly data: readonly Entry[] }>
}

export const labelsList = defineList({
  name: 'labels list',
  summary: 'List your labels',
  list: (client) => client.listLabels(),
  headings: ['ID', 'Label', 'Color', 'Links'],
  toRow: ({ id, name, color, links }) => [id, name, color, links ?? null],
  none: 'No labels.',
})

export const seriesList = defineList({
  name: 'series list',
  summary: 'List your series',
  list: (client) => client.listSeries(),
  headings: ['ID', 'Series', 'Books', 'Published'],
  toRow: ({ id, name, bookCount, isPublished }) => [
    id,
    name,
    bookCount,
    isPublished ? 'yes' : 'no',
  ],
  none: 'No series.',
})

export const webhooksList = defineList({
  name: 'webhooks list',
  summary: 'List your webhooks',
  list: (client) => client.listWebhooks(),
  headings: ['ID', 'URL', 'State', 'Events'],
  toRow: ({ id, url, state, events }) => [id, url, state, events.join(', ')],
  none: 'No webhooks.',
})

function defineList<Entry>({ name, summary, list, ...look }: Listing<Entry>): Command {
  return {
    name,
    usage: '',
    summary,
    options: [],
    run: async (args, shell) => {
      const { values } = parseArgs({ args: [...args], options: commonOptions })
      const { data: entries } = await list(connect(shell, findAccess(shell, values.server)))
      printList(shell, values.json, { entries, ...look })
      return exitCodes.done
    },
  }
}
