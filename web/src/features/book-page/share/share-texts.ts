import type { LinkChannel } from '@everyshelf/domain/affiliate'
import type { LinkSettings } from '@everyshelf/domain/links'
import { escapeHtml, noteOf, toMarkdown } from '@everyshelf/ui/share'
import { styleButton, writeHtmlButton } from './embed/html-button.ts'

/** The disclosure next to a link that can earn a commission. */
const linkNotes = ['paid', 'ad', 'none'] as const
export type LinkNote = (typeof linkNotes)[number]

/** All that the texts are made of. */
export interface ShareTextInput {
  readonly link: string
  readonly title: string
  /** Formatted for display; empty when the authors are unknown. */
  readonly authors: string
  /** Of the book, and so of its title; empty if unknown. */
  readonly language: string
  readonly mode: LinkSettings['mode']
  readonly note: LinkNote
  /** Of the button, as CSS writes it. */
  readonly color: string
}

export interface ShareText {
  readonly label: string
  readonly text: string
  /** Code, which is read letter by letter. */
  readonly isCode?: boolean
  /** What to know before it is used there. */
  readonly hint?: string
}

const X_LIMIT = 280
/** Every address counts as this many letters there. */
const X_LINK_LENGTH = 23

/** How the texts of each channel are written; null if it has none. */
const writers: Readonly<
  Record<LinkChannel, ((input: ShareTextInput) => readonly ShareText[]) | null>
> = {
  web: listSiteTexts,
  social: listSocialTexts,
  mail: listMailTexts,
  messenger: (input) => [{ label: 'Message', text: writeSentence(input) }],
  ebook: null,
  print: null,
  ad: null,
}

export function hasShareTexts(channel: LinkChannel): boolean {
  return writers[channel] !== null
}

export function listShareTexts(channel: LinkChannel, input: ShareTextInput): readonly ShareText[] {
  return writers[channel]?.(input) ?? []
}

/** For one's own site, beside the card and the button of their own section. */
function listSiteTexts(input: ShareTextInput): readonly ShareText[] {
  const { link, title } = input
  return [
    { label: 'Markdown', isCode: true, text: withTitleNote(input, toMarkdown(link, title)) },
    {
      label: 'HTML link',
      isCode: true,
      text: withTitleNote(input, `<a href="${escapeHtml(link)}">${escapeHtml(title)}</a>`),
    },
  ]
}

function writeButton(input: ShareTextInput): ShareText {
  const button = writeHtmlButton({
    link: input.link,
    label: `${input.title} – ${describeStore(input)}`,
    style: styleButton('color', input.color),
    note: '',
  })
  return {
    label: 'HTML button',
    isCode: true,
    text: withAdNote(input, withPaidNote(input, button)),
  }
}

function listMailTexts(input: ShareTextInput): readonly ShareText[] {
  return [
    {
      label: 'Newsletter',
      text: writeSentence(input),
      hint: 'Only for readers who signed up for your emails.',
    },
    writeButton(input),
  ]
}

/** For one place in a longer text. */
function writeSentence(input: ShareTextInput): string {
  const { link, title } = input
  const sentence = `You can get ${nameBook(input, title)} ${describeStore(input)}`
  return withAdNote(input, `${sentence}: ${withPaidNote(input, link)}`)
}

/** For places where people follow the author. */
function listSocialTexts(input: ShareTextInput): readonly ShareText[] {
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
  ]
}

/** Names Amazon when the link goes straight there, because Amazon's program requires it. */
export function describeStore({ mode }: Pick<ShareTextInput, 'mode'>): string {
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

/** The note of a text whose only words are the title, in the language of the title. */
function withTitleNote(input: ShareTextInput, text: string): string {
  const note = noteOf({ isTagged: true, language: input.language })
  return input.note === 'paid' ? `${text} ${note}` : withAdNote(input, text)
}

function withAdNote({ note }: ShareTextInput, text: string): string {
  return note === 'ad' ? `#ad ${text}` : text
}

function withPaidNote({ note }: ShareTextInput, link: string): string {
  return note === 'paid' ? `${link} (paid link)` : link
}
