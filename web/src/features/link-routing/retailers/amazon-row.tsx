import { chooseTag } from '@everyshelf/domain/affiliate'
import { marketplaces } from '@everyshelf/domain/marketplaces'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import type { ManagedLink } from '../../../lib/link-settings/managed-link.ts'

/** The first row of the list: a summary of Amazon's marketplaces. */
export function AmazonRow({ managed }: { readonly managed: ManagedLink }) {
  const { link, settings, routable, serviceTags } = managed
  const owners = marketplaces.map(({ code }) => chooseTag(code, routable.owner, serviceTags).owner)
  const editor = owners.filter((owner) => owner === 'owner').length
  const others = Object.keys(settings.overrides).length
  const left = settings.excluded.length
  const facts = [
    `${marketplaces.length} stores`,
    ...(left > 0 ? [`${left} excluded`] : []),
    ...(others > 0 ? [`${others} with a custom edition`] : []),
    editor > 0 ? `${editor} with your tag` : 'none with your tag',
  ]
  return (
    <Link
      to={generatePath(paths.linkManagementAmazon, { linkId: link.id })}
      className="group flex min-h-18 flex-wrap items-center gap-x-6 gap-y-1 border-y border-rule-strong py-3 text-ink no-underline hover:bg-wash"
    >
      <span className="min-w-0 flex-1 basis-60">
        <span className="block font-display text-xl group-hover:text-accent">Amazon</span>
        <span className="block text-sm text-ink-soft">{facts.join(' · ')}</span>
      </span>
      <span className="text-link">Manage Amazon stores</span>
    </Link>
  )
}
