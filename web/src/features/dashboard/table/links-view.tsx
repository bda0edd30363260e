import { Button } from '@everyshelf/ui/primitives'
import { useIsNarrow } from '../../../components/layout/use-is-narrow.ts'
import { useJapaneseFont } from '../../../lib/fonts/use-japanese-font.ts'
import type { SavedLink } from '../saved-link.ts'
import { LinkCards } from './link-cards.tsx'
import { LinkTable } from './link-table.tsx'
import { LinkToolbar } from './link-toolbar.tsx'
import { useLinkList } from './use-link-list.ts'

interface LinksViewProps {
  readonly links: readonly SavedLink[]
  readonly onRemove: (links: readonly SavedLink[]) => void
}

/** The links with search, sorting, and actions. */
export function LinksView({ links, onRemove }: LinksViewProps) {
  const list = useLinkList(links)
  useJapaneseFont(links.map(({ title }) => title))
  const Rows = useIsNarrow() ? LinkCards : LinkTable
  return (
    <section aria-label="Saved links" className="mt-8">
      <LinkToolbar list={list} total={links.length} onRemove={onRemove} />
      {list.found.length === 0 ? (
        <div className="border-t border-rule py-12 text-center">
          <p className="m-0 font-display text-xl [overflow-wrap:anywhere]">
            No links match “{list.search}”
          </p>
          <Button kind="outline" className="mt-5" onClick={() => list.setSearch('')}>
            Clear search
          </Button>
        </div>
      ) : (
        <Rows list={list} onRemove={(link) => onRemove([link])} />
      )}
      {list.nextPage > 0 && (
        <div className="mt-6 text-center">
          <Button kind="outline" onClick={list.showMore}>
            Show {list.nextPage} more
          </Button>
        </div>
      )}
    </section>
  )
}
