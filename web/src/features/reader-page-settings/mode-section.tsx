import type { LinkSettings } from '@everyshelf/domain/links'
import { AccountSection } from '../../components/account-section.tsx'
import { type Choice, ChoiceRows } from '../../components/choice-rows.tsx'

const modes: readonly Choice<LinkSettings['mode']>[] = [
  {
    value: 'instant',
    title: 'Go straight to the store',
    about:
      'Your settings and the reader’s country determine the store. Some affiliate agreements don’t count purchases after an automatic redirect, so check yours.',
  },
  {
    value: 'choose',
    title: 'Let readers choose',
    about:
      'Your page opens with a large button for the reader’s store and other stores below. Amazon’s program expects readers to tap a button that names the store, so this mode is safer for links with a tag.',
  },
]

interface ModeSectionProps {
  readonly mode: LinkSettings['mode']
  readonly onChange: (mode: LinkSettings['mode']) => void
}

/** Lets the owner choose what the link opens. */
export function ModeSection({ mode, onChange }: ModeSectionProps) {
  return (
    <AccountSection
      name="mode"
      title="What the link opens"
      about="Your short link stays the same either way."
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
