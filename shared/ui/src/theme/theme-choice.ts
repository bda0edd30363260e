/** The user's theme; `system` follows the device and stores nothing. */
export const themeChoices = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof themeChoices)[number]

/** `theme-boot.js` reads it too, before the first paint. */
export const THEME_STORAGE_KEY = 'everyshelf-theme'

export function readThemeChoice(storage: Storage): ThemeChoice {
  const stored = read(storage)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Applies the choice at once; if storage is full or denied, it is not remembered. */
export function applyThemeChoice(choice: ThemeChoice, root: HTMLElement, storage: Storage): void {
  if (choice === 'system') delete root.dataset.theme
  else root.dataset.theme = choice
  try {
    if (choice === 'system') storage.removeItem(THEME_STORAGE_KEY)
    else storage.setItem(THEME_STORAGE_KEY, choice)
  } catch {
    return
  }
}

function read(storage: Storage): string | null {
  try {
    return storage.getItem(THEME_STORAGE_KEY)
  } catch {
    return null
  }
}
