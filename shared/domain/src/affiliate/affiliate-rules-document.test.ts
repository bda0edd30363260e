import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { retailerName } from '../retailers/index.ts'
import { type LinkChannel, type TagPermission, type TagRule, tagRules } from './index.ts'

const channelNames: Readonly<Record<LinkChannel, string>> = {
  web: 'Website',
  social: 'Social network',
  mail: 'Newsletter',
  ebook: 'Ebook',
  print: 'Print',
  ad: 'Paid ad',
  messenger: 'Chat',
}
const responses: Readonly<Record<TagPermission, string>> = {
  always: 'yes',
  never: 'no',
  'if-network-entered': 'if the author entered the network',
  'if-list-opt-in': 'if everyone signed up for the list',
}

function nameProgram(program: TagRule['program']): string {
  if (program === 'any-retailer') return 'all others'
  return program === 'amazon' ? 'Amazon' : retailerName(program)
}

const toCells = (rule: TagRule): string[] => [
  nameProgram(rule.program),
  channelNames[rule.channel],
  rule.countries?.join(', ') ?? 'all',
  responses[rule.permission],
  rule.says,
  `[${new URL(rule.source).hostname}](${rule.source})${rule.isSecondHand ? ', reported' : ''}`,
  rule.date,
]

test('docs/affiliate-rules.md has every rule, in the order of the table in the code', () => {
  const text = readFileSync(new URL('../../../../docs/affiliate-rules.md', import.meta.url), 'utf8')
  const lines = text.split('\n').filter((line) => line.includes('](http'))
  const rows = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  expect(rows).toEqual(tagRules.map(toCells))
})
