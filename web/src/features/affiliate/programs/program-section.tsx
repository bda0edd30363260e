import type { RouterOutputs } from '@everyshelf/server/api'
import { Disclosure } from '@everyshelf/ui/primitives'
import { listAmazonRows, listRetailerRows } from './program-rows.ts'
import { Programs } from './programs.tsx'
import { RuleSources } from './rule-sources.tsx'

interface ProgramSectionProps {
  readonly profile: RouterOutputs['profile']['get']
  readonly isPremium: boolean
}

/** The author's programs, and the sources of the rules. */
export function ProgramSection({ profile, isPremium }: ProgramSectionProps) {
  const { affiliateTags, programIds, tagChannels } = profile
  return (
    <section aria-labelledby="programs">
      <h2 id="programs" className="m-0 mb-1 font-display text-2xl">
        Your programs
      </h2>
      <p className="mt-0 mb-4 max-w-[62ch] text-ink-soft text-pretty">
        Each program decides where its tags may be used. Your links follow these rules
        automatically.
      </p>
      <Programs
        amazon={listAmazonRows(affiliateTags)}
        retailers={listRetailerRows(programIds)}
        tagChannels={tagChannels}
        programs={programIds}
        isPremium={isPremium}
      />
      <div className="mt-4 border-b border-rule">
        <Disclosure isCompact title="What each source says">
          <RuleSources />
        </Disclosure>
      </div>
    </section>
  )
}
