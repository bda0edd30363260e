import { ArrowLeft } from 'lucide-react'
import { generatePath, Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { trpc } from '../../lib/api/trpc.tsx'
import { useTitle } from '../../lib/page/use-title.ts'
import type { Filters } from './filters/filters.ts'
import { TimeZoneLine } from './time-zone-line.tsx'

interface AnalyticsHeaderProps {
  readonly filters: Filters
  readonly timeZone: string
}

/** The page heading: all links, or the book of one link. */
export function AnalyticsHeader({ filters: { link }, timeZone }: AnalyticsHeaderProps) {
  return (
    <header>
      {link ? (
        <BookHeading link={link} />
      ) : (
        <h1 className="m-0 font-display text-4xl sm:text-5xl">Analytics</h1>
      )}
      <TimeZoneLine timeZone={timeZone} />
    </header>
  )
}

function BookHeading({ link }: { readonly link: string }) {
  const { data } = trpc.links.get.useQuery({ id: link })
  const title = data?.title ?? 'One link'
  useTitle(`${title} · Analytics · Everyshelf`)
  return (
    <>
      <Link
        to={paths.analytics}
        className="text-link -mt-2 mb-3 inline-flex min-h-11 items-center gap-2 print:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        All your links
      </Link>
      <p className="m-0 text-ink-soft">Analytics for</p>
      <h1 className="m-0 max-w-[24ch] font-display text-4xl text-balance sm:text-5xl">{title}</h1>
      {data && (
        <p className="m-0 mt-3">
          <Link
            to={generatePath(paths.linkManagement, { linkId: link })}
            className="text-link print:hidden"
          >
            Manage this link
          </Link>
        </p>
      )}
    </>
  )
}
