import { useCopy } from '@everyshelf/ui/links'
import { Button } from '@everyshelf/ui/primitives'
import type { LinkFormat } from '@everyshelf/ui/share'
import { translate } from '../../locales/translate.ts'
import { describeCopyFormat } from '../../storage/describe-copy-format.ts'
import type { CopyFormat } from '../../storage/preferences.ts'

interface CopyFormatsProps {
  readonly choices: readonly LinkFormat[]
  /** The format that the large button copies. */
  readonly usual: CopyFormat
}

/** A button for each of the other copy formats. */
export function CopyFormats({ choices, usual }: CopyFormatsProps) {
  const { copy } = useCopy()
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-1">
      <span className="mr-0.5 text-sm text-ink-soft">{translate('copyAs')}</span>
      {choices
        .filter(({ label }) => label !== usual)
        .map((choice) => (
          <Button
            key={choice.label}
            kind="quiet"
            size="small"
            className="min-h-8! px-1.5!"
            title={choice.text}
            onClick={() => void copy(choice)}
          >
            {describeCopyFormat(choice.label)}
          </Button>
        ))}
    </div>
  )
}
