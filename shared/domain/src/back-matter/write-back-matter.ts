import { fill } from './build-back-matter.ts'
import type { BackMatter, KitLink, KitSection } from './kit.ts'
import { kitTexts } from './kit-texts.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Characters that no XML document may contain, not even as references (XML 1.0 §2.2). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to remove
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

function escapeXml(text: string): string {
  return text.replace(NOT_IN_XML, '').replace(/[&<>"]/g, (character) => entities[character] ?? '')
}

/**
 * Shortens an address to what readers type from paper.
 *
 * @example toTypedAddress('https://everyshelf.example/go/h7kq2mw') // 'everyshelf.example/go/h7kq2mw'
 */
export function toTypedAddress(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')
}

function openAddress({ language }: BackMatter, { url }: KitLink): string {
  return fill(kitTexts[language].openAddress, { address: toTypedAddress(url) })
}

/**
 * Writes back matter as plain text. On paper, an address appears without its scheme.
 *
 * @example writePlainText(matter) // 'Next in the series\n\nDune Messiah\nhttps://…\n'
 */
export function writePlainText(matter: BackMatter): string {
  const writeLink = (link: KitLink) => {
    const address = matter.file.kind === 'print' ? openAddress(matter, link) : link.url
    return `${link.text}\n${address}`
  }
  return matter.sections
    .map(({ heading, links }) => `${heading}\n\n${links.map(writeLink).join('\n\n')}\n`)
    .join('\n\n')
}

/** Titles stay as they are on paper; in ebooks they are the links. */
function writeLines(matter: BackMatter, { heading, links }: KitSection, level: string): string {
  const lines = links.map((link) =>
    matter.file.kind === 'print'
      ? `<p>${escapeXml(link.text)}<br/>${escapeXml(openAddress(matter, link))}</p>`
      : `<p><a href="${escapeXml(link.url)}">${escapeXml(link.text)}</a></p>`,
  )
  return [`<${level}>${escapeXml(heading)}</${level}>`, ...lines].join('\n')
}

/**
 * Writes back matter as HTML that word processors paste with headings and links.
 *
 * @example writeHtml(matter) // '<h2>Next in the series</h2>\n<p><a href="https://…">Dune Messiah</a></p>'
 */
export function writeHtml(matter: BackMatter): string {
  return matter.sections.map((section) => writeLines(matter, section, 'h2')).join('\n')
}

/**
 * Writes the same as a whole document, for a file that a word processor opens.
 *
 * @example writeHtmlDocument(matter).startsWith('<!DOCTYPE html>') // true
 */
export function writeHtmlDocument(matter: BackMatter): string {
  const { language } = matter
  return `<!DOCTYPE html>
<html lang="${language}">
<head><meta charset="utf-8"/><title>${escapeXml(titleOf(matter))}</title></head>
<body>
${writeHtml(matter)}
</body>
</html>
`
}

/**
 * Writes back matter as one chapter of an EPUB 3, a content document of its own.
 *
 * @example writeXhtml(matter).includes('epub:type="backmatter"') // true
 */
export function writeXhtml(matter: BackMatter): string {
  const { language } = matter
  const sections = matter.sections
    .map((section) => `<section>\n${writeLines(matter, section, 'h2')}\n</section>`)
    .join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head>
<title>${escapeXml(titleOf(matter))}</title>
</head>
<body epub:type="backmatter">
${sections || '<p></p>'}
</body>
</html>
`
}

function titleOf({ sections, language }: BackMatter): string {
  return sections[0]?.heading ?? kitTexts[language].otherBooks
}
