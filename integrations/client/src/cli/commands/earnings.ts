import { parseArgs } from 'node:util'
import { groupTable } from '../../generated/groups.ts'
import type { Output } from '../../operation-types.ts'
import { connect, findAccess } from '../connect.ts'
import { periodHelp, periodOptions, readPeriod } from '../days.ts'
import { listGroups, readGroup } from '../group-option.ts'
import { printList } from '../print-list.ts'
import { type Command, commonOptions, exitCodes } from '../shell.ts'

const groups = groupTable.getEarnings
type Group = (typeof groups)[number]
type Earnings = Output<'getEarnings'>
type Reason = Earnings['unattributed'][number]['reason']
type Row = readonly [name: string, amount: string]

export const earnings: Command = {
  name: 'earnings',
  usage: '',
  summary: 'Show earnings for the last 30 days; needs Premium',
  options: [...periodHelp, ['--group <name>', listGroups(groups)]],
  run: async (args, shell) => {
    const { values } = parseArgs({
      args: [...args],
      options: {
        ...commonOptions,
        ...periodOptions,
        group: { type: 'string', default: 'day' },
      },
    })
    const group = readGroup(groups, values.group)
    const client = connect(shell, findAccess(shell, values.server))
    const found = await client.getEarnings({
      query: { ...readPeriod(values, shell.today()), group },
    })
    if (values.json) {
      shell.print(JSON.stringify(found))
      return exitCodes.done
    }
    printList(shell, false, {
      entries: [...toRows(found, group), ['Total', found.totals.amount]],
      headings: [group, found.currency ?? 'Amount'],
      toRow: (row) => row,
      none: 'No earnings.',
    })
    return exitCodes.done
  },
}

/** Why earnings are in no row. */
const reasons: Readonly<Record<Reason, string>> = {
  'other-tag': 'Other tracking IDs',
  'other-item': 'Other products',
  bounty: 'Bounties, such as those for trials',
  'no-item': 'Product not in the report',
  'unknown-store': 'Store not recognized',
  'unknown-country': 'Country not in the report',
  'several-channels': 'Tag used in several channels',
  'unknown-channel': 'Unknown channel',
}

/** All that the total sums up: the values, those that the list leaves out, and what belongs to none. */
function toRows(found: Earnings, group: Group): readonly Row[] {
  const { data, others, unattributed } = found
  const rows: readonly Row[] = [
    ...data.map(({ value, title, amount }): Row => [title ?? nameValue(value, group), amount]),
    ...(others ? [[nameOthers(group, others.count), others.amount] as const] : []),
    ...unattributed.map(
      ({ reason, amount }): Row => [`Not attributable: ${reasons[reason]}`, amount],
    ),
  ]
  if (group !== 'other-tag') return rows
  const own = subtract(
    found.totals.amount,
    rows.map(([, amount]) => amount),
  )
  return [...rows, ['Your tags', own]]
}

function nameValue(value: string, group: Group): string {
  return value || (group === 'other-tag' ? 'Without a tracking ID' : 'Unknown')
}

function nameOthers(group: Group, count: number): string {
  return `${group === 'other-tag' ? 'Other tracking IDs' : 'Other books'} (${count})`
}

/** Amounts are decimals, which floating-point numbers only approach. */
function subtract(total: string, parts: readonly string[]): string {
  const decimals = Math.max(...[total, ...parts].map((text) => text.split('.')[1]?.length ?? 0))
  const scale = 10 ** decimals
  const toUnits = (text: string) => Math.round(Number(text) * scale)
  const rest = parts.reduce((units, part) => units - toUnits(part), toUnits(total))
  return (rest / scale).toFixed(decimals)
}
