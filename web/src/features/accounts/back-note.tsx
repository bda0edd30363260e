import { Link } from 'react-router'
import { useReturn } from './use-return.ts'

/** Tells a visitor who has something in hand that it waits for them, and leads back to it. */
export function BackNote() {
  const { to, state, hasBack } = useReturn()
  if (!hasBack || to === null) return null
  const isResult = typeof state === 'object' && state !== null && 'made' in state
  return (
    <p className="mt-0 mb-6 border-y border-rule py-3 text-ink-soft">
      {isResult
        ? 'Your result is kept: once you are signed in, you are back at it.'
        : 'Once you are signed in, you are back where you were.'}{' '}
      <Link to={to} state={state} className="text-link whitespace-nowrap">
        {isResult ? 'Back to your result' : 'Back without signing in'}
      </Link>
    </p>
  )
}
