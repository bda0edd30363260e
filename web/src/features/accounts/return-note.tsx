import { Link } from 'react-router'
import { useReturnTarget } from './use-return-target.ts'

/** Tells visitors who came from a result or another page that they return to it after signing in. */
export function ReturnNote() {
  const { to, state, isPreviousPage } = useReturnTarget()
  if (!isPreviousPage || to === null) return null
  const isResult = typeof state === 'object' && state !== null && 'made' in state
  return (
    <p className="mt-0 mb-6 border-y border-rule py-3 text-ink-soft">
      {isResult
        ? 'After you sign in, we’ll take you back to your result.'
        : 'After you sign in, we’ll take you back to where you were.'}{' '}
      <Link to={to} state={state} className="text-link whitespace-nowrap">
        {isResult ? 'Back to your result' : 'Go back without signing in'}
      </Link>
    </p>
  )
}
