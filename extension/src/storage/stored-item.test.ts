import { expect, test, vi } from 'vitest'
import { storedItem } from './stored-item.ts'

test('reads the fallback until a value is written, and after it is removed', async () => {
  const item = storedItem<readonly string[]>('local', 'names', [])
  expect(await item.getValue()).toEqual([])
  await item.setValue(['Ada'])
  expect(await storedItem<readonly string[]>('local', 'names', []).getValue()).toEqual(['Ada'])
  await item.removeValue()
  expect(await item.getValue()).toEqual([])
})

test('reports changes of its own value, but no value that was written again', async () => {
  const item = storedItem<readonly string[]>('session', 'names', [])
  const callback = vi.fn()
  const stop = item.watch(callback)
  await item.setValue(['Ada'])
  await item.setValue(['Ada'])
  await storedItem('session', 'titles', '').setValue('Emma')
  await item.removeValue()
  stop()
  await item.setValue(['Jane'])
  expect(callback.mock.calls).toEqual([
    [['Ada'], []],
    [[], ['Ada']],
  ])
})
