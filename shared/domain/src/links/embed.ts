import type { Slug } from './slug.ts'

/**
 * The sizes of a link's card on other websites, in CSS pixels. The width is the largest; the card
 * adapts to narrower pages. The height is fixed, because a frame without scripts cannot report one.
 */
export const embedSizes = {
  small: { width: 420, height: 188 },
  medium: { width: 520, height: 248 },
  large: { width: 340, height: 520 },
} as const

export type EmbedSize = keyof typeof embedSizes

/** The colors of a card. With `auto` it follows the device of the reader. */
export const embedThemes = ['auto', 'light', 'dark'] as const
export type EmbedTheme = (typeof embedThemes)[number]

/** What an author chooses for a card. */
export interface EmbedLook {
  readonly size: EmbedSize
  readonly theme: EmbedTheme
}

export const defaultEmbedLook: EmbedLook = { size: 'medium', theme: 'auto' }

/**
 * Reads the look of a card from the query of its address. Replaces unknown values with the default.
 *
 * @example readEmbedLook({ size: 'huge', theme: 'dark' }) // { size: 'medium', theme: 'dark' }
 */
export function readEmbedLook({ size, theme }: Readonly<Record<string, unknown>>): EmbedLook {
  return {
    size: isEmbedSize(size) ? size : defaultEmbedLook.size,
    theme: embedThemes.find((one) => one === theme) ?? defaultEmbedLook.theme,
  }
}

function isEmbedSize(value: unknown): value is EmbedSize {
  return typeof value === 'string' && Object.hasOwn(embedSizes, value)
}

/** The path of a link's card. @example buildEmbedPath(slug, look) // '/embed/h7kq2mw?size=medium&theme=auto' */
export function buildEmbedPath(slug: Slug, { size, theme }: EmbedLook): string {
  return `/embed/${slug}?size=${size}&theme=${theme}`
}

/** Where a card will be shown. */
export interface EmbedFrame extends EmbedLook {
  readonly origin: string
  readonly slug: Slug
  /** Of the book. Screen readers announce it. */
  readonly title: string
  /** The largest width and height of the place, if it has one. */
  readonly maxWidth?: number | undefined
  readonly maxHeight?: number | undefined
}

/**
 * Writes the HTML that shows a card on another website. It is as wide as its container, up to the width
 * of its size.
 *
 * @example buildEmbedCode({ origin, slug, title: 'Dune', size: 'small', theme: 'auto' }) // '<iframe src="…" title="Dune" width="420" …></iframe>'
 */
export function buildEmbedCode({ origin, slug, title, ...frame }: EmbedFrame): string {
  const { width, height } = measureEmbed(frame)
  const source = escapeAttribute(origin + buildEmbedPath(slug, frame))
  return `<iframe src="${source}" title="${escapeAttribute(title)}" width="${width}" height="${height}" loading="lazy" style="display:block;width:100%;max-width:${width}px;border:0;border-radius:8px"></iframe>`
}

/**
 * The width and height of a card in its container.
 *
 * @example measureEmbed({ size: 'medium', maxWidth: 300 }) // { width: 300, height: 248 }
 */
export function measureEmbed({
  size,
  maxWidth = Number.POSITIVE_INFINITY,
  maxHeight = Number.POSITIVE_INFINITY,
}: Pick<EmbedFrame, 'size' | 'maxWidth' | 'maxHeight'>) {
  const { width, height } = embedSizes[size]
  return { width: Math.min(width, maxWidth), height: Math.min(height, maxHeight) }
}

/**
 * The largest size that fits a container, for programs that embed links on their own. In a container that is
 * too small for every size, the small card scrolls.
 *
 * @example chooseEmbedSize({ maxHeight: 200 }) // 'small'
 */
export function chooseEmbedSize({
  maxWidth,
  maxHeight,
}: Pick<EmbedFrame, 'maxWidth' | 'maxHeight'>): EmbedSize {
  const fits = (size: EmbedSize) => {
    const { width, height } = embedSizes[size]
    return width <= (maxWidth ?? width) && height <= (maxHeight ?? height)
  }
  const sizes = ['medium', 'large', 'small'] as const
  return sizes.find(fits) ?? 'small'
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

function escapeAttribute(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? '')
}
