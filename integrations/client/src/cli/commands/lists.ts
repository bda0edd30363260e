import { parseArgs } from 'node:util'
import { connect, findAccess } from '../connect.ts'
import { printList } from '../print-list.ts'
import { type Command, commonOptions, exitCodes } from '../shell.ts'

export const labelsList: Command = {
  name: 'labels list',
  usage: '',
  summary: 'List your labels',
  options: [],
  run: async (args, shell) => {
    const { values } = parseArgs({ args: [...args], options: commonOptions })
    const { data: entries } = await connect(shell, findAccess(shell, values.server)).listLabels()
    printList(shell, values.json, {
      entries,
      headings: ['ID', 'Label', 'Color', 'Links'],
      toRow: ({ id, name, color, links }) => [id, name, color, links ?? null],
      none: 'No labels.',
    })
    return exitCodes.done
  },
}

export const seriesList: Command = {
  name: 'series list',
  usage: '',
  summary: 'List your series',
  options: [],
  run: async (args, shell) => {
    const { values } = parseArgs({ args: [...args], options: commonOptions })
    const { data: entries } = await connect(shell, findAccess(shell, values.server)).listSeries()
    printList(shell, values.json, {
      entries,
      headings: ['ID', 'Series', 'Books', 'Published'],
      toRow: ({ id, name, bookCount, isPublished }) => [
        id,
        name,
        bookCount,
        isPublished ? 'yes' : 'no',
      ],
      none: 'No series.',
    })
    return exitCodes.done
  },
}

export const webhooksList: Command = {
  name: 'webhooks list',
  usage: '',
  summary: 'List your webhooks',
  options: [],
  run: async (args, shell) => {
    const { values } = parseArgs({ args: [...args], options: commonOptions })
    const { data: entries } = await connect(shell, findAccess(shell, values.server)).listWebhooks()
    printList(shell, values.json, {
      entries,
      headings: ['ID', 'URL', 'State', 'Events'],
      toRow: ({ id, url, state, events }) => [id, url, state, events.join(', ')],
      none: 'No webhooks.',
    })
    return exitCodes.done
  },
}
