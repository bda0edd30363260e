import { readdirSync, readFileSync } from 'node:fs'
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
    'links.createChannel',
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

it('S57 lets the extension call each procedure that it uses', async () => {
  const folder = new URL('../../../extension/src/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const calls = files
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .flatMap((file) => [
      ...readFileSync(new URL(file, folder), 'utf8').matchAll(/\.(\w+\.\w+)\.(?:query|mutate)\b/g),
    ])
  const used = new Set(calls.map(([, path = '']) => path))
  const needsSession = (await listAppProcedures()).filter(
    ({ path, meta }) => used.has(path) && meta?.level !== 'public',
  )
  const paths = needsSession.map(({ path }) => path)
  expect(paths).toContain('links.save')
  expect(paths.filter((path) => !isOpenToExtensions(path))).toEqual([])
})
