import { expect, it } from 'vitest'
import { listAppProcedures } from '../testing/list-procedures.ts'
import { isOpenToExtensions } from './extension-scope.ts'

it('S57 opens exactly these procedures to extensions', async () => {
  const procedures = (await listAppProcedures()).map(({ path }) => path)
  expect(procedures.filter(isOpenToExtensions).toSorted()).toEqual([
    'analytics.summary',
    'devices.disconnect',
    'links.annotate',
    'links.confirmSeller',
    'links.get',
    'links.health',
    'links.history',
    'links.list',
    'links.remove',
    'links.restore',
    'links.save',
    'links.setFormat',
    'links.settings',
    'links.undo',
    'links.update',
    'profile.get',
    'profile.update',
    'subscription.check',
  ])
  expect(isOpenToExtensions('')).toBe(false)
})
