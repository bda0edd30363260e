import { type CopiedLink, useCopyLink } from '@everyshelf/ui/links'
import { Button } from '@everyshelf/ui/primitives'
import { translate } from '../../messages/translate.ts'
import { describeCopyFormat } from '../../storage/describe-copy-format.ts'
import { copyFormats, DEFAULT_PREFERENCES } from '../../storage/preferences.ts'
import { usePreferences } from '../../storage/use-preferences.ts'
import { type CopiedBook, copyFormatOf, listCopyChoices } from './copy-choices.ts'

interface CopyFormatsProps extends CopiedLink {
  readonly book: Omit<CopiedBook, 'link'>
}

/** A button for each copy format that the large button does not copy. */
export function CopyFormats({ book, link, shorten }: CopyFormatsProps) {
  const { copyFormat, copyTemplate } = usePreferences() ?? DEFAULT_PREFERENCES
  const { copyAs } = useCopyLink()
  const texts = new Map(
    listCopyChoices({ ...book, link }, copyTemplate).map(({ label, text }) => [label, text]),
  )
  return (
    <div className="flex flex-wrap items-center gap-x-1">
      <span className="mr-0.5 text-sm text-ink-soft">{translate('copyAs')}</span>
      {copyFormats
        .filter((format) => format !== copyFormat)
        .map((format) => (
          <Button
            key={format}
            kind="quiet"
            size="small"
            className="min-h-8! px-1.5!"
            title={texts.get(format)}
            onClick={() => void copyAs({ link, shorten }, copyFormatOf(book, copyTemplate, format))}
          >
            {describeCopyFormat(format)}
          </Button>
        ))}
    </div>
  )
}
