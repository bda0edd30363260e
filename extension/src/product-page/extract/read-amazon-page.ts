import type { AmazonFacts, FormatLink, Headline } from './page-facts.ts'
import { attributeOf, cleanText, textOf, textsOf, webUrl } from './page-text.ts'

type Row = AmazonFacts['rows'][number]

const BULLETS = [
  '#detailBullets_feature_div li',
  '#detailBulletsWrapper_feature_div li',
  '[data-feature-name="detailBullets"] li',
  '#productDetailsTable li',
].join()

/** Elements that only book pages have. */
const BOOK_ELEMENTS = [
  '[id^="rpi-attribute-book_details"]',
  '[data-rpi-attribute-name^="book_details"]',
  '#bookDescription_feature_div',
  '#ebooksProductTitle',
  '#ebooksTitle',
  '#ebooksImgBlkFront',
  '#imgBlkFront',
  '#booksTitle',
].join()

const ATTRIBUTES: readonly (readonly [label: string, name: string])[] = [
  ['ISBN-13', 'book_details-isbn13'],
  ['ISBN-10', 'book_details-isbn10'],
]

function readAttributes(document: Document): Row[] {
  return ATTRIBUTES.flatMap(([label, name]) => {
    const box = document.querySelector(
      `#rpi-attribute-${name}, [data-rpi-attribute-name="${name}"]`,
    )
    const value = box && (textOf(box, '.rpi-attribute-value span') ?? cleanText(box.textContent))
    return value ? [{ label, value }] : []
  })
}

/** A bullet with its label in bold type: `ISBN-13 ‏ : ‎ 978…`. */
function readBullet(bullet: Element): Row[] {
  const whole = cleanText(bullet.textContent)
  const bold = cleanText(bullet.querySelector('b, strong, .a-text-bold')?.textContent)
  const [, first, rest] = /^([^:：]{1,60})\s*[:：]\s*(.+)$/.exec(whole ?? '') ?? []
  const label = bold && whole?.startsWith(bold) ? bold : first
  const value =
    label === bold ? cleanText(whole?.slice(bold?.length).replace(/^\s*[:：]/, '')) : rest
  return label && value ? [{ label: label.replace(/\s*[:：]\s*$/, ''), value }] : []
}

function readTableRow(row: Element): Row[] {
  const label = textOf(row, 'th, td:first-child')
  const value = textOf(row, 'td:last-child')
  return label && value && label !== value ? [{ label, value }] : []
}

function readRows(document: Document): Row[] {
  return [
    ...readAttributes(document),
    ...Array.from(document.querySelectorAll(BULLETS)).flatMap(readBullet),
    ...Array.from(document.querySelectorAll('#prodDetails tr')).flatMap(readTableRow),
  ].slice(0, 100)
}

/** The first words inside, before prices and offers. */
function firstText(element: Element): string | null {
  for (const child of Array.from(element.childNodes)) {
    const text =
      child.nodeType === 3
        ? cleanText(child.textContent)
        : child.nodeType === 1
          ? firstText(child as Element)
          : null
    if (text) return text
  }
  return null
}

function readFormats(document: Document, base: string): FormatLink[] {
  const swatches = document.querySelectorAll('#tmmSwatches .swatchElement')
  return Array.from(swatches)
    .slice(0, 20)
    .flatMap((swatch) => {
      const label = textOf(swatch, '.slot-title') ?? firstText(swatch)
      const url = webUrl(attributeOf(swatch, 'a[href]', 'href'), base)
      const isOwn = swatch.classList.contains('selected') || !url?.includes('/dp/')
      return label ? [{ label, url: isOwn ? null : url }] : []
    })
}

function readHeadline(document: Document, base: string): Headline {
  const cover = document.querySelector('#landingImage, #imgBlkFront, #ebooksImgBlkFront')
  return {
    title:
      textOf(document, '#productTitle') ??
      textOf(document, '#ebooksProductTitle') ??
      textOf(document, '#ebooksTitle') ??
      textOf(document, 'h1#title') ??
      textOf(document, '[data-hook="product-link"]'),
    authors: textsOf(document, '#bylineInfo .author a, #bylineInfo .contributorNameID').slice(
      0,
      20,
    ),
    // The displayed size is enough; `data-old-hires` is for pages that have not loaded the image yet.
    coverUrl:
      webUrl(cover?.getAttribute('src') ?? null, base) ??
      webUrl(cover?.getAttribute('data-old-hires') ?? null, base),
  }
}

/** Reads what only Amazon's product pages have; on other sites nothing matches. */
export function readAmazonPage(document: Document, base: string): AmazonFacts {
  return {
    asin:
      attributeOf(document, 'input#ASIN, input[name="ASIN"]', 'value') ??
      attributeOf(document, '#dp [data-asin], #ppd [data-asin]', 'data-asin'),
    pageKinds: Array.from(document.querySelector('#dp, #dp-container')?.classList ?? []),
    hasBookElements: document.querySelector(BOOK_ELEMENTS) !== null,
    rows: readRows(document),
    headline: readHeadline(document, base),
    formats: readFormats(document, base),
  }
}
