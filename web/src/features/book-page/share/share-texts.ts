import type { LinkSettings } from '@everyshelf/domain/links'
import { escapeHtml, toMarkdown } from '@everyshelf/ui/share'

/** The disclosure next to a link that can earn a commission. */
export const linkNotes = ['paid', 'ad', 'none'] as const
export type LinkNote = (typeof linkNotes)[number]

/** All that the texts are made of. */
export interface ShareTextInput {
  readonly link: string
  readonly title: string
  /** Formatted for display; empty when the authors are unknown. */
  readonly authors: string
  readonly mode: LinkSettings['mode']
  readonly note: LinkNote
  /** Of the button, as CSS writes it. */
  readonly color: string
}

export interface ShareText {
  readonly label: string
  readonly text: string
  /** What to know before it is used there. */
  readonly hint?: string
}

const X_LIMIT = 280
/** Every address counts as this many letters there. */
const X_LINK_LENGTH = 23

/** For one's own site. */
export function listSiteTexts(input: ShareTextInput): readonly ShareText[] {
  const { link, title } = input
  const href = escapeHtml(link)
  const label = escapeHtml(`${title} – ${describeStore(input)}`)
  const style = `display:inline-block;padding:12px 20px;border-radius:4px;background:${input.color};color:#fff;font:600 16px/1.25 sans-serif;text-decoration:none`
  return [
    { label: 'Markdown', text: withNote(input, toMarkdown(link, title)) },
    { label: 'HTML link', text: withNote(input, `<a href="${href}">${escapeHtml(title)}</a>`) },
    {
      label: 'HTML button',
      text: withNote(input, `<a href="${href}" style="${style}">${label}</a>`),
    },
  ]
}

/** For places where people follow the author. */
export function listSocialTexts(input: ShareTextInput): readonly ShareText[] {
  const { link, title } = input
  const position = describeStore(input)
  const book = nameBook(input, title)
  const bare = link.replace(/^https?:\/\//, '')
  return [
    { label: 'X', text: fitForX(input) },
    {
      label: 'Facebook',
      text: withAdNote(input, `You can get ${book} ${position}:\n${withPaidNote(input, link)}`),
    },
    {
      label: 'Instagram',
      text: withAdNote(
        input,
        `${book}, ${position}. The link is in my profile: ${withPaidNote(input, bare)}`,
      ),
      hint: 'Links in captions are not clickable. Add the link to your profile too.',
    },
    {
      label: 'Newsletter',
      text: withAdNote(input, `You can get ${book} ${position}: ${withPaidNote(input, link)}`),
      hint: 'Only for readers who subscribed. In some countries, Amazon does not allow tagged links in emails.',
    },
  ]
}

/** Names Amazon when the link goes straight there, because Amazon's program requires it. */
function describeStore({ mode }: ShareTextInput): string {
  return mode === 'choose'
    ? 'at the bookstore of your choice'
    : 'at the Amazon store for your country'
}

function nameBook({ authors }: ShareTextInput, title: string): string {
  return authors ? `${title} by ${authors}` : title
}

function fitForX(input: ShareTextInput): string {
  const { link, title } = input
  const write = (shown: string) =>
    withAdNote(
      input,
      `${nameBook(input, shown)}, ${describeStore(input)}: ${withPaidNote(input, link)}`,
    )
  const text = write(title)
  const excess = text.length - link.length + X_LINK_LENGTH - X_LIMIT
  return excess > 0
    ? write(`${title.slice(0, Math.max(1, title.length - excess - 1)).trim()}…`)
    : text
}

function withNote({ note }: ShareTextInput, text: string): string {
  if (note === 'none') return text
  return note === 'ad' ? `#ad ${text}` : `${text} (paid link)`
}

function withAdNote({ note }: ShareTextInput, text: string): string {
  return note === 'ad' ? `#ad ${text}` : text
}

function withPaidNote({ note }: ShareTextInput, link: string): string {
  return note === 'paid' ? `${link} (paid link)` : link
}
