import { parseArgs } from 'node:util'
import { groupTable } from '../../generated/groups.ts'
import { connect, findAccess } from '../connect.ts'
import { periodHelp, periodOptions, readPeriod } from '../days.ts'
import { formatTable } from '../format-table.ts'
import { listGroups, readGroup } from '../group-option.ts'
import { type Command, commonOptions, exitCodes, type Shell } from '../shell.ts'

const groups = groupTable.getClicks

export const clicks: Command = {
  name: 'clicks',
  usage: '',
  summary: 'Show clicks for the last 30 days; dates, groups, and links need Premium',
  options: [
    ...periodHelp,
    ['--group <name>', listGroups(groups)],
    ['--link <id>', 'Only the clicks of one link'],
  ],
  run: async (args, shell) => {
    const { values } = parseArgs({
      args: [...args],
      options: {
        ...commonOptions,
        ...periodOptions,
        group: { type: 'string' },
        link: { type: 'string' },
      },
    })
    const client = connect(shell, findAccess(shell, values.server))
    const { from, to, link } = values
    const group = values.group && readGroup(groups, values.group)
    if (!(from || to || group || link)) {
      const summary = await client.getClickSummary()
      if (values.json) shell.print(JSON.stringify(summary))
      else {
        const rows = summary.days.map(({ day, hits, clicks }) => [day, clicks, hits] as const)
        printTable(shell, 'Day', rows, summary.totals)
      }
      return exitCodes.done
    }
    const query = {
      ...readPeriod({ from, to }, shell.today()),
      ...(group && { group }),
      ...(link && { link }),
    }
    const found = await client.getClicks({ query })
    if (values.json) shell.print(JSON.stringify(found))
    else {
      const rows = found.data.map(
        ({ value, title, clicks, hits }) =>
          [title ?? nameValue(found.group, value), clicks ?? null, hits ?? null] as const,
      )
      printTable(shell, found.group, rows, found.totals)
    }
    return exitCodes.done
  },
}

/** What the website calls a click without a value. */
const withoutValue: Readonly<Record<string, string>> = {
  campaign: 'No campaign',
  referrer: 'Direct or unknown',
  country: 'Unknown country',
  browser: 'Other browser',
}

/** The sum of the values after the longest list. */
const OTHERS = ' other'

function nameValue(group: string, value: string | null): string {
  if (value === OTHERS) return `Other ${group}s`
  return value ?? withoutValue[group] ?? 'Unknown'
}

interface Totals {
  readonly hits: number
  readonly clicks: number
}

type Row = readonly [value: string, clicks: number | null, hits: number | null]

function printTable(shell: Shell, heading: string, rows: readonly Row[], totals: Totals): void {
  const hasHits = rows.some(([, , hits]) => hits !== null)
  const all: readonly Row[] = [...rows, ['Total', totals.clicks, totals.hits]]
  const lines = formatTable(
    hasHits ? [heading, 'Clicks', 'Hits'] : [heading, 'Clicks'],
    hasHits ? all : all.map(([value, count]) => [value, count]),
  )
  for (const line of lines) shell.print(line)
}
