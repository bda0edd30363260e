import { AUTHOR_PAGE_LINKS_MAX } from '@everyshelf/domain/limits'
import { formatProfileLink, parseProfileLink } from '@everyshelf/domain/links'
import { errorMessages } from '@everyshelf/domain/messages'
import { Button, IconButton, TextField } from '@everyshelf/ui/primitives'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { AccountSection } from '../../components/account-section.tsx'
import { Form } from '../../components/form.tsx'
import { SortableList } from '../../components/sortable/sortable-list.tsx'
import type { AuthorPageEditor } from './use-author-page.ts'

/** The author's own site and social profiles. */
export function LinksSection({ page, save }: AuthorPageEditor) {
  const { links, isLocked } = page
  const [text, setText] = useState('')
  const [hasProblem, setProblem] = useState(false)
  const [isBusy, setBusy] = useState(false)

  const add = async () => {
    const url = parseProfileLink(text)
    if (!url) return setProblem(true)
    setBusy(true)
    if (await save({ links: [...links, url] })) setText('')
    setBusy(false)
  }

  return (
    <AccountSection
      title="Website and profiles"
      about="Readers see where each link leads, such as instagram.com/ada."
    >
      {links.length > 0 && (
        <div className="mb-5">
          <SortableList
            label="Links in order"
            items={links.map((url) => ({ id: url, name: formatProfileLink(url) }))}
            onOrder={(ordered) => save({ links: [...ordered] })}
            renderItem={({ id, name }) => (
              <span className="flex items-center gap-2">
                <span className="min-w-0 flex-1 font-medium break-words">{name}</span>
                <IconButton
                  label={`Remove ${name}`}
                  icon={<Trash2 />}
                  onClick={() => void save({ links: links.filter((url) => url !== id) })}
                />
              </span>
            )}
          />
        </div>
      )}
      {!isLocked && links.length < AUTHOR_PAGE_LINKS_MAX && (
        <Form onSubmit={add}>
          <TextField
            label="Add a link"
            type="url"
            inputMode="url"
            placeholder="https://"
            value={text}
            error={hasProblem && errorMessages['invalid-profile-link'].text}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value)
              setProblem(false)
            }}
            action={
              <Button type="submit" kind="outline" busy={isBusy} disabled={text.trim() === ''}>
                Add
              </Button>
            }
          />
        </Form>
      )}
    </AccountSection>
  )
}
