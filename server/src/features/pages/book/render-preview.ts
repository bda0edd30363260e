import { digestOf } from '../../../secrets/digests.ts'
import { PAGE_STYLE } from '../frame/page-style.ts'
import type { RenderedPage } from '../frame/send-rendered-page.ts'

export type PreviewTheme = 'light' | 'dark'

const DARK = '@media (prefers-color-scheme:dark)'

/** A browser asks the reader's system for the theme; here the owner chooses it. */
const styles: Readonly<Record<PreviewTheme, string>> = {
  light: PAGE_STYLE.replaceAll(DARK, '@media not all').replace('light dark', 'light'),
  dark: PAGE_STYLE.replaceAll(DARK, '@media all').replace('light dark', 'dark'),
}

/**
 * The same page in one theme. Its links open new windows, which the sandbox of its frame does not allow, so the preview
 * leads nowhere and counts no click.
 */
export function toPreview({ html, policy }: RenderedPage, theme: PreviewTheme): RenderedPage {
  return {
    html: html
      .replace(PAGE_STYLE, () => styles[theme])
      .replace('<head>', '<head>\n<base target="_blank">'),
    // Pages of this site may show it in a frame.
    policy: policy
      .replace(digestOf(PAGE_STYLE, 'base64'), digestOf(styles[theme], 'base64'))
      .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
      .replace("form-action 'self'", "form-action 'none'"),
  }
}
