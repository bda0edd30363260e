import type { CountryCode } from '@everyshelf/domain/countries'
import { classNames } from '../primitives/index.ts'
import { flagDrawings } from './flag-drawings.tsx'

interface FlagProps {
  readonly country: CountryCode
  readonly className?: string
}

/** A small flag next to the country's name, never instead of it. */
export function Flag({ country, className }: FlagProps) {
  const drawing = flagDrawings[country]
  if (!drawing) return null
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 30 20"
      className={classNames(
        'inline-block shrink-0 rounded-[1px] shadow-[0_0_0_1px_rgb(20_27_46/0.18)]',
        className ?? 'h-3.5 w-[1.3125rem]',
      )}
    >
      {drawing}
    </svg>
  )
}
