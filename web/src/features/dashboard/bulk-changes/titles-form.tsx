import { TITLE_MAX_LENGTH } from '@everyshelf/domain/books'
import { type BulkAction, bookTitle } from '@everyshelf/domain/schemas'
import { TextField } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import type { SavedLink } from '../../../lib/links/saved-link.ts'

interface TitlesFormProps {
  readonly untitled: readonly SavedLink[]
  readonly onChange: (action: BulkAction | null) => void
}

/** A field for the title of each book; empty ones stay without. */
export function TitlesForm({ untitled, onChange }: TitlesFormProps) {
  const [typed, setTyped] = useState<Typed>({})
  return (
    <div className="grid gap-4">
      {untitled.map((link) => {
        const title = typed[link.id] ?? suggestTitle(link)
        return (
          <TextField
            key={link.id}
            label={[link.display, ...link.authors].join(' · ')}
            value={title}
            maxLength={TITLE_MAX_LENGTH}
            keepsNoteLine={false}
            error={
              title && !bookTitle.safeParse(title).success
                ? 'Enter a title without web addresses.'
                : undefined
            }
            onChange={({ currentTarget }) => {
              const next = { ...typed, [link.id]: currentTarget.value }
              setTyped(next)
              onChange(suggestTitles(untitled, next))
            }}
          />
        )
      })}
    </div>
  )
}

type Typed = Readonly<Record<string, string>>

/** The title on the page that the owner saved, if any. */
const suggestTitle = ({ titleSource, title }: SavedLink) => (titleSource === 'page' ? title : '')

/** Sets the titles that the owner typed or left as suggested; null without any. */
export function suggestTitles(links: readonly SavedLink[], typed: Typed = {}): BulkAction | null {
  const titles = links.flatMap((link) => {
    const title = typed[link.id] ?? suggestTitle(link)
    return bookTitle.safeParse(title).success ? [{ id: link.id, title }] : []
  })
  return titles.length > 0 ? { kind: 'titles', titles } : null
}
