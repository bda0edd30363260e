import { EmptyShelf } from '@everyshelf/ui/illustrations'
import { buttonClasses } from '@everyshelf/ui/primitives'
import { Link, useLocation } from 'react-router'
import { paths } from '../../app/paths.ts'
import { useTitle } from '../../lib/use-title.ts'

/** Honest until accounts exist: what waits for one, what works without, and the way back. */
export function AccountsNotOpen() {
  useTitle('Account · Everyshelf')
  const back = readBack(useLocation().state)
  return (
    <div className="page-column pt-12 sm:pt-16">
      <EmptyShelf className="mb-10 w-80 max-w-full text-ink lg:float-right lg:mt-16 lg:w-[23rem]" />
      <h1 className="m-0 max-w-[20ch] font-display text-[clamp(2.2rem,5vw,3.5rem)] leading-tight text-balance">
        Accounts are not open on this server yet
      </h1>
      <p className="m-0 mt-4 max-w-[56ch] text-lg text-ink-soft text-pretty">
        With an account you will keep your links, copy the Global Link and see its clicks. Until
        then there is nothing to sign in to.
      </p>
      <h2 className="m-0 mt-12 font-display text-2xl">What works without one</h2>
      <ul className="m-0 mt-3 max-w-[62ch] list-none border-b border-rule p-0">
        {WORKS.map((line) => (
          <li key={line} className="border-t border-rule py-4">
            {line}
          </li>
        ))}
      </ul>
      <Link
        to={back?.pathname ?? paths.home}
        state={back?.state}
        className={`${buttonClasses('solid', 'large')} mt-10`}
      >
        {back ? 'Back to your result' : 'Make a link'}
      </Link>
    </div>
  )
}

const WORKS = [
  'Making the links of any book, one at a time or as a list.',
  'Opening and copying the direct link to each store.',
  'Every link that was handed out before goes on working.',
]

interface Back {
  readonly pathname: string
  readonly state: unknown
}

function readBack(state: unknown): Back | null {
  if (typeof state !== 'object' || state === null || !('back' in state)) return null
  const { back } = state as { back: Back }
  return typeof back?.pathname === 'string' ? back : null
}
