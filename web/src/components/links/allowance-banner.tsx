import { AllowanceBanner as Banner } from '@everyshelf/ui/links'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session/session.ts'

/** The banner for signed-in users. */
export function AllowanceBanner({ className = '' }: { readonly className?: string }) {
  const remaining = useSession().allowance?.remaining ?? null
  return (
    <Banner remaining={remaining} className={className}>
      <Link
        to={paths.pricing}
        className="inline-flex min-h-11 items-center font-semibold text-current underline underline-offset-4"
      >
        Upgrade
      </Link>
    </Banner>
  )
}
