import { readApiError } from '@everyshelf/client'
import { formatDateTime } from '@everyshelf/domain/format'
import { generatePath, Link, useParams } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { BackLink } from '../../../components/back-link.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import { AdminLoadFailure } from '../components/admin-load-failure.tsx'
import { DetailList, DetailSection } from '../components/detail-section.tsx'
import { Fact, Facts } from '../components/facts.tsx'
import { formatKey } from '../components/format-key.ts'
import { ListSkeleton } from '../components/paged-list.tsx'
import { describeReport, reportStateLabels } from '../reports/report-labels.ts'
import { LinkActions } from './link-actions.tsx'
import type { LinkDetails } from './link-details.ts'
import { SeriesOfLinkSection } from './series-of-link.tsx'

/** One link: its owner, its reports, and whether it is disabled. */
export function LinkPage() {
  const { linkId = '' } = useParams()
  // Every view is written to the audit log, so the page never refetches automatically.
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
        <p className="m-0 border-y border-rule py-8 text-ink-soft">This link does not exist.</p>
      ) : error ? (
        <AdminLoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton />
      )}
    </>
  )
}

function Details({ link }: { readonly link: LinkDetails }) {
  const { id, title, authors, address, identifier, ownerId, ownerEmail, reports } = link
  const oldSlugs = link.slugs.filter((slug) => slug !== link.slug)
  return (
    <>
      <p className="m-0 mb-4 font-display text-2xl leading-snug [overflow-wrap:anywhere]">
        {title}
      </p>
      {link.disabledAt && (
        <p className="m-0 mb-4 border-l-3 border-danger bg-danger-wash px-4 py-3">
          Disabled on {formatDateTime(link.disabledAt)}: {link.disabledReason}
        </p>
      )}
      <Facts>
        <Fact name="Link">{address}</Fact>
        {oldSlugs.length > 0 && <Fact name="Old short links">{oldSlugs.join(', ')}</Fact>}
        <Fact name="ISBN or ASIN">{formatKey(identifier)}</Fact>
        {authors.length > 0 && <Fact name="Authors">{authors.join(', ')}</Fact>}
        <Fact name="Owner">
          {ownerId && ownerEmail ? (
            <Link to={generatePath(paths.adminUser, { userId: ownerId })} className="text-link">
              {ownerEmail}
            </Link>
          ) : (
            'No owner'
          )}
        </Fact>
        <Fact name="Created">{formatDateTime(link.createdAt)}</Fact>
        {link.removedAt && (
          <Fact name="Removed by its owner">{formatDateTime(link.removedAt)}</Fact>
        )}
        <Fact name="Admin actions">
          <Link to={`${paths.adminAudit}?subject=${id}`} className="text-link">
            View in the audit log
          </Link>
        </Fact>
      </Facts>
      <LinkActions link={link} />
      <SeriesOfLinkSection linkId={id} />
      <DetailSection title="Reports from readers">
        <DetailList empty="No reports.">
          {reports.map((report) => (
            <li key={report.id} className="border-t border-rule py-2.5">
              <p className="m-0">
                {[
                  describeReport(report.reason),
                  reportStateLabels[report.state],
                  formatDateTime(report.createdAt),
                ].join(' · ')}
              </p>
              {report.message && (
                <p className="m-0 mt-1 text-ink-soft whitespace-pre-wrap [overflow-wrap:anywhere]">
                  {report.message}
                </p>
              )}
            </li>
          ))}
        </DetailList>
      </DetailSection>
    </>
  )
}
