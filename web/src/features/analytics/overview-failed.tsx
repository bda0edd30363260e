import { readApiError } from '@everyshelf/client'
import { errorMessages } from '@everyshelf/domain/messages'
import { buttonClasses } from '@everyshelf/ui/primitives'
import { Link } from 'react-router'
import { FailureNotice } from '../../components/failure-notice.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { SeePremium } from '../../components/premium-offer.tsx'
import { paths } from '../../lib/paths.ts'

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
    <FailureNotice title={title} text={text}>
      <SeePremium className={buttonClasses('solid')} />
    </FailureNotice>
  )
}

function LinkNotFound() {
  return (
    <FailureNotice
      title="Link not found"
      text="It was permanently removed, or it belongs to another account."
    >
      <Link to={paths.analytics} className={buttonClasses('outline')}>
        View all your links
      </Link>
    </FailureNotice>
  )
}
