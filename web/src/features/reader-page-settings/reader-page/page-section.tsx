import {
  type ButtonStore,
  isButtonStore,
  type LinkSettings,
  type PageLook,
} from '@everyshelf/domain/links'
import { type BookFormat, bookFormats, retailers } from '@everyshelf/domain/retailers'
import { ChoiceField, Disclosure } from '@everyshelf/ui/primitives'
import { useId, useState } from 'react'
import { guessCountry } from '../../../components/countries/guess-country.ts'
import { ExternalLink } from '../../../components/external-link.tsx'
import { ColorChoice } from '../../../components/page-preview/color-choice.tsx'
import { PagePreview, type PreviewView } from '../../../components/page-preview/page-preview.tsx'
import { formatNames } from '../../../components/reader-page/format-names.ts'
import type { LinkEditor } from '../../../lib/link-settings/link-editor.ts'
import { readerPagePath } from '../../../lib/link-settings/reader-page-path.ts'
import { useSettled } from '../../../lib/page/use-settled.ts'
import { LayoutChoice } from './layout-choice.tsx'
import { NoteField } from './note-field.tsx'
import { RetailerOrderList } from './retailer-order-list.tsx'

interface PreviewInput {
  readonly slug: string
  readonly settings: Pick<LinkSettings, 'look' | 'retailers'>
  readonly view: PreviewView
}

/** The page with these settings, saved or not, as the server renders it for readers of a country. */
function previewPath({ slug, settings, view }: PreviewInput): string {
  const { order, off } = settings.retailers
  const text = JSON.stringify({ look: settings.look, retailers: { order, off } })
  return `/book/preview?${new URLSearchParams({ link: slug, ...view, settings: text })}`
}

/** How long to wait while the owner types, so that each letter loads no page. */
const TYPING_PAUSE_MS = 300

/** Settings of the reader page, with a preview. */
export function PageSection({ managed, save }: Pick<LinkEditor, 'managed' | 'save'>) {
  const id = useId()
  const { link, settings, routable } = managed
  const [country, setCountry] = useState(guessCountry)
  const [note, setNote] = useState<string | null>(null)
  const shownNote = useSettled((note ?? settings.look.note).trim(), TYPING_PAUSE_MS)
  const setLook = (change: Partial<PageLook>) =>
    save((now) => ({ ...now, look: { ...now.look, ...change } }))
  return (
    <section
      aria-labelledby={id}
      id="page"
      className="scroll-mt-20 border-t border-rule py-5 sm:pt-8"
    >
      <h2 id={id} className="m-0 font-display text-2xl leading-tight">
        Your page
      </h2>
      <p className="mt-2 mb-7 max-w-[62ch] text-ink-soft text-pretty">
        Readers see this page if you let them choose, if you share its address, or if no edition is
        sold in their country.
      </p>
      <div className="grid gap-x-14 gap-y-8 sm:gap-y-10 lg:grid-cols-2">
        <div className="grid content-start gap-8">
          <LayoutChoice
            layout={settings.look.layout}
            onChange={(layout) => void setLook({ layout })}
          />
          <ColorChoice
            accent={settings.look.accent}
            standard="Green"
            cover={link.coverImage}
            onChange={(accent) => void setLook({ accent })}
          />
          <NoteField
            saved={settings.look.note}
            typed={note}
            setTyped={setNote}
            save={(text) => setLook({ note: text })}
          />
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <div className="lg:sticky lg:top-20">
            <PagePreview
              country={country}
              onCountry={setCountry}
              pathIn={(view) =>
                previewPath({
                  slug: link.slug,
                  settings: { ...settings, look: { ...settings.look, note: shownNote } },
                  view,
                })
              }
            />
            <p className="mt-3 mb-0 text-sm text-ink-soft text-pretty">
              <ExternalLink href={readerPagePath(link, country)}>Open page</ExternalLink> Don’t buy
              through it: your own orders never earn a commission.
            </p>
          </div>
        </div>
        <div className="min-w-0">
          <Disclosure title={<h3 className="m-0 text-xl">Stores and their order</h3>}>
            <div className="mb-6 grid gap-6">
              <ButtonChoice
                button={settings.look.button}
                onChange={(button) => void setLook({ button })}
              />
              <FormatChoice
                formats={settings.look.formats}
                onChange={(formats) => void setLook({ formats })}
              />
            </div>
            <RetailerOrderList
              link={routable}
              country={country}
              onChange={(change) =>
                void save((now) => ({ ...now, retailers: { ...now.retailers, ...change } }))
              }
            />
          </Disclosure>
        </div>
      </div>
    </section>
  )
}

interface ButtonChoiceProps {
  readonly button: ButtonStore
  readonly onChange: (button: ButtonStore) => void
}

const buttonChoices = [
  { code: 'amazon', name: 'Amazon' },
  { code: 'first', name: 'The first store in my order' },
  ...retailers
    .filter(({ status }) => status === 'active')
    .map(({ code, name }) => ({ code, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
]

/** The store of the large button. */
function ButtonChoice({ button, onChange }: ButtonChoiceProps) {
  return (
    <div>
      <ChoiceField
        label="Large button"
        value={button}
        choices={buttonChoices}
        onChange={(code) => isButtonStore(code) && onChange(code)}
      />
      <p className="mt-2 mb-0 max-w-[56ch] text-sm text-ink-soft text-pretty">
        Your country rules come first. Where the store isn’t available, the button shows Amazon.
      </p>
    </div>
  )
}

interface FormatChoiceProps {
  readonly formats: readonly BookFormat[]
  readonly onChange: (formats: readonly BookFormat[]) => void
}

/** Which groups of retailers the page shows. */
function FormatChoice({ formats, onChange }: FormatChoiceProps) {
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="p-0 font-semibold">Show stores for</legend>
      <div className="flex flex-wrap gap-x-6">
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
        <p className="m-0 text-sm text-ink-soft">With none selected, the page shows only Amazon.</p>
      )}
    </fieldset>
  )
}
