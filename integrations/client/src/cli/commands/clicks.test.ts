import { afterAll, expect, test } from 'vitest'
import { open, removeFolder, signIn } from '../testing.ts'

afterAll(removeFolder)

test.each([
  ['campaign', null, 'No campaign'],
  ['campaign', ' other', 'Other campaigns'],
  ['referrer', null, 'Direct or unknown'],
  ['referrer', ' other', 'Other referrers'],
  ['browser', null, 'Other browser'],
  ['country', null, 'Unknown country'],
  ['country', 'DE', 'DE'],
])('clicks by %s call the value %j what the website calls it', async (group, value, name) => {
  const totals = { clicks: 2, hits: 2 }
  const opened = open({
    'GET /clicks': () => Response.json({ group, totals, data: [{ value, clicks: 2 }] }),
  })
  signIn(opened)
  expect(await opened.call(`clicks --group ${group}`)).toBe(0)
  expect(opened.printed[1]?.split(/ {2,}/)).toEqual([name, '2'])
})
