import {
  type CopyTemplateProblem,
  checkCopyTemplate,
  copyPlaceholders,
  fillCopyTemplate,
} from '@everyshelf/domain/links'
import { TextArea } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { translate } from '../messages/translate.ts'

interface CopyTemplateFieldProps {
  readonly template: string
  /** Called with each valid template. */
  readonly onChange: (template: string) => void
}

const SAMPLE = {
  title: 'Pride and Prejudice',
  author: 'Jane Austen',
  link: 'https://everyshelf.example/go/pride',
  isbn: '9780141439518',
}

const NAMES = copyPlaceholders.map((name) => `{${name}}`).join(', ')

/** The template of the custom format, with a preview. */
export function CopyTemplateField({ template, onChange }: CopyTemplateFieldProps) {
  const [draft, setDraft] = useState(template)
  const problem = checkCopyTemplate(draft)
  return (
    <div className="mt-5">
      <TextArea
        label={translate('customFormat')}
        rows={2}
        spellCheck={false}
        value={draft}
        error={problem && describeProblem(problem)}
        hint={translate('customFormatHint', { placeholders: NAMES })}
        onChange={({ currentTarget: { value } }) => {
          setDraft(value)
          if (!checkCopyTemplate(value)) onChange(value)
        }}
      />
      {!problem && (
        <figure className="m-0 mt-1">
          <figcaption className="text-sm text-ink-soft">
            {translate('customFormatPreview')}
          </figcaption>
          <blockquote className="m-0 mt-1 rounded-md bg-wash px-3 py-2 whitespace-pre-wrap [overflow-wrap:anywhere]">
            {fillCopyTemplate(draft, SAMPLE)}
          </blockquote>
        </figure>
      )}
    </div>
  )
}

function describeProblem(problem: CopyTemplateProblem): string {
  switch (problem.kind) {
    case 'no-link':
      return translate('customFormatNoLink', { link: '{link}' })
    case 'too-long':
      return translate('customFormatTooLong')
    case 'unknown-placeholder':
      return translate('customFormatUnknown', {
        placeholder: problem.placeholder,
        placeholders: NAMES,
      })
  }
}
