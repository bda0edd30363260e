import { CopyButton } from '@everyshelf/ui/links'
import { Button, buttonClasses } from '@everyshelf/ui/primitives'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { PageState } from '../page-state.tsx'
import type { SeriesEditing } from './use-series-editor.ts'

/** Whether readers can see the page, its address, and the button that changes it. */
export function PublishPanel({ series, update }: SeriesEditing) {
  const { isPublished, disabledReason, url, books } = series
  const [isBusy, setBusy] = useState(false)
  const set = async (next: boolean) => {
    setBusy(true)
    await update({ isPublished: next })
    setBusy(false)
  }
  return (
    <div className="mt-3 mb-7 flex flex-wrap items-center gap-x-4 gap-y-3">
      <PageState isPublished={isPublished} isDisabled={disabledReason !== null} />
      <span className="flex min-w-0 flex-[1_1_18rem] items-center gap-1">
        <span className="min-w-0 wrap-anywhere text-ink-soft">{url}</span>
        <CopyButton compact text={url} label="Copy the address of the series page" />
      </span>
      <span className="flex flex-wrap gap-3">
        {isPublished && disabledReason === null && (
          <a
            href={new URL(url).pathname}
            target="_blank"
            rel="noopener"
            className={buttonClasses('outline')}
          >
            <ExternalLink className="size-[1.1em]" />
            View page
          </a>
        )}
        <Button
          kind={isPublished ? 'outline' : 'solid'}
          busy={isBusy}
          disabled={!isPublished && books.length === 0}
          onClick={() => void set(!isPublished)}
        >
          {isPublished ? 'Unpublish' : 'Publish page'}
        </Button>
      </span>
      {disabledReason !== null && (
        <p className="m-0 w-full border-l-3 border-danger bg-danger-wash px-4 py-3">
          Disabled by Everyshelf. Reason: {disabledReason}
        </p>
      )}
    </div>
  )
}
