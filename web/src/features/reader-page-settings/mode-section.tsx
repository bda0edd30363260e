import type { LinkSettings } from '@everyshelf/domain/links'
import { AccountSection } from '../../components/account-section.tsx'
import { type Choice, ChoiceRows } from '../../components/choice-rows.tsx'

const modes: readonly Choice<LinkSettings['mode']>[] = [
  {
    value: 'instant',
    title: 'Go straight to the store',
    about: 'Some programs don’t count purchases after an automatic redirect. Check yours.',
  },
  {
    value: 'choose',
    title: 'Let readers choose',
    about: 'Readers tap a button that names the store, as Amazon’s program expects.',
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
