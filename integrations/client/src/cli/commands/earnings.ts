import { parseArgs } from 'node:util'
import type { Input } from '../../operation-types.ts'
import { connect, findAccess } from '../connect.ts'
import { periodHelp, periodOptions, readPeriod } from '../days.ts'
import { printList } from '../print-list.ts'
import { type Command, commonOptions, exitCodes } from '../shell.ts'

type Group = NonNullable<Input<'getEarnings'>['query']['group']>

export const earnings: Command = {
  name: 'earnings',
  usage: '',
  summary: 'Show earnings for the last 30 days; needs Premium',
  options: [...periodHelp, ['--group <name>', 'day, book, seller, country, channel, or tag']],
  run: async (args, shell) => {
    const { values } = parseArgs({
      args: [...args],
      options: {
        ...commonOptions,
        ...periodOptions,
        group: { type: 'string', default: 'day' },
      },
    })
    const client = connect(shell, findAccess(shell, values.server))
    const query = { ...readPeriod(values, shell.today()), group: values.group as Group }
    const found = await client.getEarnings({ query })
    if (values.json) {
      shell.print(JSON.stringify(found))
      return exitCodes.done
    }
    printList(shell, false, {
      entries: [
        ...found.data.map(({ value, title, amount }) => [title ?? value, amount] as const),
        ['Total', found.totals.amount] as const,
      ],
      headings: [values.group, found.currency ?? 'Amount'],
      toRow: (row) => row,
      none: 'No earnings.',
    })
    return exitCodes.done
  },
}
