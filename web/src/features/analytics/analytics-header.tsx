import { ArrowLeft } from 'lucide-react'
import { generatePath, Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { trpc } from '../../lib/api.tsx'
import { useTitle } from '../../lib/use-title.ts'
import type { Asked } from './asked/asked.ts'
import { TimeZoneLine } from './time-zone-line.tsx'

interface AnalyticsHeaderProps {
  readonly asked: Asked
  readonly timeZone: string
}

/** Names what the figures are of: all links, or the book of one. */
export function AnalyticsHeader({ asked: { link }, timeZone }: AnalyticsHeaderProps) {
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
  const title = data?.title ?? 'One book'
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
      <p className="m-0 text-ink-soft">Analytics of</p>
      <h1 className="m-0 max-w-[24ch] font-display text-4xl text-balance sm:text-5xl">{title}</h1>
      {data && (
        <p className="m-0 mt-3">
          <Link
            to={generatePath(paths.linkManagement, { linkId: link })}
            className="text-link print:hidden"
          >
            Where this link leads
          </Link>
        </p>
      )}
    </>
  )
}
