import { findStoreNames, type StoreName } from '@everyshelf/domain/back-matter'
import {
  type FoundLink,
  type FoundName,
  type LinkPlace,
  type OnLink,
  type OnName,
  toPlainLink,
  WEB_ADDRESS,
} from './found-link.ts'
import { createNearbyText } from './nearby-text.ts'
import { type ScannedAttribute, scanMarkup } from './scan-markup.ts'

/** Attributes of a link that mean nothing without its address. */
const companions = new Set(['target', 'rel', 'download', 'ping', 'hreflang', 'referrerpolicy'])
const links = new Set(['a', 'area'])
const addresses = new Set(['href', 'src', 'poster', 'data', 'action', 'formaction'])
const forms = new Set(['action', 'formaction'])
const TITLE_LENGTH = 80

/**
 * Finds the links of a chapter (XHTML) or a drawing (SVG), and the names of stores in its text. Returns the
 * title of the chapter, or its first heading.
 */
export function findPageLinks(markup: string, onLink: OnLink, onName: OnName) {
  const nearby = createNearbyText()
  const titles = createTitleReader()
  let pending: FoundLink | null = null
  const finish = () => {
    if (pending) onLink({ ...pending, text: nearby.end() })
    pending = null
  }

  scanMarkup(markup, {
    onOpen: (element, attributes) => {
      nearby.passTag(element)
      titles.open(element)
      if (links.has(element)) finish()
      const alt = element === 'img' && attributes.find(({ name }) => name === 'alt')
      if (alt) nearby.add(alt.value)
      const attribute = attributes.find(({ name }) => addresses.has(name))
      if (!attribute) return
      if (links.has(element)) pending = describe(attribute, attributes, 'text', nearby.begin())
      else if (forms.has(attribute.name)) onLink(describe(attribute, attributes, 'text', ''))
      else if (WEB_ADDRESS.test(attribute.value)) {
        onLink(describe(attribute, attributes, 'resource', ''))
      }
    },
    onClose: (element) => {
      if (links.has(element)) finish()
      nearby.passTag(element)
      titles.close(element)
    },
    onText: (text) => {
      for (const name of findStoreNames(text)) onName(excerpt(nearby.read(), text, name))
      nearby.add(text)
      titles.add(text)
    },
  })
  finish()
  return titles.read()
}

function describe(
  attribute: ScannedAttribute,
  attributes: readonly ScannedAttribute[],
  place: LinkPlace,
  before: string,
): FoundLink {
  const removed = attributes.filter((other) => other === attribute || companions.has(other.name))
  const { name, value, valueSpan, isQuoted } = attribute
  return {
    ...toPlainLink(value, place, valueSpan, { isQuoted }),
    isForm: forms.has(name),
    before,
    attributeSpans: removed.map(({ span }) => span),
  }
}

const EXCERPT_LENGTH = 60
/** More than an excerpt, because spaces are squeezed. */
const NEAR_LENGTH = 600

function excerpt(paragraph: string, text: string, { name, retailer, index }: StoreName): FoundName {
  const squeeze = (part: string) => part.replace(/\s+/g, ' ')
  const end = index + name.length
  const near = text.slice(Math.max(0, index - NEAR_LENGTH), index)
  const before = squeeze(index < NEAR_LENGTH ? paragraph + near : near).trimStart()
  return {
    name,
    retailer,
    before: before.slice(-EXCERPT_LENGTH),
    after: squeeze(text.slice(end, end + EXCERPT_LENGTH)),
  }
}

/** Reads the first heading, else the title. */
function createTitleReader() {
  const found = new Map<string, string>()
  let current: string | null = null
  return {
    open: (element: string) => {
      if (/^(?:title|h[1-3])$/.test(element) && !found.has(element)) {
        current = element
        found.set(element, '')
      }
    },
    close: (element: string) => {
      if (element === current) current = null
    },
    add: (text: string) => {
      if (current) found.set(current, (found.get(current) + text).slice(0, TITLE_LENGTH * 2))
    },
    read: () => {
      const texts = ['h1', 'h2', 'h3', 'title'].map((element) =>
        (found.get(element) ?? '').replace(/\s+/g, ' ').trim(),
      )
      return (texts.find((text) => text !== '') ?? '').slice(0, TITLE_LENGTH)
    },
  }
}
