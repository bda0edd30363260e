import type { LinkSettings } from '@everyshelf/domain/links'
import { escapeHtml, toMarkdown } from '@everyshelf/ui/share'

/** What stands beside a link by which somebody earns. */
export const linkNotes = ['paid', 'ad', 'none'] as const
export type LinkNote = (typeof linkNotes)[number]

/** All that the texts are made of. */
export interface ShareFacts {
  readonly link: string
  readonly title: string
  /** As people write them; empty when nobody is known. */
  readonly authors: string
  readonly mode: LinkSettings['mode']
  readonly note: LinkNote
  /** Of the button, as CSS writes it. */
  readonly colour: string
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
export function listSiteTexts(facts: ShareFacts): readonly ShareText[] {
  const { link, title } = facts
  const href = escapeHtml(link)
  const label = escapeHtml(`${title} – ${placeOf(facts)}`)
  const style = `display:inline-block;padding:12px 20px;border-radius:4px;background:${facts.colour};color:#fff;font:600 16px/1.25 sans-serif;text-decoration:none`
  return [
    { label: 'Markdown', text: withNote(facts, toMarkdown(link, title)) },
    { label: 'HTML link', text: withNote(facts, `<a href="${href}">${escapeHtml(title)}</a>`) },
    {
      label: 'HTML button',
      text: withNote(facts, `<a href="${href}" style="${style}">${label}</a>`),
    },
  ]
}

/** For places where people follow the author. */
export function listSocialTexts(facts: ShareFacts): readonly ShareText[] {
  const { link, title } = facts
  const place = placeOf(facts)
  const book = nameBook(facts, title)
  const bare = link.replace(/^https?:\/\//, '')
  return [
    { label: 'X', text: fitForX(facts) },
    {
      label: 'Facebook',
      text: lead(facts, `You can get ${book} ${place}:\n${marked(facts, link)}`),
    },
    {
      label: 'Instagram',
      text: lead(facts, `${book}, ${place}. The link is in my profile: ${marked(facts, bare)}`),
      hint: 'A link under a picture cannot be tapped: put it into your profile too.',
    },
    {
      label: 'Newsletter',
      text: lead(facts, `You can get ${book} ${place}: ${marked(facts, link)}`),
      hint: 'Only for readers who asked for your mails; in some countries Amazon wants no tagged links in mails at all.',
    },
  ]
}

/** Names Amazon where the link leads there at once: nobody may be unclear about that. */
function placeOf({ mode }: ShareFacts): string {
  return mode === 'choose'
    ? 'in the bookshop of your choice'
    : 'at the Amazon store of your country'
}

function nameBook({ authors }: ShareFacts, title: string): string {
  return authors ? `${title} by ${authors}` : title
}

function fitForX(facts: ShareFacts): string {
  const { link, title } = facts
  const write = (shown: string) =>
    lead(facts, `${nameBook(facts, shown)}, ${placeOf(facts)}: ${marked(facts, link)}`)
  const text = write(title)
  const excess = text.length - link.length + X_LINK_LENGTH - X_LIMIT
  return excess > 0
    ? write(`${title.slice(0, Math.max(1, title.length - excess - 1)).trim()}…`)
    : text
}

function withNote({ note }: ShareFacts, text: string): string {
  if (note === 'none') return text
  return note === 'ad' ? `#ad ${text}` : `${text} (paid link)`
}

function lead({ note }: ShareFacts, text: string): string {
  return note === 'ad' ? `#ad ${text}` : text
}

function marked({ note }: ShareFacts, link: string): string {
  return note === 'paid' ? `${link} (paid link)` : link
}
