import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import { errorMessages } from '@everyshelf/domain/messages'
import { describeTagWarnings } from '@everyshelf/ui/affiliate'
import { MarketplaceName } from '@everyshelf/ui/marketplaces'
import { Button, buttonClasses, Dialog, TextArea, TextField } from '@everyshelf/ui/primitives'
import { ClipboardPaste, Lock, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { ByServiceTags } from '../../components/by-service-tags.tsx'
import { Form } from '../../components/form.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { SeePremium } from '../../components/premium-offer.tsx'
import { isAfterPayment } from '../../lib/subscription/subscription-store.ts'
import { showToast, toastTexts } from '../../lib/toasts.ts'
import { readTagList, type TagLine, type TagLineProblem } from './read-tag-list.ts'
import { TagList } from './tag-list.tsx'
import type { OwnTags, TagChanges } from './use-own-tags.ts'

export interface TagsProps {
  readonly own: OwnTags
  readonly isPremium: boolean
}

/** The tag of each Amazon store, under Programs and on My Account. */
export function AmazonTags({ own, isPremium }: TagsProps) {
  const isNew = isAfterPayment(useLocation().state)
  const [filter, setFilter] = useState('')
  return (
    <>
      <div className="mb-2.5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_22rem]">
          {isPremium ? <Advice isNew={isNew} /> : <PremiumNeeded />}
        </div>
        <TextField
          hideLabel
          type="search"
          size="small"
          keepsNoteLine={false}
          className="w-44 flex-auto xl:flex-none"
          label="Filter stores"
          placeholder="Filter stores"
          autoComplete="off"
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value)}
        />
        {isPremium && own.tags && <PasteTags tags={own.tags} save={own.save} />}
      </div>
      {own.error ? (
        <LoadFailure error={own.error} onRetry={own.retry} />
      ) : (
        <TagList {...{ own, isPremium, filter }} clearFilter={() => setFilter('')} />
      )}
    </>
  )
}

function Advice({ isNew }: { readonly isNew: boolean }) {
  if (isNew) {
    return (
      <p className="m-0 flex items-center gap-3 rounded-md bg-wash px-3 py-2 text-sm">
        <Sparkles className="size-5 shrink-0 text-accent" />
        You now have Premium: save unlimited links and earn with your own tags.
      </p>
    )
  }
  return (
    <p className="m-0 text-sm text-ink-soft text-pretty">
      <ByServiceTags
        some="In stores without your tag, links carry Everyshelf’s tag or none."
        none="In stores without your tag, links carry none."
      />{' '}
      Never buy through your own links.
    </p>
  )
}

export function PremiumNeeded() {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="m-0 flex items-center gap-3 text-sm">
        <Lock className="size-5 shrink-0 text-accent" />
        {errorMessages['premium-required'].text}
      </p>
      <SeePremium className={buttonClasses('solid', 'small')} />
    </div>
  )
}

interface PasteTagsProps extends Pick<OwnTags, 'save'> {
  readonly tags: AffiliateTags
}

function PasteTags({ tags, save }: PasteTagsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        kind="outline"
        size="small"
        className="max-xl:min-h-11"
        icon={<ClipboardPaste className="size-[1.1em]" />}
        onClick={() => setOpen(true)}
      >
        Paste several tags
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Paste several tags">
        <div className="mt-5">
          <BulkTags tags={tags} save={save} onSaved={() => setOpen(false)} />
        </div>
      </Dialog>
    </>
  )
}

interface BulkTagsProps extends Pick<OwnTags, 'save'> {
  readonly tags: AffiliateTags
  readonly onSaved: () => void
}

/** Sets many tags at once from a pasted list, after a preview. */
function BulkTags({ tags, save, onSaved }: BulkTagsProps) {
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
    showToast(toastTexts['tags-saved'](countTags(count)))
    onSaved()
  }

  return (
    <Form onSubmit={submit} noValidate={false}>
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
    </Form>
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

const problems: Record<TagLineProblem, string> = {
  'no-pair': 'Needs a store and a tag: us=yourname-20',
  'no-store': 'Unknown store',
  'no-tag': 'A tag can have up to 64 letters, digits, and hyphens',
  twice: 'This store is already on the list',
}

interface BulkPreviewProps {
  readonly lines: readonly TagLine[]
  readonly tags: AffiliateTags
}

/** The change that each entry of a pasted list would make. */
function BulkPreview({ lines, tags }: BulkPreviewProps) {
  if (lines.length === 0) return null
  const pasted = lines.flatMap((line) =>
    line.kind === 'tag' ? [[line.marketplace, line.tag] as const] : [],
  )
  const after: AffiliateTags = { ...tags, ...Object.fromEntries(pasted) }
  return (
    <ul
      aria-label="What will change"
      aria-live="polite"
      className="m-0 mt-4 list-none border-b border-rule p-0 text-sm"
    >
      {lines.map((line, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified only by its index
          key={index}
          className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-rule py-3"
        >
          <Line line={line} now={tags} after={after} />
        </li>
      ))}
    </ul>
  )
}

interface LineProps {
  readonly line: TagLine
  readonly now: AffiliateTags
  readonly after: AffiliateTags
}

function Line({ line, now, after }: LineProps) {
  if (line.kind === 'wrong') {
    return (
      <>
        <span className="min-w-0 break-all">{line.text}</span>
        <span className="font-medium text-danger">{problems[line.problem]}</span>
      </>
    )
  }
  const { marketplace } = line
  const before = now[marketplace]
  const warnings = line.kind === 'tag' ? describeTagWarnings(marketplace, line.tag, after) : []
  return (
    <>
      <MarketplaceName code={marketplace} />
      <span className="text-ink-soft">
        {describeChange(before, line.kind === 'tag' ? line.tag : undefined)}
      </span>
      {warnings.length > 0 && <span className="w-full text-ink-soft">{warnings.join(' ')}</span>}
    </>
  )
}

function describeChange(before: string | undefined, after: string | undefined): string {
  if (before === after) return before ? `${before} (unchanged)` : 'Not set (unchanged)'
  if (!after) return `${before} will be removed`
  return before ? `${before} changes to ${after}` : after
}
