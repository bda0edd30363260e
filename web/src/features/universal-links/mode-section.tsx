import type { LinkSettings } from '@everyshelf/domain/links'
import { AccountSection } from '../../components/account-section.tsx'
import { type Choice, ChoiceRows } from './choice-rows.tsx'

const modes: readonly Choice<LinkSettings['mode']>[] = [
  {
    value: 'instant',
    title: 'The store at once',
    about:
      "Your settings and the reader's country decide; nobody has to tap twice. Amazon's programme wants to see where readers come from, which we hide nowhere, but some of its agreements do not count a purchase when the reader was sent on without a tap of their own.",
  },
  {
    value: 'choose',
    title: 'The reader chooses',
    about:
      "Your page opens, and the reader decides: the store of their country first, every other shop below. The tap on a button that names its store is what Amazon's programme asks for, so this is the safer way for links with a tag.",
  },
]

interface ModeSectionProps {
  readonly mode: LinkSettings['mode']
  readonly onChange: (mode: LinkSettings['mode']) => void
}

/** What happens when somebody opens the link. */
export function ModeSection({ mode, onChange }: ModeSectionProps) {
  return (
    <AccountSection
      name="mode"
      title="What the link opens"
      about="The address stays the same, whichever you choose."
    >
      <ChoiceRows
        legend="What the link opens"
        hideLegend
        choices={modes}
        value={mode}
        onChange={onChange}
      />
    </AccountSection>
  )
}
