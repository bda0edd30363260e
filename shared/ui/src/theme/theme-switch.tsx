import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { label } from '../labels/index.ts'
import { classNames } from '../primitives/index.ts'
import { type ThemeChoice, themeChoices } from './theme-choice.ts'
import { setThemeChoice, useThemeChoice } from './use-theme-choice.ts'

const looks = {
  system: { name: 'themeSystem', Icon: Monitor },
  light: { name: 'themeLight', Icon: Sun },
  dark: { name: 'themeDark', Icon: Moon },
} as const satisfies Record<ThemeChoice, unknown>

interface ThemeSwitchProps {
  readonly isLabeled?: boolean
}

export function ThemeSwitch({ isLabeled = false }: ThemeSwitchProps) {
  const choice = useThemeChoice()
  const name = useId()
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className={isLabeled ? 'mb-2 p-0 text-sm text-ink-soft' : 'sr-only'}>
        {label('theme')}
      </legend>
      <div className="inline-flex rounded-md border border-rule">
        {themeChoices.map((value) => {
          const { name: labelName, Icon } = looks[value]
          const text = label(labelName)
          return (
            <label
              key={value}
              title={text}
              className={classNames(
                'relative inline-flex h-9 min-w-9 cursor-pointer items-center justify-center gap-2 rounded-md text-ink-faint hover:text-ink has-checked:bg-wash has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
                isLabeled && 'px-2.5',
              )}
            >
              <input
                type="radio"
                name={name}
                value={value}
                checked={choice === value}
                onChange={() => setThemeChoice(value)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <Icon
                aria-hidden="true"
                className={isLabeled ? 'size-4.5 max-[22.5rem]:hidden' : 'size-4.5'}
              />
              <span className={isLabeled ? 'text-sm font-medium' : 'sr-only'}>{text}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
