import type { LinkSettings } from '@everyshelf/domain/links'
import { parseRetailerPage, type RetailerPage } from '@everyshelf/domain/product-urls'
import type { Retailer } from '@everyshelf/domain/retailers'
import { Button, TextField } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { Form } from '../../../components/form.tsx'
import type { LinkEditor } from '../../../lib/link-settings/link-editor.ts'
import { explainPageOverride } from './explain-page-override.ts'

interface PageFieldProps extends Pick<LinkEditor, 'save'> {
  readonly retailer: Retailer
  readonly settings: LinkSettings
}

/** The owner's page override at one retailer, checked while they type. */
export function PageField({ retailer, settings, save }: PageFieldProps) {
  const { code, name } = retailer
  const saved = settings.retailers.pages[code] ?? ''
  // Cleared only after a save, so an error does not lose typed text.
  const [typed, setTyped] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const text = typed ?? saved
  const isChanged = text.trim() !== saved
  const page = parseRetailerPage(code, text)
  const problem = isChanged && text.trim() ? explainPageOverride(retailer, text) : null

  const keep = async (next: RetailerPage | undefined) => {
    if (isBusy) return
    setBusy(true)
    const isDone = await save((before) => withPage(before, code, next))
    setBusy(false)
    if (isDone) setTyped(null)
  }

  return (
    <Form
      onSubmit={() => {
        if (isChanged && !problem) void keep(text.trim() ? page : undefined)
      }}
    >
      <TextField
        label={`Book page at ${name}`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={retailer.isbnLink ? 'Web address or ISBN' : 'Web address of the book page'}
        value={text}
        readOnly={isBusy}
        error={problem}
        hint={describePage(retailer, isChanged ? page : undefined)}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        action={
          <Button type="submit" busy={isBusy} disabled={!isChanged || problem !== null}>
            Save<span className="sr-only"> the page</span>
          </Button>
        }
      />
      {saved && !isChanged && (
        <Button kind="quiet" size="small" className="-ml-3" onClick={() => void keep(undefined)}>
          Remove this page
        </Button>
      )}
    </Form>
  )
}

function describePage({ name, isbnLink }: Retailer, page: RetailerPage | undefined): string {
  if (page) return `Readers will go to ${page}`
  if (!isbnLink)
    return `We can’t link to ${name} by ISBN. Enter the book page’s address to show this store.`
  return isbnLink.kind === 'product'
    ? 'Leave it empty to send readers to the page for the ISBN.'
    : 'Leave it empty to send readers to a search for the ISBN.'
}

function withPage(
  settings: LinkSettings,
  code: string,
  page: RetailerPage | undefined,
): LinkSettings {
  const { [code]: _before, ...others } = settings.retailers.pages
  const pages = page ? { ...others, [code]: page } : others
  return { ...settings, retailers: { ...settings.retailers, pages } }
}
