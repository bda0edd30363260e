import { readApiError } from '@everyshelf/client'
import { errorMessages } from '@everyshelf/domain/messages'
import { buttonClasses } from '@everyshelf/ui/primitives'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { LoadFailure } from '../../components/load-failure.tsx'

interface OverviewFailedProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** Premium may have ended while the page was open. */
export function OverviewFailed({ error, onRetry }: OverviewFailedProps) {
  const { code } = readApiError(error)
  return (
    <div className="mt-10 border-y border-rule py-8">
      {code === 'premium-required-to-analyse' ? (
        <PremiumEnded />
      ) : code === 'not-found' ? (
        <NoSuchLink />
      ) : (
        <LoadFailure onRetry={onRetry} />
      )}
    </div>
  )
}

function PremiumEnded() {
  const { title, text } = errorMessages['premium-required-to-analyse']
  return (
    <div role="alert">
      <h2 className="m-0 font-display text-2xl">{title}</h2>
      <p className="mt-2 mb-5 text-ink-soft">{text}</p>
      <Link to={paths.pricing} className={buttonClasses('solid')}>
        See Premium
      </Link>
    </div>
  )
}

function NoSuchLink() {
  return (
    <div role="alert">
      <h2 className="m-0 font-display text-2xl">There is no such link</h2>
      <p className="mt-2 mb-5 text-ink-soft">
        It was removed for good, or it belongs to another account.
      </p>
      <Link to={paths.analytics} className={buttonClasses('outline')}>
        See all your links
      </Link>
    </div>
  )
}
