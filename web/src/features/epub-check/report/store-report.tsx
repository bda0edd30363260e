import {
  type CorrectionPlan,
  type EbookStore,
  needsCorrection,
  type SavedLinkStates,
} from '@everyshelf/domain/back-matter'
import { countOf } from '@everyshelf/domain/format'
import { Check } from 'lucide-react'
import { useState } from 'react'
import type { ListedName } from '../book/check-epub.ts'
import type { GroupWithProblems } from '../group-links.ts'
import { titleStore } from '../problem-texts.ts'
import type { EpubCheck } from '../use-epub-check.ts'
import { CorrectedCopySection } from './corrected-copy.tsx'
import { LongList } from './long-list.tsx'
import { ProblemItem } from './problem-item.tsx'
import { readReplacements } from './read-replacements.ts'
import { StoreNames } from './store-names.tsx'

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

function isInText({ places }: GroupWithProblems): boolean {
  return places[0].place === 'text'
}
