import { join } from 'node:path'
import { parseSlug, type Slug } from '@everyshelf/domain/links'
import type { Route } from '../../../http/express-app.ts'
import { startJob } from '../../../jobs/start-job.ts'
import type { Platform } from '../../../platform.ts'
import type { EmbedCards } from '../embed/embed-card.ts'
import type { FindImage } from './find-image.ts'
import { createPreviewArtist } from './preview-artist.ts'
import { createPreviewImageRoute } from './preview-image.route.ts'
import { openPreviewImageStore } from './preview-image-store.ts'
import {
  createPreviewImages,
  type PreviewDelay,
  type PreviewLimits,
} from './preview-images.service.ts'
import type { FindPreviewSubject, PreviewSubject } from './preview-subject.ts'

interface PreviewImageDeps
  extends Pick<Platform, 'config' | 'logger' | 'countRequest' | 'watchRuns'> {
  readonly cards: Pick<EmbedCards, 'findBook'>
  readonly findImage: FindImage
  /** The current slug of a saved link by the link's ID. */
  readonly findSlug: (linkId: string) => Promise<Slug | undefined>
  readonly series: { readonly describePreview: FindPreviewSubject }
  readonly authorPages: { readonly describePreview: FindPreviewSubject }
}

/** Starts the preview images: their route, their thread, and the job that deletes those of removed pages. */
export function startPreviewImages(deps: PreviewImageDeps) {
  const { config, findImage, series, authorPages, countRequest } = deps
  const artist = createPreviewArtist()
  const images = createPreviewImages({
    store: openPreviewImageStore(join(config.dataDir, 'preview-images')),
    artist,
    subjects: {
      link: (slug, limits) => describeLink(deps, slug, limits),
      series: series.describePreview,
      author: authorPages.describePreview,
    },
    findImage,
  })
  const cleaning = startJob({
    name: 'preview-images',
    run: images.deleteRemoved,
    watch: deps.watchRuns,
    log: deps.logger,
  })
  const route: Route = createPreviewImageRoute({
    images,
    limitsOf: (request) => ({
      countLookup: () => countRequest('lookup', request),
      countDrawing: () => countRequest('preview-drawing', request),
    }),
  })
  return { route, stop: artist.close, close: cleaning.stop }
}

/**
 * The book of a link. Social networks cache images for a long time, so a client over its limit gets an
 * error, not an image without the title.
 */
async function describeLink(
  { cards, findSlug }: Pick<PreviewImageDeps, 'cards' | 'findSlug'>,
  slugText: string,
  { countLookup }: Pick<PreviewLimits, 'countLookup'>,
): Promise<PreviewSubject | PreviewDelay | null> {
  const requested = parseSlug(slugText)
  let waitS = 0
  const mayLookUp = () => {
    if (!countLookup) return false
    waitS = countLookup()
    return waitS === 0
  }
  const found = requested && (await cards.findBook(requested, mayLookUp))
  if (waitS > 0) return { problem: 'over-limit', waitS }
  // A link may have a slug for each channel and campaign.
  const slug = found && (await findSlug(found.linkId))
  if (!slug) return null
  const { title, authors, coverImage } = found.book
  return {
    slug,
    title,
    byline: new Intl.ListFormat('en').format(authors),
    covers: coverImage ? [coverImage] : [],
    portrait: null,
    isPlaceholder: found.isPlaceholder,
  }
}
