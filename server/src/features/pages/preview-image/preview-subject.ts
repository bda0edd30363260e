import type { Slug } from '@everyshelf/domain/links'

/** What has a preview image: the reader page of a link, the page of a series, the page of an author. */
export const previewKinds = ['link', 'series', 'author'] as const
export type PreviewKind = (typeof previewKinds)[number]

/** What a preview image shows. */
export interface PreviewSubject {
  /** The page's current slug, which names the image whatever slug was requested. */
  readonly slug: Slug
  readonly title: string
  /** Below the title; empty for none. */
  readonly byline: string
  /** The paths of covers on this server, at most three. */
  readonly covers: readonly string[]
  /** The path of an author's portrait, which is shown in place of covers. */
  readonly portrait: string | null
  /** No source knows the book now, so its details may arrive at any time. */
  readonly isPlaceholder: boolean
}

/** Finds what the image of a page shows, by any slug of the page. Null for a page that is not public. */
export type FindPreviewSubject = (slug: string) => Promise<PreviewSubject | null>

export const PREVIEW_WIDTH = 1200
export const PREVIEW_HEIGHT = 630

/** @example previewImagePath('series', 'salt') // '/og/series/salt.png' */
export function previewImagePath(kind: PreviewKind, slug: string): string {
  return `/og/${kind}/${slug}.png`
}
