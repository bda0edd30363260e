import { isButtonStore, type PageLook } from '@everyshelf/domain/links'
import { type BookFormat, bookFormats, retailers } from '@everyshelf/domain/retailers'
import { ChoiceField, Disclosure } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { AccountSection } from '../../../components/account-section.tsx'
import { ExternalLink } from '../../../components/external-link.tsx'
import { DesignSection } from '../../../components/page-preview/design-section.tsx'
import { PageDesigner } from '../../../components/page-preview/page-designer.tsx'
import { formatNames } from '../../../components/reader-page/format-names.ts'
import type { LinkEditor } from '../../../lib/link-settings/link-editor.ts'
import { readerPagePath } from '../../../lib/link-settings/reader-page-path.ts'
import { useSettled } from '../../../lib/page/use-settled.ts'
import { LayoutChoice } from './layout-choice.tsx'
import { NoteField } from './note-field.tsx'
import { RetailerOrderList } from './retailer-order-list.tsx'

/** How long to wait while the owner types, so that each letter loads no page. */
const TYPING_PAUSE_MS = 300

/** The design of the reader page and its stores, with a preview. */
export function PageSection({ managed, save }: Pick<LinkEditor, 'managed' | 'save'>) {
  const { link, settings, routable } = managed
  const { look } = settings
  const { accent, language, order, hidden, newsletter, date } = look
  const [note, setNote] = useState<string | null>(null)
  const shownNote = useSettled((note ?? look.note).trim(), TYPING_PAUSE_MS)
  const setLook = (change: Partial<PageLook>) =>
    save((now) => ({ ...now, look: { ...now.look, ...change } }))
  return (
    <PageDesigner
      pathIn={(view) => {
        const { order, off } = settings.retailers
        const shown = { look: { ...look, note: shownNote }, retailers: { order, off } }
        return `/book/preview?${new URLSearchParams({ link: link.slug, ...view, settings: JSON.stringify(shown) })}`
      }}
    >
      {(country) => (
        <>
          <DesignSection
            about={
              <>
                Readers see this page if you let them choose, if you share its address, or if no
                edition is sold in their country.{' '}
                <ExternalLink href={readerPagePath(link, country)}>Open page</ExternalLink> Don’t
                buy through it: your own orders never earn a commission.
              </>
            }
            kind="book"
            design={{ accent, language, order, hidden, newsletter, date, hasShelf: false }}
            cover={link.coverImage}
            saveDesign={({ hasShelf: _, ...design }) => setLook(design)}
          >
            <LayoutChoice layout={look.layout} onChange={(layout) => void setLook({ layout })} />
            <NoteField
              saved={look.note}
              typed={note}
              setTyped={setNote}
              save={(text) => setLook({ note: text })}
            />
          </DesignSection>
          <AccountSection title="Stores">
            <div className="mb-4 grid gap-x-8 gap-y-4 @md:grid-cols-[minmax(0,1fr)_auto]">
              <ChoiceField
                label="Large button"
                value={look.button}
                choices={buttonChoices}
                onChange={(button) => isButtonStore(button) && void setLook({ button })}
              />
              <FormatChoice
                formats={look.formats}
                onChange={(formats) => void setLook({ formats })}
              />
              <p className="m-0 text-sm text-ink-soft text-pretty @md:col-span-2">
                Your country rules come first. Where the store isn’t available, the button shows
                Amazon.
              </p>
            </div>
            <Disclosure isCompact title="Stores and their order">
              <RetailerOrderList
                link={routable}
                country={country}
                onChange={(change) =>
                  void save((now) => ({ ...now, retailers: { ...now.retailers, ...change } }))
                }
              />
            </Disclosure>
          </AccountSection>
        </>
      )}
    </PageDesigner>
  )
}

/** The store of the large button. */
const buttonChoices = [
  { code: 'amazon', name: 'Amazon' },
  { code: 'first', name: 'The first store in my order' },
  ...retailers
    .filter(({ status }) => status === 'active')
    .map(({ code, name }) => ({ code, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
]

interface FormatChoiceProps {
  readonly formats: readonly BookFormat[]
  readonly onChange: (formats: readonly BookFormat[]) => void
}

/** Which groups of retailers the page shows. */
function FormatChoice({ formats, onChange }: FormatChoiceProps) {
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="p-0 font-semibold">Show stores for</legend>
      <div className="flex flex-wrap gap-x-4">
        {bookFormats.map((format) => (
          <label key={format} className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="checkbox"
              checked={formats.includes(format)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(
                  bookFormats.filter((one) => (one === format ? checked : formats.includes(one))),
                )
              }
              className="size-4.5 accent-accent"
            />
            {formatNames[format]}
          </label>
        ))}
      </div>
      {formats.length === 0 && (
        <p className="m-0 max-w-68 text-sm text-ink-soft">
          With none selected, the page shows only Amazon.
        </p>
      )}
    </fieldset>
  )
}
