import { errorMessages } from '@everyshelf/domain/messages'
import { Button } from '@everyshelf/ui/primitives'
import { explainLoadFailure } from '../../components/load-failure.tsx'

interface LinksLoadErrorProps {
  readonly error: unknown
  readonly onRetry: () => void
}

export function LinksLoadError({ error, onRetry }: LinksLoadErrorProps) {
  const { title, text } = errorMessages[explainLoadFailure(error)]
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
