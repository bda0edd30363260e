import { expect, it } from 'vitest'
import { createAppRouter, type Services } from '../app-router.ts'
import { isOpenToExtensions } from './extension-scope.ts'

const procedures = Object.keys(createAppRouter({} as Services)._def.procedures)

it('S57 opens these calls to extensions, and no other', () => {
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
