import { type AffiliateTags, parseAffiliateTag } from '@everyshelf/domain/affiliate'
import type { Marketplace } from '@everyshelf/domain/marketplaces'
import { errorMessages } from '@everyshelf/domain/messages'
import { MarketplaceName, marketplaceTitle } from '@everyshelf/ui/marketplaces'
import { Badge, Button, IconButton, TextField } from '@everyshelf/ui/primitives'
import { TriangleAlert, X } from 'lucide-react'
import { useState } from 'react'
import { describeDoubts } from './describe-doubts.ts'
import { TagInForce } from './tag-in-force.tsx'
import { TagLinks } from './tag-links.tsx'
import type { OwnTags } from './use-own-tags.ts'

interface TagCardProps extends Pick<OwnTags, 'save' | 'clear' | 'serviceTags'> {
  readonly marketplace: Marketplace
  readonly isPremium: boolean
  readonly tags: AffiliateTags
}

/** One store: the person's tag for it, whose tag is in force, and where to get one. */
export function TagCard({ marketplace, isPremium, tags, serviceTags, save, clear }: TagCardProps) {
  const { code } = marketplace
  const isSet = Boolean(tags[code])
  // Kept here: a field that is taken away for a moment comes back with what was typed.
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <li className="flex flex-col bg-paper p-4">
      <div className="flex min-h-7 items-center justify-between gap-3">
        <MarketplaceName code={code} className="font-medium" />
        <Badge tone={isSet ? 'accent' : 'plain'}>{isSet ? 'Set' : 'Not set'}</Badge>
      </div>
      {isPremium && <TagField {...{ marketplace, tags, save, clear, typed, setTyped }} />}
      <p className="mt-2 mb-0 text-sm text-ink-soft">
        <TagInForce marketplace={code} {...{ isPremium, tags, serviceTags }} />
      </p>
      {!isPremium && isSet && (
        <p className="m-0 text-sm text-ink-soft">
          Yours is kept and rests: <span className="break-all">{tags[code]}</span>
        </p>
      )}
      <TagLinks marketplace={marketplace} />
    </li>
  )
}

interface TagFieldProps extends Omit<TagCardProps, 'isPremium' | 'serviceTags'> {
  /** Null: nothing but what is saved. */
  readonly typed: string | null
  readonly setTyped: (text: string | null) => void
}

function TagField({ marketplace, tags, save, clear, typed, setTyped }: TagFieldProps) {
  const { code, tagSuffix } = marketplace
  const title = marketplaceTitle(code)
  const saved = tags[code] ?? ''
  const [isBusy, setBusy] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const text = typed ?? saved
  const tag = parseAffiliateTag(text)
  const isChanged = text.trim() !== saved
  const doubts = tag ? describeDoubts(code, tag, tags) : []

  const submit = async () => {
    if (isBusy || !isChanged) return
    if (!tag && text.trim()) return setRefused(true)
    setBusy(true)
    const isDone = tag ? await save({ [code]: tag }) : await clear(code).then(() => true)
    setBusy(false)
    if (isDone) setTyped(null)
  }

  return (
    <form
      noValidate
      className="mt-3 flex items-start gap-1"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextField
        hideLabel
        className="min-w-0 flex-1"
        label={`Tag for ${title}`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={`yourname${tagSuffix}`}
        value={text}
        readOnly={isBusy}
        error={isRefused ? errorMessages['invalid-affiliate-tag'].text : undefined}
        hint={doubts.length > 0 ? <Doubts doubts={doubts} /> : `Usually ends in ${tagSuffix}`}
        onChange={(event) => {
          setRefused(false)
          setTyped(event.currentTarget.value)
        }}
      />
      {isChanged ? (
        <Button type="submit" busy={isBusy} className="ml-1">
          Save<span className="sr-only"> the tag for {title}</span>
        </Button>
      ) : (
        saved && (
          <IconButton
            label={`Clear the tag for ${title}`}
            icon={<X />}
            onClick={() => void clear(code)}
          />
        )
      )}
    </form>
  )
}

function Doubts({ doubts }: { readonly doubts: readonly string[] }) {
  return (
    <span className="flex gap-2 text-ink">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" />
      <span>{doubts.join(' ')}</span>
    </span>
  )
}
