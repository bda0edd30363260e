import { type PageLayout, pageLayouts } from '@everyshelf/domain/links'
import { ChoiceField } from '@everyshelf/ui/primitives'
import { useId } from 'react'

const layoutNames: Readonly<Record<PageLayout, string>> = {
  classic: 'Classic',
  cover: 'Large cover',
  minimal: 'Minimal',
}

const layoutChoices = pageLayouts.map((code) => ({ code, name: layoutNames[code] }))

const pages = [
  { isCustomized: false, name: 'Default page' },
  { isCustomized: true, name: 'Customized by an author' },
]

interface PageChoiceProps {
  readonly layout: PageLayout
  readonly onLayout: (layout: PageLayout) => void
  readonly isCustomized: boolean
  readonly onCustomized: (isCustomized: boolean) => void
}

/** What an author can choose for the page. */
export function PageChoice({ layout, onLayout, isCustomized, onCustomized }: PageChoiceProps) {
  const name = useId()
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <fieldset className="m-0 flex flex-wrap gap-x-6 border-0 p-0">
        <legend className="sr-only">Page</legend>
        {pages.map((page) => (
          <label
            key={page.name}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2.5"
          >
            <input
              type="radio"
              name={name}
              checked={page.isCustomized === isCustomized}
              onChange={() => onCustomized(page.isCustomized)}
              className="size-4.5 accent-accent"
            />
            {page.name}
          </label>
        ))}
      </fieldset>
      <div className="min-w-40">
        <ChoiceField
          label="Layout"
          value={layout}
          choices={layoutChoices}
          onChange={(code) => {
            const chosen = pageLayouts.find((one) => one === code)
            if (chosen) onLayout(chosen)
          }}
        />
      </div>
    </div>
  )
}
