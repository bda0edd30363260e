import { ChoiceField, classNames } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import type { OutboxFacts } from './mail-names.ts'
import { Preview } from './preview.tsx'

/** Every mail there is: one is chosen and looked at. */
export function Templates({ facts }: { readonly facts: OutboxFacts }) {
  const { templates } = facts
  const [chosen, setChosen] = useState(templates[0]?.template)
  const template = templates.find((one) => one.template === chosen)
  if (!template) return null
  return (
    <section aria-labelledby="templates" className="mt-12">
      <h2 id="templates" className="m-0 font-display text-2xl">
        Mails
      </h2>
      <p className="mt-2 mb-6 max-w-[66ch] text-ink-soft">
        Each kind with made-up content, as its reader sees it.
      </p>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-[13rem_minmax(0,1fr)]">
        <div className="md:hidden">
          <ChoiceField
            label="Kind"
            value={template.template}
            choices={templates.map(({ template: code, title: name }) => ({ code, name }))}
            onChange={(code) => setChosen(templates.find((one) => one.template === code)?.template)}
          />
        </div>
        <ul aria-label="Kinds of mail" className="m-0 hidden list-none p-0 md:block">
          {templates.map(({ template: code, title }) => (
            <li key={code} className="border-t border-rule last:border-b">
              <button
                type="button"
                aria-pressed={code === chosen}
                onClick={() => setChosen(code)}
                className={classNames(
                  'min-h-11 w-full border-l-2 bg-transparent px-3 text-left',
                  code === chosen
                    ? 'border-accent font-semibold text-accent'
                    : 'border-transparent text-ink hover:bg-sheet',
                )}
              >
                {title}
              </button>
            </li>
          ))}
        </ul>
        <Preview key={template.template} facts={template} />
      </div>
    </section>
  )
}
