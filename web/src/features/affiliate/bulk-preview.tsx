import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import { describeTagWarnings } from '@everyshelf/ui/affiliate'
import { MarketplaceName } from '@everyshelf/ui/marketplaces'
import type { TagLine, TagLineProblem } from './read-tag-list.ts'

const problems: Record<TagLineProblem, string> = {
  'no-pair': 'Needs a store and a tag: us=yourname-20',
  'no-store': 'Unknown store',
  'no-tag': 'A tag can have up to 64 letters, digits, and hyphens',
  twice: 'This store is already on the list',
}

interface BulkPreviewProps {
  readonly lines: readonly TagLine[]
  readonly tags: AffiliateTags
}

/** The change that each entry of a pasted list would make. */
export function BulkPreview({ lines, tags }: BulkPreviewProps) {
  if (lines.length === 0) return null
  const pasted = lines.flatMap((line) =>
    line.kind === 'tag' ? [[line.marketplace, line.tag] as const] : [],
  )
  const after: AffiliateTags = { ...tags, ...Object.fromEntries(pasted) }
  return (
    <ul
      aria-label="What will change"
      aria-live="polite"
      className="m-0 mt-4 list-none border-b border-rule p-0 text-sm"
    >
      {lines.map((line, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified only by its index
          key={index}
          className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-rule py-3"
        >
          <Line line={line} now={tags} after={after} />
        </li>
      ))}
    </ul>
  )
}

interface LineProps {
  readonly line: TagLine
  readonly now: AffiliateTags
  readonly after: AffiliateTags
}

function Line({ line, now, after }: LineProps) {
  if (line.kind === 'wrong') {
    return (
      <>
        <span className="min-w-0 break-all">{line.text}</span>
        <span className="font-medium text-danger">{problems[line.problem]}</span>
      </>
    )
  }
  const { marketplace } = line
  const before = now[marketplace]
  const warnings = line.kind === 'tag' ? describeTagWarnings(marketplace, line.tag, after) : []
  return (
    <>
      <MarketplaceName code={marketplace} />
      <span className="text-ink-soft">
        {describeChange(before, line.kind === 'tag' ? line.tag : undefined)}
      </span>
      {warnings.length > 0 && <span className="w-full text-ink-soft">{warnings.join(' ')}</span>}
    </>
  )
}

function describeChange(before: string | undefined, after: string | undefined): string {
  if (before === after) return before ? `${before} (unchanged)` : 'Not set (unchanged)'
  if (!after) return `${before} will be removed`
  return before ? `${before} changes to ${after}` : after
}
