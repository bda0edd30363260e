import { afterAll, expect, test } from 'vitest'
import { groupTable } from '../../generated/groups.ts'
import { open, removeFolder, signIn } from '../testing.ts'

afterAll(removeFolder)

const response = {
  currency: 'USD',
  totals: { amount: '3.94' },
  data: [{ value: '9780441172719', title: 'Dune', amount: '1.97' }],
  others: null,
  unattributed: [],
}

function openEarnings(answered: object) {
  const opened = open({ 'GET /earnings': () => Response.json({ ...response, ...answered }) })
  signIn(opened)
  return opened
}

test('earnings end with their total', async () => {
  const data = [{ value: '2026-11-30', amount: '3.94' }]
  const opened = openEarnings({ data })
  expect(await opened.call('earnings')).toBe(0)
  expect(opened.printed).toEqual(['day         USD', '2026-11-30  3.94', 'Total       3.94'])
})

test('earnings by book name what belongs to no row, so that the rows add up to the total', async () => {
  const opened = openEarnings({
    others: { count: 2, amount: '0.50', items: 1, clicks: 1 },
    unattributed: [
      { reason: 'other-tag', amount: '1.00', items: 1 },
      { reason: 'bounty', amount: '0.47', items: 1 },
    ],
  })
  expect(await opened.call('earnings --group book')).toBe(0)
  expect(opened.printed.map((line) => line.split(/ {2,}/))).toEqual([
    ['book', 'USD'],
    ['Dune', '1.97'],
    ['Other books (2)', '0.50'],
    ['Not attributable: Other tracking IDs', '1.00'],
    ['Not attributable: Bounties, such as those for trials', '0.47'],
    ['Total', '3.94'],
  ])
})

test('earnings by other tracking ID say what the tags of the account earned', async () => {
  const data = [
    { value: 'blog-20', amount: '1.90' },
    { value: '', amount: '0.07' },
  ]
  const opened = openEarnings({ data, others: { count: 3, amount: '0.10', items: 1, clicks: 1 } })
  expect(await opened.call('earnings --group other-tag')).toBe(0)
  expect(opened.printed.map((line) => line.split(/ {2,}/))).toEqual([
    ['other-tag', 'USD'],
    ['blog-20', '1.90'],
    ['Without a tracking ID', '0.07'],
    ['Other tracking IDs (3)', '0.10'],
    ['Your tags', '1.87'],
    ['Total', '3.94'],
  ])
})

test.each([
  ['earnings', groupTable.getEarnings],
  ['clicks', groupTable.getClicks],
])('%s offers the groups of the API, and refuses others', async (command, groups) => {
  const opened = open()
  signIn(opened)
  expect(await opened.call(`${command} --help`)).toBe(0)
  const help = opened.printed.join('\n')
  const offered = /--group <name>\s+(.*)/.exec(help)?.[1]?.replace(' or ', ' ').split(', ')
  expect(offered).toEqual(groups)
  expect(await opened.call(`${command} --group nothing`)).toBe(2)
  expect(opened.notes[0]).toContain('--group must be day, ')
  expect(opened.requests).toEqual([])
})
