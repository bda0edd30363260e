import { errorMessages } from '@everyshelf/domain/messages'
import { Button } from '@everyshelf/ui/primitives'

export function LinksLoadError({ onRetry }: { readonly onRetry: () => void }) {
  const { title, text } = errorMessages['user-data-failed']
  return (
    <div role="alert" className="mt-10 border-y border-rule py-8">
      <h2 className="m-0 font-display text-2xl">{title}</h2>
      <p className="mt-2 mb-5 text-ink-soft">{text}</p>
      <Button kind="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
