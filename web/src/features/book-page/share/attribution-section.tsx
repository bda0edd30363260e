import { parseAttributionTag } from '@everyshelf/domain/affiliate'
import type { LinkSettings } from '@everyshelf/domain/links'
import {
  isMarketplaceCode,
  type MarketplaceCode,
  marketplaceCodes,
} from '@everyshelf/domain/marketplaces'
import { errorMessages } from '@everyshelf/domain/messages'
import { marketplaceTitle } from '@everyshelf/ui/marketplaces'
import { Button, ChoiceField, TextField } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { AccountSection } from '../../../components/account-section.tsx'
import { Form } from '../../../components/form.tsx'
import { SeePremium } from '../../../components/premium-offer.tsx'
import type { LinkEditor } from '../../../lib/link-settings/link-editor.ts'

type Tags = LinkSettings['attribution']

interface AttributionSectionProps extends Pick<LinkEditor, 'save'> {
  readonly tags: Tags
  readonly isPremium: boolean
}

/** The owner's Amazon Attribution tags, which the link for ads carries instead of affiliate tags. */
export function AttributionSection({ tags, isPremium, save }: AttributionSectionProps) {
  const saveTags = (change: (tags: Tags) => Tags) =>
    save((settings) => ({ ...settings, attribution: change(settings.attribution) }))
  return (
    <AccountSection
      name="attribution"
      title="Amazon Attribution"
      about="Measures sales from your ads. It earns no commission."
    >
      <p className="mt-0 mb-5 max-w-[62ch] text-pretty">
        Amazon forbids an Attribution tag and an affiliate tag on the same link. So only this link
        carries your Attribution tags.
      </p>
      {isPremium ? (
        <>
          <TagList tags={tags} saveTags={saveTags} />
          <TagForm tags={tags} saveTags={saveTags} />
        </>
      ) : (
        <p className="m-0">
          Attribution tags are part of Premium. <SeePremium />
        </p>
      )}
    </AccountSection>
  )
}

interface TagsProps {
  readonly tags: Tags
  readonly saveTags: (change: (tags: Tags) => Tags) => Promise<boolean>
}

function TagList({ tags, saveTags }: TagsProps) {
  const codes = marketplaceCodes.filter((code) => tags[code])
  if (codes.length === 0) return null
  const remove = (code: MarketplaceCode) => saveTags(({ [code]: _, ...others }) => others)
  return (
    <ul aria-label="Your Attribution tags" className="m-0 mb-6 list-none border-b border-rule p-0">
      {codes.map((code) => (
        <li key={code} className="flex items-center gap-3 border-t border-rule py-2">
          <div className="min-w-0 flex-1">
            <p className="m-0 font-semibold">{marketplaceTitle(code)}</p>
            <p className="m-0 truncate font-mono text-sm text-ink-soft">{tags[code]}</p>
          </div>
          <Button kind="quiet" size="small" className="min-h-11" onClick={() => void remove(code)}>
            Remove<span className="sr-only"> the tag for {marketplaceTitle(code)}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}

const stores = marketplaceCodes.map((code) => ({ code, name: marketplaceTitle(code) }))

function TagForm({ tags, saveTags }: TagsProps) {
  const [marketplace, setMarketplace] = useState<MarketplaceCode>('us')
  const [text, setText] = useState('')
  const [isRefused, setRefused] = useState(false)
  const [isBusy, setBusy] = useState(false)

  const submit = async () => {
    if (isBusy || !text.trim()) return
    const tag = parseAttributionTag(text)
    setRefused(!tag)
    if (!tag) return
    setBusy(true)
    const isDone = await saveTags((before) => ({ ...before, [marketplace]: tag }))
    setBusy(false)
    if (isDone) setText('')
  }

  return (
    <Form className="grid gap-4" onSubmit={submit}>
      <ChoiceField
        label="Amazon store"
        value={marketplace}
        choices={stores}
        onChange={(code) => isMarketplaceCode(code) && setMarketplace(code)}
      />
      <TextField
        label="Attribution tag"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        readOnly={isBusy}
        error={isRefused ? errorMessages['invalid-attribution-tag'].text : undefined}
        hint="Paste the whole link from your Amazon Ads account."
        onChange={({ currentTarget: { value } }) => {
          setRefused(false)
          setText(value)
        }}
        action={
          <Button type="submit" busy={isBusy} disabled={!text.trim()}>
            {tags[marketplace] ? 'Replace tag' : 'Add tag'}
          </Button>
        }
      />
    </Form>
  )
}
