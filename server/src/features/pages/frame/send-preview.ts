import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CountryCode } from '@everyshelf/domain/countries'
import type { PageLanguage } from '@everyshelf/domain/product-facts'
import type { ReaderContext } from '@everyshelf/domain/routing'
import { isOwnCaller } from '../../../http/headers/cross-site.ts'
import { digestOf } from '../../../secrets/digests.ts'
import { choosePageLanguage } from '../messages/languages.ts'
import { type RenderedPage, sendRenderedPage } from './send-rendered-page.ts'

interface PageRequest extends IncomingMessage {
  readonly query: Readonly<Record<string, unknown>>
}

const HEADERS = {
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
}

/** Whether a request asks for the preview of a page, in a frame of this site. */
export function isPreviewRequest({ query, headers }: PageRequest, origin: string): boolean {
  return query.preview === '1' && isOwnCaller(headers, [origin])
}

const DARK = '@media (prefers-color-scheme:dark)'

/** Sends a page for a frame in the workspace, in the theme that the URL names. */
export async function sendPreview(
  request: PageRequest,
  response: ServerResponse,
  page: RenderedPage,
): Promise<void> {
  await sendRenderedPage(request, response, toPreview(page, request.query.theme), HEADERS)
}

/**
 * The same page in a fixed theme; otherwise the browser uses the theme of the reader's system. Its links open
 * new windows, which the sandbox of its frame does not allow, so the preview leads nowhere and counts no
 * click.
 */
function toPreview({ html, policy }: RenderedPage, theme: unknown): RenderedPage {
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
  const isDark = theme === 'dark'
  const themed = style
    .replaceAll(DARK, isDark ? '@media all' : '@media not all')
    .replace('light dark', isDark ? 'dark' : 'light')
  return {
    html: html.replace(style, () => themed).replace('<head>', '<head>\n<base target="_blank">'),
    // Pages of this site may show it in a frame.
    policy: policy
      .replace(digestOf(style, 'base64'), digestOf(themed, 'base64'))
      .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
      .replace("form-action 'self'", "form-action 'none'"),
  }
}

interface RequestedView {
  readonly country: CountryCode | undefined
  readonly language: PageLanguage | undefined
}

/** The language that the URL names, else for a preview that of its country, else the reader's. */
export function chooseLanguage(
  { country, language }: RequestedView,
  reader: ReaderContext,
  isPreview: boolean,
): PageLanguage {
  if (language) return language
  return isPreview && country ? previewLanguage(country) : choosePageLanguage(reader.languages)
}

/** The language that most people of a country speak, as Unicode lists it, if pages have it. @example previewLanguage('DE') // 'de' */
export function previewLanguage(country: CountryCode): PageLanguage {
  return choosePageLanguage([new Intl.Locale(`und-${country}`).maximize().language])
}
