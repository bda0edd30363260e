import {
  type AffiliateTag,
  type AffiliateTags,
  parseAffiliateTag,
} from '@everyshelf/domain/affiliate'
import type { Marketplace, MarketplaceCode } from '@everyshelf/domain/marketplaces'
import { TriangleAlert, X } from 'lucide-react'
import { useState } from 'react'
import { describeError, label } from '../labels/index.ts'
import { marketplaceTitle } from '../marketplaces/index.ts'
import { Button, classNames, IconButton, TextField } from '../primitives/index.ts'
import { describeTagWarnings } from './describe-tag-warnings.ts'

interface TagFieldProps {
  readonly marketplace: Marketplace
  readonly tags: AffiliateTags
  /** True on success; shows an error otherwise. */
  readonly save: (
    changes: Readonly<Partial<Record<MarketplaceCode, AffiliateTag | ''>>>,
  ) => Promise<boolean>
  readonly clear: (marketplace: MarketplaceCode) => Promise<void>
  /** Null shows the saved tag. */
  readonly typed: string | null
  readonly setTyped: (text: string | null) => void
  /** For a list of fields: a hint only when something is odd. */
  readonly isCompact?: boolean
}

/** A field to set, change and clear the tag for one store. */
export function TagField({
  marketplace,
  tags,
  save,
  clear,
  typed,
  setTyped,
  isCompact = false,
}: TagFieldProps) {
  const { code, tagSuffix } = marketplace
  const title = marketplaceTitle(code)
  const saved = tags[code] ?? ''
  const [isBusy, setBusy] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const text = typed ?? saved
  const tag = parseAffiliateTag(text)
  const isChanged = text.trim() !== saved
  const doubts = tag ? describeTagWarnings(code, tag, tags) : []

  const ending = isCompact ? undefined : label('tagEnding', { ending: tagSuffix })
  const hint = doubts.length > 0 ? <TagWarnings doubts={doubts} /> : ending

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
      className={classNames('flex items-start gap-1', !isCompact && 'mt-3')}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextField
        hideLabel
        className="min-w-0 flex-1"
        label={label('tagFor', { store: title })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={`yourname${tagSuffix}`}
        value={text}
        readOnly={isBusy}
        error={isRefused ? describeError('invalid-affiliate-tag').text : undefined}
        hint={hint}
        size={isCompact ? 'small' : 'medium'}
        keepsNoteLine={!isCompact}
        onChange={(event) => {
          setRefused(false)
          setTyped(event.currentTarget.value)
        }}
      />
      {isChanged ? (
        <Button
          type="submit"
          busy={isBusy}
          size={isCompact ? 'small' : 'medium'}
          className={isCompact ? 'max-xl:min-h-11' : 'ml-1'}
          aria-label={label('saveTagFor', { store: title })}
        >
          {label('save')}
        </Button>
      ) : (
        saved && (
          <IconButton
            label={label('clearTagFor', { store: title })}
            icon={<X />}
            isSmall={isCompact}
            onClick={() => void clear(code)}
          />
        )
      )}
    </form>
  )
}

function TagWarnings({ doubts }: { readonly doubts: readonly string[] }) {
  return (
    <span className="flex gap-2 text-ink">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" />
      <span>{doubts.join(' ')}</span>
    </span>
  )
}
