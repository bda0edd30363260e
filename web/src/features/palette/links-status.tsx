import { Button } from '@everyshelf/ui/primitives'

interface LinksStatusProps {
  readonly isLoading: boolean
  readonly isError: boolean
  readonly retry: () => void
}

/** Tells why links may be missing from the results. */
export function LinksStatus({ isLoading, isError, retry }: LinksStatusProps) {
  if (isLoading)
    return <p className="m-0 px-5 pt-1 pb-4 text-sm text-ink-soft">Loading your links…</p>
  if (!isError) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 px-5 pt-1 pb-4">
      <p className="m-0 text-sm text-ink-soft">We couldn’t load your links.</p>
      <Button kind="outline" size="small" onClick={retry}>
        Try again
      </Button>
    </div>
  )
}
