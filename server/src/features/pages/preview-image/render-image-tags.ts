import { type Html, html } from '../frame/html.ts'
import {
  PREVIEW_HEIGHT,
  PREVIEW_WIDTH,
  type PreviewKind,
  previewImagePath,
} from './preview-subject.ts'

interface PreviewPage {
  readonly kind: PreviewKind
  readonly slug: string
  readonly origin: string
  /** The text of the image, for readers who cannot see it. */
  readonly alt: string
}

/** The tags that make social networks show a page's preview image. */
export function renderImageTags({ kind, slug, origin, alt }: PreviewPage): Html {
  return html`<meta property="og:image" content="${origin}${previewImagePath(kind, slug)}">
<meta property="og:image:width" content="${PREVIEW_WIDTH}">
<meta property="og:image:height" content="${PREVIEW_HEIGHT}">
<meta property="og:image:alt" content="${alt}">
<meta name="twitter:card" content="summary_large_image">`
}
