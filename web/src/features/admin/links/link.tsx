import { readApiError } from '@everyshelf/client'
import { generatePath, useParams, Link as Way } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { formatDateTime } from '../../../format/dates.ts'
import { trpc } from '../../../lib/api.tsx'
import { BackLink } from '../lists/back-link.tsx'
import { Fact, Facts } from '../lists/facts.tsx'
import { ListSkeleton } from '../lists/paged-list.tsx'
import { Lines, Part } from '../lists/part.tsx'
import { describeReport, reportStates } from '../reports/report-names.ts'
import { LinkActs } from './link-acts.tsx'
import type { LinkDetails } from './link-details.ts'

/** One link: whose it is, what readers have against it, and its switch. */
export function Link() {
  const { linkId = '' } = useParams()
  // Each look is written down, so the page does not look again by itself.
  const { data, error, refetch } = trpc.admin.links.get.useQuery(
    { id: linkId },
    { refetchOnWindowFocus: false, refetchOnReconnect: false },
  )
  return (
    <>
      <BackLink to={paths.adminLinks}>All links</BackLink>
      {data ? (
        <Details link={data} />
      ) : error && readApiError(error).code === 'not-found' ? (
        <p className="m-0 border-y border-rule py-8 text-ink-soft">There is no such link.</p>
      ) : error ? (
        <LoadFailure onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton />
      )}
    </>
  )
}

function Details({ link }: { readonly link: LinkDetails }) {
  const { id, title, authors, address, identifier, ownerId, ownerEmail, reports } = link
  const former = link.slugs.filter((slug) => slug !== link.slug)
  return (
    <>
      <p className="m-0 mb-4 font-display text-2xl leading-snug [overflow-wrap:anywhere]">
        {title}
      </p>
      {link.disabledAt && (
        <p className="m-0 mb-4 border-l-3 border-danger bg-danger-wash px-4 py-3">
          Switched off on {formatDateTime(link.disabledAt)}: {link.disabledReason}
        </p>
      )}
      <Facts>
        <Fact name="Link">{address}</Fact>
        {former.length > 0 && <Fact name="Former names">{former.join(', ')}</Fact>}
        <Fact name="ISBN or ASIN">{identifier}</Fact>
        {authors.length > 0 && <Fact name="Authors">{authors.join(', ')}</Fact>}
        <Fact name="Owner">
          {ownerId && ownerEmail ? (
            <Way to={generatePath(paths.adminUser, { userId: ownerId })} className="text-link">
              {ownerEmail}
            </Way>
          ) : (
            'nobody any more'
          )}
        </Fact>
        <Fact name="Made">{formatDateTime(link.createdAt)}</Fact>
        {link.removedAt && (
          <Fact name="Removed by its owner">{formatDateTime(link.removedAt)}</Fact>
        )}
        <Fact name="What admins did">
          <Way to={`${paths.adminAudit}?subject=${id}`} className="text-link">
            In the audit log
          </Way>
        </Fact>
      </Facts>
      <LinkActs link={link} />
      <Part title="Reports of readers">
        <Lines empty="None.">
          {reports.map((report) => (
            <li key={report.id} className="border-t border-rule py-2.5">
              <p className="m-0">
                {describeReport(report.reason)}; {reportStates[report.state].toLowerCase()},{' '}
                {formatDateTime(report.createdAt)}
              </p>
              {report.message && (
                <p className="m-0 mt-1 text-ink-soft whitespace-pre-wrap [overflow-wrap:anywhere]">
                  {report.message}
                </p>
              )}
            </li>
          ))}
        </Lines>
      </Part>
    </>
  )
}
