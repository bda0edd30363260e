import { formatCount } from '@everyshelf/domain/format'
import { useCopy } from '@everyshelf/ui/links'
import { Button, IconButton } from '@everyshelf/ui/primitives'
import { Copy, Download, Layers, Route, Store, Tag, Trash2, X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useBannerHeight } from '../../../components/layout/use-banner-height.ts'
import { listAllLinks } from '../../../lib/links/list-all-links.ts'
import type { SavedLink } from '../../../lib/links/saved-link.ts'
import { saveLinksCsv } from '../table/links-csv.ts'
import type { LinkListSelection } from '../table/use-link-selection.ts'
import type { ActionName } from './action-dialog.tsx'
import { ActionDialog } from './lazy-bulk-bar.ts'
import { RunBar } from './run-bar.tsx'
import { useResumedRun } from './use-resumed-run.ts'

export interface BulkBarProps {
  /** Null if no link is selected. */
  readonly selection: LinkListSelection | null
}

/** At the bottom of the list: the selected links, or the bulk change that is going on. */
export function BulkBar({ selection }: BulkBarProps) {
  const run = useResumedRun()
  if (selection) {
    return (
      <Bar label="Selected links">
        <SelectionBar selection={selection} />
      </Bar>
    )
  }
  return (
    run && (
      <Bar label="Bulk change">
        <RunBar run={run} />
      </Bar>
    )
  )
}

interface BarProps {
  readonly label: string
  readonly children: ReactNode
}

/** Stays above the bottom bar of narrow screens, and above the bottom edge of wide ones. */
function Bar({ label, children }: BarProps) {
  const region = useRef<HTMLElement>(null)
  useBannerHeight(region)
  return (
    <section
      ref={region}
      aria-label={label}
      className="pointer-events-none sticky bottom-(--bottom-bar) z-20 mt-6 animate-rise max-md:-mx-[clamp(1.5rem,4vw,3rem)] md:bottom-0 md:pb-4 print:hidden"
    >
      <div className="pointer-events-auto border-t border-rule-strong bg-sheet shadow-float md:mx-auto md:w-fit md:max-w-full md:rounded-lg md:border">
        {children}
      </div>
    </section>
  )
}

const actions: readonly { name: ActionName; label: string; icon: ReactNode }[] = [
  { name: 'labels', label: 'Labels', icon: <Tag /> },
  { name: 'mode', label: 'Destination', icon: <Route /> },
  { name: 'stores', label: 'Stores', icon: <Store /> },
  { name: 'editions', label: 'Editions', icon: <Layers /> },
]

/** How many links are selected, and what to do with them. */
function SelectionBar({ selection }: { readonly selection: LinkListSelection }) {
  const { count, total, request, selectAll, clear } = selection
  const [name, setName] = useState<ActionName | null>(null)
  const { copy, isCopied } = useCopy()
  return (
    <div className="flex flex-wrap items-center gap-x-1 px-2 py-1.5 max-md:px-3">
      <IconButton label="Clear the selection" icon={<X />} onClick={clear} />
      <p role="status" className="tabular m-0 pr-2 text-sm font-semibold whitespace-nowrap">
        {formatCount(count)} selected
      </p>
      {count < total && (
        <Button kind="quiet" size="small" className="min-h-11" onClick={selectAll}>
          Select all {formatCount(total)}
        </Button>
      )}
      <div
        role="toolbar"
        aria-label="Actions for the selected links"
        className="flex max-md:w-full max-md:justify-between max-md:overflow-x-auto md:ml-1 md:border-l md:border-rule md:pl-2"
      >
        {actions.map((action) => (
          <BarAction key={action.name} {...action} onClick={() => setName(action.name)} />
        ))}
        <BarAction
          label={isCopied ? 'Copied' : 'Copy'}
          icon={<Copy />}
          onClick={() => {
            const { selected } = selection
            void copy(
              selected ? listAddresses(selected) : loadSelected(selection).then(listAddresses),
            )
          }}
        />
        <BarAction
          label="Export"
          icon={<Download />}
          onClick={async () => saveLinksCsv(await loadSelected(selection))}
        />
        <BarAction label="Remove" isDangerous icon={<Trash2 />} onClick={() => setName('remove')} />
      </div>
      {name && (
        <ActionDialog
          name={name}
          selection={request}
          count={count}
          onClose={() => setName(null)}
          onStart={() => {
            setName(null)
            clear()
          }}
        />
      )}
    </div>
  )
}

/** The selected links. Those that are not loaded yet are loaded first. */
async function loadSelected(selection: LinkListSelection): Promise<readonly SavedLink[]> {
  const { selected, request, isSelected } = selection
  if (selected || !('filter' in request)) return selected ?? []
  return (await listAllLinks(request.filter)).filter(({ id }) => isSelected(id))
}

function listAddresses(links: readonly SavedLink[]): string {
  return links.map(({ globalLink }) => globalLink).join('\n')
}

interface BarActionProps {
  readonly label: string
  readonly icon: ReactNode
  readonly isDangerous?: boolean
  readonly onClick: () => void
}

/** An icon beside its word, or above it on narrow screens. */
function BarAction({ label, icon, isDangerous = false, onClick }: BarActionProps) {
  return (
    <button
      type="button"
      {...ActionDialog.openerProps}
      onClick={onClick}
      className={`inline-flex min-h-11 items-center rounded-md px-3 text-sm font-semibold hover:bg-wash max-md:min-w-12 max-md:flex-col max-md:justify-center max-md:gap-1 max-md:px-1 max-md:text-[0.6875rem] max-md:leading-none md:gap-2 [&_svg]:size-5 md:[&_svg]:size-4 ${isDangerous ? 'text-danger' : 'text-ink'}`}
    >
      {icon}
      {label}
    </button>
  )
}
