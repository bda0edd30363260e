import type { LinkSettings } from '@everyshelf/domain/links'
import { parseShopPage, type ShopPage } from '@everyshelf/domain/product-urls'
import type { Retailer } from '@everyshelf/domain/retailers'
import { Button, TextField } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import type { OwnLink } from '../own-link.ts'
import { explainPage } from './explain-page.ts'

interface PageFieldProps extends Pick<OwnLink, 'save'> {
  readonly shop: Retailer
  readonly settings: LinkSettings
}

/** The owner's own page at one shop, told at once whether it can be used. */
export function PageField({ shop, settings, save }: PageFieldProps) {
  const { code, name } = shop
  const saved = settings.shops.pages[code] ?? ''
  // Kept until it is saved: a refusal takes nothing of what was typed.
  const [typed, setTyped] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const text = typed ?? saved
  const isChanged = text.trim() !== saved
  const page = parseShopPage(code, text)
  const problem = isChanged && text.trim() ? explainPage(shop, text) : null

  const keep = async (next: ShopPage | undefined) => {
    if (isBusy) return
    setBusy(true)
    const isDone = await save((before) => withPage(before, code, next))
    setBusy(false)
    if (isDone) setTyped(null)
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isChanged && !problem) void keep(text.trim() ? page : undefined)
      }}
    >
      <TextField
        label={`Your page at ${name}`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={
          shop.isbnLink ? 'Address of the page, or ISBN of an edition' : 'Address of the page'
        }
        value={text}
        readOnly={isBusy}
        error={problem}
        hint={describePage(shop, isChanged ? page : undefined)}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        action={
          <Button type="submit" busy={isBusy} disabled={!isChanged || problem !== null}>
            Save<span className="sr-only"> the page</span>
          </Button>
        }
      />
      {saved && !isChanged && (
        <Button kind="quiet" size="small" className="-ml-3" onClick={() => void keep(undefined)}>
          Take this page away
        </Button>
      )}
    </form>
  )
}

function describePage({ name, isbnLink }: Retailer, page: ShopPage | undefined): string {
  if (page) return `Readers will get ${page}`
  if (!isbnLink) return `${name} has no address by ISBN: without a page of yours it is not shown.`
  return isbnLink.kind === 'product'
    ? 'Without one, readers get the page of the ISBN.'
    : 'Without one, readers get the search for the ISBN.'
}

function withPage(settings: LinkSettings, code: string, page: ShopPage | undefined): LinkSettings {
  const { [code]: _before, ...others } = settings.shops.pages
  const pages = page ? { ...others, [code]: page } : others
  return { ...settings, shops: { ...settings.shops, pages } }
}
