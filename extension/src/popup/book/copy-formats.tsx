import { useCopy } from '@everyshelf/ui/links'
import { Button } from '@everyshelf/ui/primitives'
import { linkFormats } from '@everyshelf/ui/share'
import type { CopyFormat } from '../../storage/preferences.ts'

interface CopyFormatsProps {
  readonly link: string
  readonly title: string
  /** The one that the large button copies already. */
  readonly usual: CopyFormat
}

/** The other ways to hand a link out, one press each. */
export function CopyFormats({ link, title, usual }: CopyFormatsProps) {
  const { copy } = useCopy()
  return (
    <div className="mt-1.5 flex flex-wrap items-center">
      <span className="mr-1 text-sm text-ink-soft">Copy as</span>
      {linkFormats(link, title)
        .filter(({ label }) => label !== usual)
        .map(({ label, text }) => (
          <Button
            key={label}
            kind="quiet"
            size="small"
            className="px-2"
            title={text}
            onClick={() => void copy(text)}
          >
            {label}
          </Button>
        ))}
    </div>
  )
}
