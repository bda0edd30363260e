export {
  applyThemeChoice,
  readThemeChoice,
  THEME_STORAGE_KEY,
  type ThemeChoice,
  themeChoices,
} from './theme-choice.ts'
export { ThemeSwitch } from './theme-switch.tsx'
export { setThemeChoice, useThemeChoice } from './use-theme-choice.ts'
