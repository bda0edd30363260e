import { formatProfileLink } from '@everyshelf/domain/links'
import { type Html, html } from '../frame/html.ts'

/** Simple drawings of ours in 24 by 24, which remind of the networks without being their logos. */
const networks: Readonly<Record<string, readonly [name: string, drawing: string]>> = {
  'instagram.com': [
    'Instagram',
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zm5 5a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm5-1h.01',
  ],
  'facebook.com': ['Facebook', 'M16 3h-2a4 4 0 0 0-4 4v14M6 12h9'],
  'tiktok.com': ['TikTok', 'M14 3v13a4 4 0 1 1-4-4m4-9c0 3 2 5 5 5'],
  'youtube.com': [
    'YouTube',
    'M5 5h14a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zm5 4 5 3-5 3z',
  ],
  'threads.com': [
    'Threads',
    'M16 8v5a2.5 2.5 0 0 0 5 0v-1a9 9 0 1 0-4 7.5M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
  ],
  'x.com': ['X', 'M4 4h4l12 16h-4zM20 4 4 20'],
  'bsky.app': [
    'Bluesky',
    'M12 11C10 7 6 4 4 4s-1 7 1 9c1 1 4 1 4 1s-4 1-2 4 4 1 5-2c1 3 3 5 5 2s-2-4-2-4 3 0 4-1c2-2 3-9 1-9s-6 3-8 7z',
  ],
  'goodreads.com': ['Goodreads', 'M17 5v11a5 5 0 0 1-10 1m5-12a5 5 0 1 1 0 10 5 5 0 0 1 0-10z'],
  'substack.com': ['Substack', 'M5 4h14M5 9h14M5 14v7l7-4 7 4v-7z'],
}

const WEBSITE = 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM3 12h18M12 3c5 5 5 13 0 18-5-5-5-13 0-18z'

/** A network by its name, and any other website by its host, so that no text can hide where a link leads. */
export function renderProfileLink(url: string): Html {
  const domain = new URL(url).hostname.split('.').slice(-2).join('.')
  const [name, drawing] = networks[domain] ?? [formatProfileLink(url), WEBSITE]
  return html`<a href="${url}" rel="me nofollow ugc noopener" title="${formatProfileLink(url)}"><svg aria-hidden="true" viewBox="0 0 24 24"><path d="${drawing}"/></svg>${name}</a>`
}
