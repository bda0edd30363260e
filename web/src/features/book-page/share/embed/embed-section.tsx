import {
  buildEmbedCode,
  buildEmbedPath,
  defaultEmbedLook,
  type EmbedLook,
  embedSizes,
  readEmbedLook,
  type Slug,
} from '@everyshelf/domain/links'
import type { RoutableLink } from '@everyshelf/domain/routing'
import { ChoiceField } from '@everyshelf/ui/primitives'
import { type ReactNode, useState } from 'react'
import { AccountSection } from '../../../../components/account-section.tsx'
import type { ManagedLink } from '../../../../lib/link-settings/managed-link.ts'
import { countTags, isTagged } from '../active-tags.ts'
import { pageColorOf } from '../page-color.ts'
import { TextRows } from '../text-rows.tsx'
import { type ButtonBook, hidesAmazon, listButtonLabels } from './button-labels.ts'
import { type ButtonTheme, buttonThemes, styleButton, writeHtmlButton } from './html-button.ts'

const kinds = [
  { code: 'card', name: 'Card with cover' },
  { code: 'button', name: 'Button' },
] as const

interface EmbedSectionProps extends Pick<ManagedLink, 'link' | 'settings' | 'serviceTags'> {
  readonly address: string
  /** Of the link for websites. */
  readonly slug: Slug
  readonly routable: RoutableLink
}

/** What an author puts on their own website, with a live preview. */
export function EmbedSection({
  link,
  settings,
  serviceTags,
  address,
  slug,
  routable,
}: EmbedSectionProps) {
  const [kind, setKind] = useState('card')
  return (
    <AccountSection
      name="embed"
      title="Add this book to your website"
      about="Add a card or button that sends readers to a store in their country."
    >
      <div className="mb-4">
        <ChoiceField label="Format" value={kind} choices={kinds} onChange={setKind} />
      </div>
      {kind === 'card' ? (
        <CardEmbed origin={new URL(address).origin} slug={slug} title={link.title} />
      ) : (
        <ButtonEmbed
          link={address}
          title={link.title}
          mode={settings.mode}
          color={pageColorOf(settings.look)}
          isTagged={isTagged(countTags(routable, serviceTags))}
        />
      )}
    </AccountSection>
  )
}

const themeNames: Readonly<Record<ButtonTheme, string>> = {
  color: 'Color of your reader page',
  dark: 'Dark',
  light: 'Light',
}

interface ButtonEmbedProps extends ButtonBook {
  readonly link: string
  readonly color: string
  readonly isTagged: boolean
}

/** A button without images or scripts, which works where websites allow no frames. */
function ButtonEmbed({ link, color, isTagged, ...labeled }: ButtonEmbedProps) {
  const labels = listButtonLabels(labeled)
  const [chosen, setChosen] = useState('0')
  const [theme, setTheme] = useState<ButtonTheme>('color')
  const label = labels[Number(chosen)] ?? ''
  const style = styleButton(theme, color)
  const note = isTagged ? '(paid link)' : ''
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <ChoiceField
            label="Text"
            value={chosen}
            choices={labels.map((name, index) => ({ code: String(index), name }))}
            onChange={setChosen}
          />
        </div>
        <ChoiceField
          label="Theme"
          value={theme}
          choices={buttonThemes.map((code) => ({ code, name: themeNames[code] }))}
          onChange={(code) => setTheme(buttonThemes.find((one) => one === code) ?? 'color')}
        />
      </div>
      {isTagged && hidesAmazon(label, labeled) && (
        <p role="status" className="mt-3 mb-0 font-medium text-danger">
          Amazon requires the button text to name it. Choose a text with “Amazon”.
        </p>
      )}
      <EmbedPreview>
        <p className="m-0">
          <a href={link} target="_blank" rel="noopener nofollow" style={style}>
            {label}
          </a>
          {note && ` ${note}`}
        </p>
      </EmbedPreview>
      <TextRows
        label="Code of the button"
        texts={[
          {
            label: 'HTML button',
            isCode: true,
            text: writeHtmlButton({ link, label, style, note }),
            hint: 'Paste it into the HTML of your page.',
          },
        ]}
      />
    </>
  )
}

const sizes = [
  { code: 'small', name: 'Small' },
  { code: 'medium', name: 'Medium' },
  { code: 'large', name: 'Large, vertical' },
] as const

const themes = [
  { code: 'auto', name: 'Same as the reader’s device' },
  { code: 'light', name: 'Light' },
  { code: 'dark', name: 'Dark' },
] as const

interface CardEmbedProps {
  readonly origin: string
  readonly slug: Slug
  readonly title: string
}

/** The card with cover and store, as it will be on the author's website. */
function CardEmbed({ origin, slug, title }: CardEmbedProps) {
  const [look, setLook] = useState<EmbedLook>(defaultEmbedLook)
  const change = (part: Partial<Record<keyof EmbedLook, string>>) =>
    setLook((before) => readEmbedLook({ ...before, ...part }))
  const { width, height } = embedSizes[look.size]
  const address = `${origin}/oembed?url=${encodeURIComponent(`${origin}/go/${slug}`)}`
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceField
          label="Size"
          value={look.size}
          choices={sizes}
          onChange={(size) => change({ size })}
        />
        <ChoiceField
          label="Theme"
          value={look.theme}
          choices={themes}
          onChange={(theme) => change({ theme })}
        />
      </div>
      <EmbedPreview>
        <iframe
          key={`${look.size} ${look.theme}`}
          src={buildEmbedPath(slug, look)}
          title="Preview of your card"
          sandbox="allow-same-origin"
          loading="lazy"
          height={height}
          className="block w-full rounded-lg border-0"
          style={{ maxWidth: width }}
        />
      </EmbedPreview>
      <TextRows
        label="Code of the card"
        texts={[
          {
            label: 'HTML card',
            isCode: true,
            text: buildEmbedCode({ origin, slug, title, ...look }),
            hint: 'Paste it into the HTML of your page.',
          },
          {
            label: 'oEmbed address',
            isCode: true,
            text: address,
            hint: 'For website tools that support oEmbed.',
          },
        ]}
      />
    </>
  )
}

/** The place of a preview, which is as wide as the column. */
function EmbedPreview({ children }: { readonly children: ReactNode }) {
  return (
    <section
      aria-label="Preview"
      className="my-5 flex min-h-32 items-center justify-center rounded-lg bg-wash p-4 sm:p-6"
    >
      {children}
    </section>
  )
}
