import { readApiError } from '@everyshelf/client'
import { errorMessages } from '@everyshelf/domain/messages'
import { buttonClasses } from '@everyshelf/ui/primitives'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { LoadFailure } from '../../components/load-failure.tsx'
import { SeePremium } from '../../components/premium-offer.tsx'

interface OverviewFailedProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** Shown when analytics fail to load, for example because Premium ended while the page was open. */
export function OverviewFailed({ error, onRetry }: OverviewFailedProps) {
  const { code } = readApiError(error)
  return (
    <div className="mt-10 border-y border-rule py-8">
      {code === 'premium-required-to-analyze' ? (
        <PremiumEnded />
      ) : code === 'not-found' ? (
        <LinkNotFound />
      ) : (
        <LoadFailure error={error} onRetry={onRetry} />
      )}
    </div>
  )
}

function PremiumEnded() {
  const { title, text } = errorMessages['premium-required-to-analyze']
  return (
    <div role="alert">
      <h2 className="m-0 font-display text-2xl">{title}</h2>
      <p className="mt-2 mb-5 text-ink-soft">{text}</p>
      <SeePremium className={buttonClasses('solid')} />
    </div>
  )
}

function LinkNotFound() {
  return (
    <div role="alert">
      <h2 className="m-0 font-display text-2xl">Link not found</h2>
      <p className="mt-2 mb-5 text-ink-soft">
        It was permanently removed, or it belongs to another account.
      </p>
      <Link to={paths.analytics} className={buttonClasses('outline')}>
        View all your links
      </Link>
    </div>
  )
}
