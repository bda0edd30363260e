import { type AffiliateTags, parseAffiliateTag } from '@everyshelf/domain/affiliate'
import { type Edition, editionFormats, readBookInput } from '@everyshelf/domain/books'
import {
  type Asin,
  type Isbn13,
  identifierKey,
  isB0Asin,
  isbnIdentifier,
} from '@everyshelf/domain/identifiers'
import { formatIdentifier } from '@everyshelf/domain/isbn-format'
import { parseServiceUrl } from '@everyshelf/domain/links'
import { listDestinations, locateReader, plainLink, resolveRoute } from '@everyshelf/domain/routing'
import type { RouterInputs, RouterOutputs } from '@everyshelf/server/api'

type ExplainInput = RouterInputs['routes']['explain']
type ExplainResponse = RouterOutputs['routes']['explain']

/** Tags of a premium owner and of the service. */
const ownerTags = tagsOf({ de: 'ada-21' })
const serviceTags = tagsOf({ us: 'shelf-20', de: 'shelfde-21' })

function tagsOf(entries: Record<string, string>): AffiliateTags {
  return Object.fromEntries(
    Object.entries(entries).map(([store, tag]) => [store, parseAffiliateTag(tag)]),
  )
}

/** Editions of the link `/go/ladder2`. */
const editions: readonly Edition[] = [
  {
    format: 'kindle',
    identifier: { kind: 'asin', asin: 'B00B7NPRY8' as Asin },
    notSoldIn: ['DE', 'FR'],
  },
  { format: 'paperback', identifier: isbnIdentifier('9780441172719' as Isbn13), notSoldIn: ['FR'] },
]

/** The server's response. All service links are for Dune, and their owner has a tag for Germany. */
export function sampleRoute({
  input,
  country,
  languages = [],
  format = null,
}: ExplainInput): ExplainResponse {
  const own = parseServiceUrl(input, location.origin)
  const reading = readBookInput(own ? '9780441172719' : input)
  const identifier = reading.kind === 'book' ? reading.identifier : undefined
  if (!identifier) throw new Error(`no identifier: ${input}`)
  const owner = own ? { isPremium: true, tags: ownerTags } : null
  const plain = plainLink(identifier, owner, own ? null : format)
  const link = own?.slug === 'ladder2' ? { ...plain, editions } : plain
  const readerIn = (place: ExplainInput['country']) =>
    locateReader({ query: place ?? undefined, edge: undefined, ip: undefined }, languages)
  const route = resolveRoute(link, readerIn(country), serviceTags, format)
  const firstPath = route.isSold ? null : '/book/9780441172719/universal?link=ladder2'
  const isbn = identifier.kind === 'isbn' ? identifier : null
  return {
    ...route,
    identifier: {
      kind: identifier.kind,
      key: identifierKey(identifier),
      isbn13: isbn?.isbn13 ?? null,
      isbn10: isbn?.isbn10 ?? null,
      asin: identifier.kind === 'asin' ? identifier.asin : null,
      display: formatIdentifier(identifier),
    },
    isOwnLink: own !== undefined,
    isRemoved: false,
    formats:
      !own && isB0Asin(identifier) ? editionFormats : link.editions.map(({ format }) => format),
    firstPath,
    response: {
      status: 302,
      headers: [
        ['Location', firstPath ?? route.url],
        ['Cache-Control', 'private, no-store'],
      ],
    },
    landings: listDestinations(link, readerIn, serviceTags, format),
  }
}
