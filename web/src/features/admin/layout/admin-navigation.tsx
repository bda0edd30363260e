import { formatCount, formatTime } from '@everyshelf/domain/format'
import type { RouterOutputs } from '@everyshelf/server/api'
import { Button, classNames } from '@everyshelf/ui/primitives'
import { Lock } from 'lucide-react'
import { NavLink, useLocation } from 'react-router'
import { useCurrentInView } from '../../../components/layout/tab-links.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import { paths } from '../../../lib/paths.ts'
import { adminPages } from './admin-pages.ts'

interface AdminNavigationProps {
  readonly access: RouterOutputs['admin']['access']['get']
}

const REFRESH_MS = 60_000

/** Beside the page on wide screens; above it on narrow ones, where it scrolls sideways. */
export function AdminNavigation({ access }: AdminNavigationProps) {
  const server = trpc.useUtils()
  const close = trpc.admin.access.close.useMutation({
    onSettled: () => server.admin.access.get.invalidate(),
  })
  const { data: counts } = trpc.admin.overview.attention.useQuery(undefined, {
    refetchInterval: REFRESH_MS,
  })
  const list = useCurrentInView(useLocation().pathname)
  return (
    <div className="min-w-0 lg:sticky lg:top-24 lg:self-start">
      <nav aria-label="Admin">
        <ul
          ref={list}
          className="relative -mx-5 m-0 flex list-none gap-1 overflow-x-auto border-b border-rule px-5 py-0 lg:mx-0 lg:flex-col lg:gap-0 lg:border-b-0 lg:border-l lg:px-0"
        >
          {adminPages.map(({ label, path, attention }) => (
            <li key={path} className="shrink-0">
              <NavLink
                to={path}
                end={path === paths.admin}
                className={({ isActive }) =>
                  classNames(
                    'flex min-h-11 items-center border-b-2 px-3 no-underline lg:-ml-px lg:border-b-0 lg:border-l-2 lg:px-4',
                    isActive
                      ? 'border-accent font-semibold text-accent'
                      : 'border-transparent text-ink-soft hover:text-ink',
                  )
                }
              >
                {label}
                {attention && counts && <AttentionCount count={counts[attention]} />}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft lg:mt-6 lg:block lg:pl-4">
        <p className="m-0">Locks by {formatTime(access.endsAt)}</p>
        <Button
          kind="quiet"
          size="small"
          icon={<Lock aria-hidden="true" className="size-[1.1em]" />}
          busy={close.isPending}
          onClick={() => close.mutate()}
          className="-ml-3 lg:mt-1"
        >
          Lock
        </Button>
      </div>
    </div>
  )
}

function AttentionCount({ count }: { readonly count: number }) {
  if (count === 0) return null
  return (
    <span className="tabular relative ml-2 rounded-sm bg-wash px-1.5 text-sm font-semibold text-accent">
      {formatCount(count)}
      <span className="sr-only"> to review</span>
    </span>
  )
}
