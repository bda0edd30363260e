import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import { Button, TextArea } from '@everyshelf/ui/primitives'
import { toasts } from '@everyshelf/ui/toast'
import { useState } from 'react'
import { BulkPreview } from './bulk-preview.tsx'
import { readTagList, type TagLine } from './read-tag-list.ts'
import type { OwnTags, TagChanges } from './use-own-tags.ts'

interface BulkTagsProps extends Pick<OwnTags, 'save'> {
  readonly tags: AffiliateTags
  readonly onSaved: () => void
}

/** Sets many tags at once from a pasted list, after a preview. */
export function BulkTags({ tags, save, onSaved }: BulkTagsProps) {
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const lines = readTagList(text)
  const changes = toChanges(lines, tags)
  const count = Object.keys(changes).length

  const submit = async () => {
    if (isBusy || count === 0) return
    setBusy(true)
    const isDone = await save(changes)
    setBusy(false)
    if (!isDone) return
    toasts.show({ title: 'Tags saved', text: countTags(count), tone: 'notice' })
    onSaved()
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextArea
        label="Your tags"
        hint="One store per line, for example us=yourname-20. Leave the tag empty to remove it."
        placeholder={'us=yourname-20\nuk=yourname-21\nde=yourname0c-21'}
        spellCheck={false}
        autoCapitalize="none"
        value={text}
        readOnly={isBusy}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <BulkPreview lines={lines} tags={tags} />
      <Button type="submit" busy={isBusy} disabled={count === 0} className="mt-4">
        {count === 0 ? 'Save tags' : `Save ${countTags(count)}`}
      </Button>
    </form>
  )
}

function countTags(count: number): string {
  return count === 1 ? '1 change' : `${count} changes`
}

/** The entries that differ from the current tags. */
function toChanges(lines: readonly TagLine[], tags: AffiliateTags): TagChanges {
  const pairs = lines.flatMap((line) => {
    if (line.kind === 'wrong') return []
    const tag = line.kind === 'tag' ? line.tag : ''
    return tag === (tags[line.marketplace] ?? '') ? [] : [[line.marketplace, tag] as const]
  })
  return Object.fromEntries(pairs)
}
