import {
  buildEmbedCode,
  buildEmbedPath,
  defaultEmbedLook,
  type EmbedLook,
  embedSizes,
  readEmbedLook,
  type Slug,
} from '@everyshelf/domain/links'
import { ChoiceField } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { TextRows } from '../text-rows.tsx'
import { EmbedPreview } from './embed-preview.tsx'

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
export function CardEmbed({ origin, slug, title }: CardEmbedProps) {
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
