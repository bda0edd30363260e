import { parseArgs } from 'node:util'
import type { Entry } from '../../operation-types.ts'
import { connect, findAccess } from '../connect.ts'
import { formatTable } from '../format-table.ts'
import { type Command, commonOptions, exitCodes } from '../shell.ts'

const TITLE_LENGTH = 40
const PAGE_LENGTH = 200

export const linksList: Command = {
  name: 'links list',
  usage: '',
  summary: 'List your links, newest first',
  options: [['--query <words>', 'Only links with these words in title, author, label, or note']],
  run: async (args, shell) => {
    const { values } = parseArgs({
      args: [...args],
      options: { ...commonOptions, query: { type: 'string' } },
    })
    const client = connect(shell, findAccess(shell, values.server))
    const query = { limit: PAGE_LENGTH, ...(values.query && { query: values.query }) }
    const links: Entry<'listLinks'>[] = []
    for await (const link of client.listAll('listLinks', { query })) links.push(link)
    if (values.json) {
      shell.print(JSON.stringify(links))
      return exitCodes.done
    }
    if (links.length === 0) shell.note('No links.')
    else {
      const rows = links.map(({ url, identifier, title, createdAt }) => [
        url,
        identifier,
        title.slice(0, TITLE_LENGTH),
        createdAt.slice(0, 10),
      ])
      for (const line of formatTable(['Link', 'Book', 'Title', 'Created'], rows)) shell.print(line)
    }
    return exitCodes.done
  },
}
