import { CopyButton } from '@everyshelf/ui/links'
import { Button, buttonClasses } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { AuthorPortrait } from './author-portrait.tsx'
import { PageState } from './page-state.tsx'
import type { AuthorPageEditor } from './use-author-page.ts'

/** The page's name and state, with its link and the button that publishes it. */
export function PageHeader({ page, publish, unpublish }: AuthorPageEditor) {
  const { name, url, portrait, isPublished, disabledReason, isLocked } = page
  const [isBusy, setBusy] = useState(false)
  const run = async (action: () => Promise<boolean>) => {
    setBusy(true)
    await action()
    setBusy(false)
  }
  return (
    <header className="flex flex-wrap items-center gap-x-5 gap-y-4">
      <AuthorPortrait name={name} source={portrait} className="size-16 sm:size-20" />
      <div className="mr-auto min-w-0 flex-1 basis-48">
        <h1 className="m-0 font-display text-3xl leading-tight break-words sm:text-4xl">{name}</h1>
        <p className="mt-1.5 mb-0 flex flex-wrap items-center gap-x-3 gap-y-1">
          <PageState page={page} />
          <span className="text-sm break-all text-ink-soft">{url.replace(/^https?:\/\//, '')}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full">
        {disabledReason === null && (
          <a
            href={new URL(url).pathname}
            target="_blank"
            className={buttonClasses('outline')}
            rel="noopener"
          >
            {isPublished ? 'View page' : 'Preview'}
          </a>
        )}
        <CopyButton text={url} label="Copy link" kind="outline" />
        {disabledReason === null &&
          (isPublished ? (
            <Button kind="outline" busy={isBusy} onClick={() => void run(unpublish)}>
              Unpublish
            </Button>
          ) : (
            <Button busy={isBusy} onClick={() => void run(publish)}>
              Publish
            </Button>
          ))}
      </div>
      {disabledReason !== null && (
        <p className="m-0 w-full rounded-md bg-danger-wash px-4 py-3 text-danger">
          Disabled by Everyshelf. Reason: {disabledReason}
        </p>
      )}
      {isLocked && (
        <p className="m-0 w-full rounded-md bg-wash px-4 py-3 text-ink">
          Your Premium plan has ended. You can still edit, reorder, unpublish, or remove this page,
          but you can’t add to it.
        </p>
      )}
    </header>
  )
}
