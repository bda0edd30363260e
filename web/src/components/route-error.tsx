import { loadingMessages } from '@everyshelf/domain/messages'
import { GapOnShelf } from '@everyshelf/ui/illustrations'
import { Button, buttonClasses } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { useAsConnectionMessage } from '../lib/connection/page-message.ts'
import { useOnReconnect } from '../lib/connection/use-on-reconnect.ts'
import { useTitle } from '../lib/page/use-title.ts'
import { paths } from '../lib/paths.ts'

interface RouteErrorProps {
  /** Tries again; by default, the page reloads. */
  readonly onTryAgain?: () => void
}

/** Shown in place of a page that threw an error or could not be fetched. */
export function RouteError({ onTryAgain = () => window.location.reload() }: RouteErrorProps) {
  const [isOffline] = useState(() => !navigator.onLine)
  const { title, text } = loadingMessages[isOffline ? 'offline' : 'unexpected']
  useOnReconnect(() => {
    if (isOffline) onTryAgain()
  })
  useAsConnectionMessage()
  useTitle(`${title} · Everyshelf`)
  return (
    <div className="page-column py-20">
      <GapOnShelf className="w-72 max-w-full text-ink" />
      <div role="alert">
        <h1 className="mt-10 mb-0 font-display text-4xl">{title}</h1>
        <p className="mt-3 mb-0 text-lg text-ink-soft">{text}</p>
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={onTryAgain}>Try again</Button>
        <a href={paths.home} className={buttonClasses('outline')}>
          Go to the home page
        </a>
      </div>
    </div>
  )
}
