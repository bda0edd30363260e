import { Disclosure } from '@everyshelf/ui/primitives'
import type { ListedLink } from '../book/check-epub.ts'
import type { LinkGroup } from '../group-links.ts'
import { describeTarget } from '../problem-texts.ts'
import { LinkPlaces } from './link-places.tsx'
import { LongList } from './long-list.tsx'

interface AllLinksProps {
  readonly groups: readonly LinkGroup[]
  readonly missing: readonly ListedLink[]
}

/** Every link that leaves the book, and links to files that it does not have. */
export function AllLinks({ groups, missing }: AllLinksProps) {
  return (
    <div className="mt-12 border-b border-rule">
      {missing.length > 0 && (
        <Disclosure title="Links to missing files" count={missing.length} isOpen>
          <LongList
            label="Links to missing files"
            items={missing}
            render={(link, index) => (
              <li key={index} className="border-t border-rule py-3 first:border-t-0">
                <p className="m-0 font-mono text-sm wrap-anywhere">{link.href}</p>
                <LinkPlaces places={[link]} />
              </li>
            )}
          />
        </Disclosure>
      )}
      {groups.length > 0 && (
        <Disclosure title="All external links" count={groups.length}>
          <LongList
            label="All external links"
            items={groups}
            render={({ key, link, places }) => (
              <li key={key} className="border-t border-rule py-3 first:border-t-0">
                <p className="m-0 font-medium">{describeTarget(link)}</p>
                <p className="m-0 font-mono text-sm wrap-anywhere">{link.href}</p>
                <LinkPlaces places={places} />
              </li>
            )}
          />
        </Disclosure>
      )}
    </div>
  )
}
