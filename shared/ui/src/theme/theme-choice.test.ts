import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { applyThemeChoice, readThemeChoice, THEME_STORAGE_KEY } from './theme-choice.ts'

const boot = readFileSync(join(import.meta.dirname, 'theme-boot.js'), 'utf8')
const root = document.documentElement

afterEach(() => {
  localStorage.clear()
  delete root.dataset.theme
})

describe('applyThemeChoice', () => {
  test('shows and remembers a choice', () => {
    applyThemeChoice('dark', root, localStorage)
    expect(root.dataset.theme).toBe('dark')
    expect(readThemeChoice(localStorage)).toBe('dark')
  })

  test('leaves nothing behind for the device’s own theme', () => {
    applyThemeChoice('light', root, localStorage)
    applyThemeChoice('system', root, localStorage)
    expect(root.dataset.theme).toBeUndefined()
    expect(localStorage.length).toBe(0)
  })

  test('works where storage is forbidden', () => {
    const forbidden = new Proxy(localStorage, {
      get: () => () => {
        throw new DOMException('no storage', 'SecurityError')
      },
    })
    applyThemeChoice('dark', root, forbidden)
    expect(root.dataset.theme).toBe('dark')
    expect(readThemeChoice(forbidden)).toBe('system')
  })
})

test('anything else that is stored means the device’s own theme', () => {
  localStorage.setItem(THEME_STORAGE_KEY, 'sepia')
  expect(readThemeChoice(localStorage)).toBe('system')
})

test('the script before the first paint reads the same key', () => {
  expect(boot).toContain(`localStorage.getItem('${THEME_STORAGE_KEY}')`)
})
