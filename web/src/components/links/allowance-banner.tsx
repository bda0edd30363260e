import { errorMessages } from '@everyshelf/domain/messages'
import { LOW_REMAINING_LINKS } from '@everyshelf/domain/plans'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { useSession } from '../../lib/session.ts'

// Red on every surface, the green board too, and in both themes.
const OUT = 'flex-wrap border-transparent bg-[#9c1f28] text-[#fff6f4] outline-[#fff6f4]'
const LOW = 'border-rule-strong bg-wash text-ink'

/** What is left of a free account's links, when little or nothing is. */
export function AllowanceBanner({ className = '' }: { readonly className?: string }) {
  const remaining = useSession().allowance?.remaining ?? null
  if (remaining === null || remaining > LOW_REMAINING_LINKS) return null
  const isOut = remaining === 0
  const { title, text } = errorMessages['link-limit-reached']
  return (
    <div
      role="status"
      className={`flex items-center gap-x-4 rounded-md border px-4 py-2 ${isOut ? OUT : LOW} ${className}`}
    >
      <p className="m-0 mr-auto">
        {isOut ? (
          <>
            <strong className="font-semibold">{title}.</strong> {text}
          </>
        ) : (
          `You have only ${remaining} link(s) remaining`
        )}
      </p>
      <Link
        to={paths.pricing}
        className="inline-flex min-h-11 items-center font-semibold text-current underline underline-offset-4"
      >
        Upgrade
      </Link>
    </div>
  )
}

/** A free account that has no link left can generate none (specification §5). */
export function useIsAtLimit(): boolean {
  return useSession().allowance?.remaining === 0
}
