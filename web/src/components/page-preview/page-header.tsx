import { CopyButton } from '@everyshelf/ui/links'
import { buttonClasses } from '@everyshelf/ui/primitives'
import type { ReactNode } from 'react'
import { ActionButton } from '../action-button.tsx'
import { PageState } from './page-state.tsx'

interface PageHeaderProps {
  readonly page: {
    readonly name: string
    readonly url: string
    readonly isPublished: boolean
    /** Why an admin disabled the page. Null if it works. */
    readonly disabledReason: string | null
    readonly isLocked?: boolean
  }
  /** Beside the name. */
  readonly picture?: ReactNode
  readonly canPublish: boolean
  readonly onPublish: (isPublished: boolean) => Promise<unknown>
}

/** The name and state of an author's or a series' page, with its link and the button that publishes it. */
export function PageHeader({ page, picture, canPublish, onPublish }: PageHeaderProps) {
  const { name, url, isPublished, disabledReason, isLocked = false } = page
  const isDisabled = disabledReason !== null
  return (
    <header className="flex flex-wrap items-center gap-x-5 gap-y-4">
      {picture}
      <div className="mr-auto min-w-0 flex-1 basis-48">
        <h1 className="m-0 font-display text-3xl leading-tight wrap-anywhere sm:text-4xl">
          {name}
        </h1>
        <p className="mt-1.5 mb-0 flex flex-wrap items-center gap-x-3 gap-y-1">
          <PageState {...{ isPublished, isDisabled, isLocked }} />
          <span className="text-sm break-all text-ink-soft">{url.replace(/^https?:\/\//, '')}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full">
        {isPublished && !isDisabled && (
          <a
            href={new URL(url).pathname}
            target="_blank"
            className={buttonClasses('outline')}
            rel="noopener"
          >
            View page
          </a>
        )}
        <CopyButton text={url} label="Copy link" kind="outline" />
        {!isDisabled && (
          <ActionButton
            kind={isPublished ? 'outline' : 'solid'}
            disabled={!isPublished && !canPublish}
            onAction={() => onPublish(!isPublished)}
          >
            {isPublished ? 'Unpublish' : 'Publish'}
          </ActionButton>
        )}
      </div>
      {isDisabled && (
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
