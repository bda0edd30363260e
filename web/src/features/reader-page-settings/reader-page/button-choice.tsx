import { type ButtonStore, isButtonStore } from '@everyshelf/domain/links'
import { retailers } from '@everyshelf/domain/retailers'
import { ChoiceField } from '@everyshelf/ui/primitives'

interface ButtonChoiceProps {
  readonly button: ButtonStore
  readonly onChange: (button: ButtonStore) => void
}

const choices = [
  { code: 'amazon', name: 'Amazon' },
  { code: 'first', name: 'The first store in my order' },
  ...retailers
    .filter(({ status }) => status === 'active')
    .map(({ code, name }) => ({ code, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
]

/** The store of the large button. */
export function ButtonChoice({ button, onChange }: ButtonChoiceProps) {
  return (
    <div>
      <ChoiceField
        label="Large button"
        value={button}
        choices={choices}
        onChange={(code) => isButtonStore(code) && onChange(code)}
      />
      <p className="mt-2 mb-0 max-w-[56ch] text-sm text-ink-soft text-pretty">
        Your country rules come first. Where the store isn’t available, the button shows Amazon.
      </p>
    </div>
  )
}
