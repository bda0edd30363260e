import { formatCount, formatDate } from '@everyshelf/domain/format'
import { trpc } from '../../lib/api/trpc.tsx'
import { nameService } from './move-texts.ts'

/** The clicks that a link had at another service. They are never part of our own counts. */
export function FormerClicks({ linkId }: { readonly linkId: string }) {
  const { data } = trpc.moves.ofLink.useQuery({ id: linkId })
  if (!data || data.links.length === 0) return null
  return (
    <section aria-labelledby="former-clicks" className="mt-6">
      <h2 id="former-clicks" className="m-0 font-display text-xl">
        Before the import
      </h2>
      {data.clicks !== null && (
        <p className="tabular m-0 mt-1">
          {formatCount(data.clicks)} clicks before the import. They are not part of the counts
          above.
        </p>
      )}
      <ul className="tabular m-0 mt-2 list-none p-0 text-sm text-ink-soft">
        {data.links.map(({ service, oldAddress, clicks, createdOn }) => (
          <li key={`${service} ${oldAddress}`} className="wrap-anywhere">
            {[
              nameService(service),
              oldAddress,
              clicks !== null && `${formatCount(clicks)} clicks`,
              createdOn && `created ${formatDate(createdOn)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
    </section>
  )
}
