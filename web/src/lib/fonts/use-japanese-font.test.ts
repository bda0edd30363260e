import { renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useJapaneseFont } from './use-japanese-font.ts'

const loaded = vi.hoisted(() => ({ count: 0 }))
vi.mock('./japanese-font.css', () => {
  loaded.count++
  return {}
})

test('the Japanese font is loaded only for a Japanese title', async () => {
  renderHook(() => useJapaneseFont(['Madame Bovary', 'Émile']))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(loaded.count).toBe(0)
  renderHook(() => useJapaneseFont(['Madame Bovary', '銀河鉄道の夜']))
  await waitFor(() => expect(loaded.count).toBe(1))
})
