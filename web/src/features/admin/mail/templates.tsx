import { ChoiceField } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { ChoiceRow } from '../components/choice-row.tsx'
import type { OutboxFacts } from './mail-labels.ts'
import { Preview } from './preview.tsx'

/** Choose a template and preview it. */
export function Templates({ facts }: { readonly facts: OutboxFacts }) {
  const { templates } = facts
  const [chosen, setChosen] = useState(templates[0]?.template)
  const template = templates.find((one) => one.template === chosen)
  if (!template) return null
  return (
    <section aria-labelledby="templates" className="mt-12">
      <h2 id="templates" className="m-0 font-display text-2xl">
        Templates
      </h2>
      <p className="mt-2 mb-5 max-w-[66ch] text-ink-soft">
        Preview each email with sample content, as the recipient sees it.
      </p>
      <div className="md:hidden">
        <ChoiceField
          label="Template"
          value={template.template}
          choices={templates.map(({ template: code, title: name }) => ({ code, name }))}
          onChange={(code) => setChosen(templates.find((one) => one.template === code)?.template)}
        />
      </div>
      <div className="max-md:hidden">
        <ChoiceRow
          label="Template"
          value={template.template}
          choices={templates.map(({ template: value, title: name }) => ({ value, name }))}
          onChoose={setChosen}
        />
      </div>
      <Preview key={template.template} facts={template} />
    </section>
  )
}
