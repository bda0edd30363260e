import { describeError } from '@everyshelf/ui/labels'
import { Button } from '@everyshelf/ui/primitives'
import { translate } from '../messages/translate.ts'
import type { ServerStatus } from './use-server-book.ts'

interface ServerErrorProps {
  readonly status: Exclude<ServerStatus, 'loading' | 'loaded'>
  readonly onRetry: () => void
}

/** Says what is wrong with the server, and that the store links work without it. */
export function ServerError({ status, onRetry }: ServerErrorProps) {
  const { title, text } =
    status === 'slow'
      ? { title: translate('slowTitle'), text: translate('slowText') }
      : describeError(status)
  return (
    <div role="alert" className="mt-5 rounded-md bg-wash px-3 py-3">
      <p className="m-0 font-semibold">{title}</p>
      <p className="m-0 mt-1 text-sm text-ink-soft">
        {text} {translate('storeLinksWork')}
      </p>
      {status !== 'slow' && (
        <Button kind="outline" size="small" className="mt-3" onClick={onRetry}>
          {translate('tryAgain')}
        </Button>
      )}
    </div>
  )
}
