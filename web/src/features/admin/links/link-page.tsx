import { formatDateTime } from '@everyshelf/domain/format'
import type { RouterOutputs } from '@everyshelf/server/api'
import { generatePath, Link, useParams } from 'react-router'
import { BackLink } from '../../../components/back-link.tsx'
import { apiClient } from '../../../lib/api/api-client.ts'
import { trpc } from '../../../lib/api/trpc.tsx'
import { paths } from '../../../lib/paths.ts'
import { DetailList, DetailSection } from '../components/detail-section.tsx'
import { DisableButton } from '../components/disable-button.tsx'
import { disableTexts } from '../components/disable-texts.ts'
import { Fact, Facts } from '../components/facts.tsx'
import { formatKey } from '../components/format-key.ts'
import { auditedView, Loaded } from '../components/loaded.tsx'
import { useLinkRefresh } from '../components/use-refresh.ts'
import { describeReport, reportStateLabels } from '../reports/report-labels.ts'
import { SeriesOfLinkSection } from './series-of-link.tsx'

/** One link: its owner, its reports, and whether it is disabled. */
export function LinkPage() {
  const { linkId = '' } = useParams()
  const query = trpc.admin.links.get.useQuery({ id: linkId }, auditedView)
  return (
    <>
      <BackLink to={paths.adminLinks}>All links</BackLink>
      <Loaded query={query} missing="This link does not exist.">
        {(link) => <Details link={link} />}
      </Loaded>
    </>
  )
}

function Details({ link }: { readonly link: RouterOutputs['admin']['links']['get'] }) {
  const refresh = useLinkRefresh()
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
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <DisableButton
          id={id}
          isDisabled={link.disabledAt !== null}
          texts={disableTexts.link}
          calls={apiClient.admin.links}
          onDone={refresh}
        />
      </div>
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
