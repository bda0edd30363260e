import { Button } from '@everyshelf/ui/primitives'
import { useRef, useState } from 'react'
import { useIsNarrow } from '../../../components/layout/use-is-narrow.ts'
import { useJapaneseFont } from '../../../lib/fonts/use-japanese-font.ts'
import type { SavedLink } from '../../../lib/links/saved-link.ts'
import { BulkBar } from '../bulk-changes/lazy-bulk-bar.ts'
import { isEmptyFilter } from '../filter/link-filter-url.ts'
import { SavedFilters } from '../filter/saved-filters.tsx'
import type { LinkFilterState } from '../filter/use-link-filter.ts'
import type { LinkPages } from '../use-link-pages.ts'
import { LinkCards } from './link-cards.tsx'
import { LinkCovers } from './link-covers.tsx'
import { LinkTable } from './link-table.tsx'
import { LinkToolbar } from './link-toolbar.tsx'
import { UntitledNote } from './untitled-note.tsx'
import { useLinkList } from './use-link-list.ts'
import { useSelectionKeys } from './use-selection-keys.ts'

interface LinksViewProps {
  readonly pages: LinkPages
  readonly state: LinkFilterState
  readonly onRemove: (link: SavedLink) => void
}

/** The links with filters, sorting, and actions. */
export function LinksView({ pages, state, onRemove }: LinksViewProps) {
  const list = useLinkList(pages, state)
  const { filter, setFilter } = state
  const { selection } = list
  const section = useRef<HTMLElement>(null)
  useSelectionKeys(section, {
    onToggle: selection.toggle,
    onClear: selection.clear,
    hasSelection: selection.count > 0,
  })
  useJapaneseFont(list.links.map(({ title }) => title))
  const isNarrow = useIsNarrow()
  const [isSelecting, setSelecting] = useState(false)
  const endSelecting = () => {
    setSelecting(false)
    selection.clear()
  }
  return (
    <section ref={section} aria-label="Saved links" aria-busy={list.isOutdated} className="mt-5">
      <SavedFilters state={state} />
      <LinkToolbar
        list={list}
        state={state}
        isNarrow={isNarrow}
        onSelect={() => setSelecting(true)}
      />
      <UntitledNote links={list.links} />
      {list.links.length === 0 ? (
        <div className="border-t border-rule py-12 text-center">
          <p className="m-0 font-display text-xl [overflow-wrap:anywhere]">
            {filter.query ? `No links match “${filter.query}”` : 'No links match these filters'}
          </p>
          {!isEmptyFilter(filter) && (
            <Button kind="outline" className="mt-5" onClick={() => setFilter({})}>
              Clear filters
            </Button>
          )}
        </div>
      ) : state.hasCovers ? (
        <LinkCovers list={list} />
      ) : isNarrow ? (
        <LinkCards
          list={list}
          onRemove={onRemove}
          isSelecting={isSelecting}
          onSelected={endSelecting}
        />
      ) : (
        <LinkTable list={list} onRemove={onRemove} />
      )}
      {list.isLoadingMore && (
        <p role="status" className="m-0 py-5 text-center text-sm text-ink-soft">
          Loading more links…
        </p>
      )}
      <BulkBar selection={selection.count > 0 ? selection : null} />
    </section>
  )
}
