import { expect, it } from 'vitest'
import { listAppProcedures } from '../testing/list-procedures.ts'
import { isOpenToExtensions } from './extension-scope.ts'

it('S57 opens these calls to extensions, and no other', async () => {
  const procedures = (await listAppProcedures()).map(({ path }) => path)
  expect(procedures.filter(isOpenToExtensions).toSorted()).toEqual([
    'analytics.summary',
    'devices.disconnect',
    'links.annotate',
    'links.confirmShop',
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
