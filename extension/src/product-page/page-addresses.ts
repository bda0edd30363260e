import type { PageFacts } from './extract/page-facts.ts'

/** Parameters that choose an edition or say where the visitor came from, and name no other page. */
const NOT_NAMING = /^(?:variant|utm_\w+|ref|_pos|_sid|_ss|srsltid|lang|hl)$/

function siteOf({ hostname }: URL): string {
  return hostname.replace(/^(?:www|m)\./, '')
}

/** With a route after a hash, as in sites that change their pages by script. */
function pathOf({ pathname, hash }: URL): string {
  const route = /^#[/!]/.test(hash) ? hash : ''
  return (pathname + route).replace(/\/+$/, '').toLowerCase()
}

/** Whether two addresses are of the same page; a parameter that only one of them has may be tracking. */
function isSamePage(one: string, other: string): boolean {
  const [a, b] = [new URL(one), new URL(other)]
  const hasOther = [...a.searchParams].some(([name, value]) => {
    const there = b.searchParams.get(name)
    return there !== null && there !== value && !NOT_NAMING.test(name)
  })
  return siteOf(a) === siteOf(b) && pathOf(a) === pathOf(b) && !hasOther
}

/** The last part of a path, where sites name the product. */
function nameIn(address: string): string {
  const last = pathOf(new URL(address)).split('/').at(-1) ?? ''
  return last.replace(/\.\w{1,5}$/, '')
}

/** Parameters that name what a page shows, on sites whose paths do not. */
const NAMING = /^(?:\w*id|p|sku|isbn|ean|item|product|book|title|code|n[or]?)$/i

function isNamedByQuery({ searchParams }: URL): boolean {
  return [...searchParams.keys()].some((name) => NAMING.test(name))
}

/**
 * Whether an address that the page states is its own. A site that changes pages by script may leave the
 * previous page's address in the head. The stated address counts if it names the same thing as the open
 * address, or if the open address names nothing.
 */
function isAlias(named: string, url: string): boolean {
  const [own, other] = [nameIn(url), nameIn(named)]
  if (isNamedByQuery(new URL(url)) || own === '') return true
  const [number] = /\d{4,}/.exec(own) ?? []
  // The volume of a series: `saltways-2`.
  if (/^[-_]?\d{1,3}$/.test(own.replace(other, ''))) return false
  return (
    own.includes(other) || other.includes(own) || (number !== undefined && other.includes(number))
  )
}

/** The addresses of the open page: the browser's, and those that the page gives itself. */
export function listAddresses({ url, canonical, openGraph }: PageFacts): string[] {
  const named = [canonical, openGraph.url].filter((address) => address !== null)
  return [url, ...named.filter((address) => isAlias(address, url))]
}

/** How the address that an item names as its own relates to the open page. */
export function comparePage(
  address: string | null,
  facts: PageFacts,
): 'same' | 'other' | 'unknown' {
  if (!address) return 'unknown'
  const own = new URL(address)
  const isHere = siteOf(own) === siteOf(new URL(facts.url))
  if (!isHere || pathOf(own) === '') return 'unknown'
  return listAddresses(facts).some((page) => isSamePage(address, page)) ? 'same' : 'other'
}

/** The id of the variant that an address chooses, as in stores built with Shopify. */
export function variantIn(address: string | null): string | null {
  return address ? new URL(address).searchParams.get('variant') : null
}
