import { countryName } from '@everyshelf/domain/countries'
import { countOf, formatCount } from '@everyshelf/domain/format'
import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { formatIdentifier } from '@everyshelf/domain/isbn-format'
import { RECENT_CLICK_DAYS } from '@everyshelf/domain/limits'
import type { RouterOutputs } from '@everyshelf/server/api'
import { Button } from '@everyshelf/ui/primitives'
import { keepPreviousData } from '@tanstack/react-query'
import { nameSeller } from '../../../components/charts/seller-name.ts'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import type { SettingsChange } from '../../../lib/link-settings/settings-change.ts'
import type { Preview } from './use-preview.ts'

/** Offers to preview changes on recent clicks before saving them. */
export function PreviewOffer({ preview }: { readonly preview: Preview }) {
  if (preview.isPreviewing) return null
  return (
    <section className="my-8 flex flex-wrap items-center gap-x-8 gap-y-3 border-y border-rule py-4">
      <p className="m-0 mr-auto max-w-[60ch] text-ink-soft text-pretty">
        Changes go live immediately. Preview them first on the last {RECENT_CLICK_DAYS} days of
        clicks.
      </p>
      <Button kind="outline" onClick={preview.start}>
        Preview changes
      </Button>
    </section>
  )
}

interface PreviewBarProps {
  readonly id: string
  readonly preview: Preview
}

/** Shown on every page of the link during a preview. */
export function PreviewBar({ id, preview }: PreviewBarProps) {
  const { isPreviewing, change, discard, saveDraft } = preview
  if (!isPreviewing) return null
  const isSame = Object.keys(change).length === 0
  return (
    <section
      aria-label="Preview of changes"
      className="sticky bottom-(--bottom-bar) z-10 -mx-4 mt-10 max-h-[70dvh] animate-rise overflow-y-auto rounded-t-lg border border-b-0 border-rule-strong bg-sheet px-4 py-4 shadow-float sm:mx-0 sm:px-6"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="m-0 mr-auto">
          <span className="font-semibold">Nothing is saved yet.</span>{' '}
          {isSame && (
            <span className="text-ink-soft">Change any setting to see its effect here.</span>
          )}
        </p>
        <div className="flex gap-3">
          <Button kind="outline" onClick={discard}>
            {isSame ? 'Exit preview' : 'Discard'}
          </Button>
          {!isSame && <Button onClick={() => void saveDraft()}>Save changes</Button>}
        </div>
      </div>
      {!isSame && <ReplayPanel id={id} change={change} />}
    </section>
  )
}

type Replay = RouterOutputs['links']['replay']

interface ReplayPanelProps {
  readonly id: string
  readonly change: SettingsChange
}

/** How the changes would have affected recent clicks. */
function ReplayPanel({ id, change }: ReplayPanelProps) {
  const { data, error, isPlaceholderData, refetch } = trpc.links.replay.useQuery(
    { id, settings: change },
    { staleTime: 60_000, placeholderData: keepPreviousData },
  )
  if (error) {
    return <LoadFailure error={error} onRetry={refetch} className="mt-4" />
  }
  if (!data) {
    return (
      <p role="status" className="animate-late mt-3 mb-0 text-ink-soft">
        Comparing with the clicks from the last {RECENT_CLICK_DAYS} days…
      </p>
    )
  }
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : ''}>
      <p role="status" className="mt-3 mb-0">
        {describeReplay(data)}
      </p>
      {data.moved > 0 && <Differences replay={data} />}
    </div>
  )
}

function Differences({ replay }: { readonly replay: Replay }) {
  return (
    <details className="group mt-2">
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
        See the differences
      </summary>
      <div className="grid gap-x-12 gap-y-6 pt-2 pb-3 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <ReplayTable
          caption="By country"
          columns={['Readers in', 'Clicks', 'Now', 'After']}
          rows={listRows(replay).moves}
        />
        <ReplayTable
          caption="By store"
          columns={['Store', 'Clicks now', 'Clicks after']}
          rows={listRows(replay).retailers}
        />
      </div>
      <p className="m-0 max-w-[70ch] text-sm text-ink-soft text-pretty">
        Future clicks may differ. For clicks from an unknown country, we use the link’s default
        country at the time of the click.
      </p>
    </details>
  )
}

interface ReplayTableProps {
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly [string, ...(string | number)[]])[]
}

function ReplayTable({ caption, columns, rows }: ReplayTableProps) {
  return (
    <table className="tabular w-full border-collapse self-start text-left text-sm">
      <caption className="pb-1 text-left font-semibold">{caption}</caption>
      <thead className="text-ink-soft">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="py-1.5 pr-4 font-normal last:pr-0">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={[name, ...cells].join()} className="border-t border-rule align-top">
            <th scope="row" className="py-1.5 pr-4 font-normal">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} className="py-1.5 pr-4 last:pr-0">
                {typeof cell === 'number' ? formatCount(cell) : cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Destination = Replay['moves'][number]['before']

/** @example describeReplay({ clicks: 340, moved: 12 }) // '12 of 340 clicks in the last 30 days would go elsewhere.' */
function describeReplay({ clicks, moved }: Pick<Replay, 'clicks' | 'moved'>): string {
  if (clicks === 0)
    return `No clicks in the last ${RECENT_CLICK_DAYS} days, so there is nothing to compare.`
  const all = countOf(clicks, 'click')
  if (moved === 0) return `No change for the ${all} in the last ${RECENT_CLICK_DAYS} days.`
  return `${formatCount(moved)} of ${all} in the last ${RECENT_CLICK_DAYS} days would go elsewhere.`
}

function nameTarget(retailer: string | null): string {
  return retailer === null ? 'Your page' : nameSeller(retailer)
}

function listRows({ moves, sellers: retailers }: Replay) {
  return {
    moves: moves.map(({ country, before, after, clicks }): [string, number, string, string] => {
      // In the same store, only the edition differs, so name the book.
      const isSame = before.seller === after.seller
      return [
        country ? countryName(country) : 'Unknown country',
        clicks,
        nameDestination(before, isSame),
        nameDestination(after, isSame),
      ]
    }),
    retailers: retailers.map(({ seller: retailer, before, after }): [string, number, number] => [
      nameTarget(retailer),
      before,
      after,
    ]),
  }
}

function nameDestination({ seller: retailer, book }: Destination, isWithBook: boolean): string {
  const name = nameTarget(retailer)
  const identifier = isWithBook && book ? parseBookIdentifier(book) : undefined
  return identifier ? `${name}, ${formatIdentifier(identifier)}` : name
}
