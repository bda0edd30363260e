import {
  buildEmbedCode,
  buildEmbedPath,
  defaultEmbedLook,
  embedSizes,
  pageColor,
  type Slug,
} from '@everyshelf/domain/links'
import { ChoiceField } from '@everyshelf/ui/primitives'
import { type ReactNode, useState } from 'react'
import { AccountSection } from '../../../../components/account-section.tsx'
import type { ManagedLink } from '../../../../lib/link-settings/managed-link.ts'
import { serverOrigin } from '../../../../lib/session/own-domains.ts'
import { describeStore } from '../share-texts.ts'
import { CodeRows } from './code-rows.tsx'
import { styleButton, writeHtmlButton } from './html-button.ts'

const kinds = [
  { code: 'medium', name: 'Card with cover' },
  { code: 'small', name: 'Small card' },
  { code: 'button', name: 'Button' },
] as const

interface EmbedSectionProps extends Pick<ManagedLink, 'link' | 'settings'> {
  readonly address: string
  /** Of the link for websites. */
  readonly slug: Slug
  readonly isTagged: boolean
}

/** What an author puts on their own website, with a live preview. */
export function EmbedSection({ link, settings, address, slug, isTagged }: EmbedSectionProps) {
  const [kind, setKind] = useState<(typeof kinds)[number]['code']>('medium')
  return (
    <AccountSection
      name="embed"
      title="Add this book to your website"
      about="Add a card or button that sends readers to a store in their country."
    >
      <div className="mb-4">
        <ChoiceField
          label="Format"
          value={kind}
          choices={kinds}
          onChange={(code) => setKind(kinds.find((one) => one.code === code)?.code ?? 'medium')}
        />
      </div>
      {kind === 'button' ? (
        <ButtonEmbed link={address} {...{ settings, isTagged }} />
      ) : (
        <CardEmbed origin={serverOrigin()} {...{ slug, size: kind, title: link.title }} />
      )}
    </AccountSection>
  )
}

interface ButtonEmbedProps extends Pick<ManagedLink, 'settings'> {
  readonly link: string
  readonly isTagged: boolean
}

/** A button in the reader page's color, without images or scripts, for websites that allow no frames. */
function ButtonEmbed({ link, settings: { mode, look }, isTagged }: ButtonEmbedProps) {
  const label = mode === 'choose' ? 'Get it at your bookstore' : `Get it ${describeStore(mode)}`
  const style = styleButton(pageColor(look.accent))
  const note = isTagged ? '(paid link)' : ''
  return (
    <>
      <EmbedPreview>
        <p className="m-0">
          <a href={link} target="_blank" rel="noopener nofollow" style={style}>
            {label}
          </a>
          {note && ` ${note}`}
        </p>
      </EmbedPreview>
      <CodeRows
        label="Button code"
        codes={[
          {
            label: 'HTML button',
            text: writeHtmlButton({ link, label, style, note }),
            hint: 'Paste it into the HTML of your page.',
          },
        ]}
      />
    </>
  )
}

interface CardEmbedProps {
  readonly origin: string
  readonly slug: Slug
  readonly size: 'small' | 'medium'
  readonly title: string
}

/** The card with cover and store, as it will be on the author's website. */
function CardEmbed({ origin, slug, size, title }: CardEmbedProps) {
  const look = { ...defaultEmbedLook, size }
  const { width, height } = embedSizes[size]
  return (
    <>
      <EmbedPreview>
        <iframe
          key={size}
          src={buildEmbedPath(slug, look)}
          title="Preview of your card"
          sandbox="allow-same-origin"
          loading="lazy"
          height={height}
          className="block w-full rounded-lg border-0"
          style={{ maxWidth: width }}
        />
      </EmbedPreview>
      <CodeRows
        label="Card code"
        codes={[
          {
            label: 'HTML card',
            text: buildEmbedCode({ origin, slug, title, ...look }),
            hint: 'Paste it into the HTML of your page.',
          },
          {
            label: 'oEmbed address',
            text: `${origin}/oembed?url=${encodeURIComponent(`${origin}/go/${slug}`)}`,
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
