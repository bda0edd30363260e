import {
  type CorrectionPlan,
  type EbookStore,
  minds,
  needsCorrection,
  type SavedLinkStates,
} from '@everyshelf/domain/back-matter'
import { countOf } from '@everyshelf/domain/format'
import { parseServiceUrl } from '@everyshelf/domain/links'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { ownDomains } from '../../../lib/session/own-domains.ts'
import type { ListedName } from '../book/check-epub.ts'
import type { GroupWithProblems } from '../group-links.ts'
import { titleStore } from '../problem-texts.ts'
import type { EpubCheck } from '../use-epub-check.ts'
import { CorrectedCopySection } from './corrected-copy.tsx'
import { LongList } from './long-list.tsx'
import { ProblemItem } from './problem-item.tsx'
import { SourceLink } from './source-link.tsx'

interface StoreReportProps {
  readonly store: EbookStore
  readonly problems: readonly GroupWithProblems[]
  readonly names: readonly ListedName[]
  readonly states: SavedLinkStates
  /** Whether the server has answered about saved links. */
  readonly isReady: boolean
  readonly fileName: string
  readonly correct: EpubCheck['correct']
}

/** The problems of the file for one store, and its corrected copy. */
export function StoreReport(props: StoreReportProps) {
  const { store, problems, names, states, isReady, fileName, correct } = props
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const { origin } = location
  const replacements = readReplacements(typed, origin)
  const toCorrect = problems.filter((group) => isInText(group) && needsCorrection(group.problems))
  const count = toCorrect.reduce((sum, { places }) => sum + places.length, 0)
  const plan: CorrectionPlan = { store, origin, states, replacements: replacements.links }
  return (
    <section aria-label={`Result for ${titleStore(store)}`} className="min-w-0">
      <h3 className="m-0 font-display text-2xl leading-tight text-balance">
        {count > 0 ? (
          `${countOf(count, 'link')} to correct for ${titleStore(store)}`
        ) : (
          <span className="flex items-center gap-2.5">
            <Check aria-hidden="true" className="size-6 shrink-0 text-accent" />
            No links to correct for {titleStore(store)}
          </span>
        )}
      </h3>
      {count > 0 && (
        <CorrectedCopySection
          plan={plan}
          isReady={isReady && replacements.errors.size === 0}
          fileName={fileName}
          correct={correct}
        />
      )}
      {problems.length > 0 && (
        <LongList
          label="Problems"
          className="mt-8"
          items={problems}
          render={(group) => (
            <ProblemItem
              key={group.key}
              group={group}
              store={store}
              typed={typed[group.link.href] ?? ''}
              error={replacements.errors.get(group.link.href)}
              onType={(text) => setTyped({ ...typed, [group.link.href]: text })}
            />
          )}
        />
      )}
      <StoreNames store={store} names={names} />
    </section>
  )
}

function isInText({ places }: GroupWithProblems) {
  return places[0].place === 'text'
}

/**
 * Reads the saved links that the author typed, by the address that they replace. It accepts only saved links,
 * because only they cannot carry a tag in an ebook by mistake.
 */
function readReplacements(typed: Readonly<Record<string, string>>, origin: string) {
  const links = new Map<string, string>()
  const errors = new Map<string, string>()
  for (const [href, text] of Object.entries(typed)) {
    const trimmed = text.trim()
    if (trimmed === '') continue
    const parsed = parseServiceUrl(trimmed, origin, ownDomains())
    if (parsed?.slug) links.set(href, origin + parsed.target)
    else errors.set(href, `Paste a saved link. It starts with ${origin}/go/.`)
  }
  return { links, errors }
}

const NAMES_SHOWN = 50

interface StoreNamesProps {
  readonly store: EbookStore
  readonly names: readonly ListedName[]
}

/** Names of other stores in the text, for stores that mind them. */
function StoreNames({ store, names }: StoreNamesProps) {
  const minded = names.filter(({ retailer }) => minds(store, retailer))
  const source = minded[0] && minds(store, minded[0].retailer)
  if (!source) return null
  const hidden = minded.length - NAMES_SHOWN
  return (
    <section aria-labelledby="store-names" className="border-t border-rule pt-6">
      <h3 id="store-names" className="m-0 font-display text-xl">
        Other stores named in the text
      </h3>
      <p className="m-0 mt-1 max-w-[66ch] text-ink-soft text-pretty">
        Stores have rejected files just for naming other stores. Change these sentences in your
        writing app, because corrected copies keep them. <SourceLink code={source} />
      </p>
      <ul className="m-0 mt-3 list-none p-0">
        {minded.slice(0, NAMES_SHOWN).map(({ name, before, after, file, chapter }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and names can be equal
          <li key={index} className="mt-2 wrap-anywhere">
            “{before}
            <strong className="font-semibold">{name}</strong>
            {after}”
            <span className="block text-sm text-ink-soft">
              {chapter && `${chapter} · `}
              {file}
            </span>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className="m-0 mt-3 text-ink-soft">and {hidden} more</p>}
    </section>
  )
}
