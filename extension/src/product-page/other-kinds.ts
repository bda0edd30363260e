import { isbnsInRows, namesOtherProduct } from './book-numbers.ts'
import { listEditions } from './choose-edition.ts'
import { squeezed } from './clean-title.ts'
import type { ItemFacts, PageFacts } from './extract/page-facts.ts'
import type { OwnFacts } from './own-number.ts'
import { comparePage } from './page-addresses.ts'

const OTHER_MEDIA =
  /^(?:Movie|TV(?:Series|Season|Episode)|(?:Theater|Screening)Event|Music\w+|\w*Game)$/
const BOOK_TYPE = /^(?:Book|Audiobook|\w*Products?(?:Group|Model)?|CreativeWork|Thing)$/
const OTHER_PREVIEW = /^(?:video|music)\./

/** Departments of shops. */
const OTHER_KIND = new RegExp(
  `^(?:${[
    'movies|films|filme|películas|dvds?|blu[- ]?rays?|vhs|lps?|vinyls?|vinyl records?|schallplatten?|tv shows?',
    '(?:(?:film|movie|art|digital) )?(?:poster|print)s?|wall art|plakate?|affiches?|carteles|locandine',
    't[- ]?shirts?|shirts?|tees|hoodies?|clothing|apparel|bekleidung|vêtements|ropa|camisetas?|abbigliamento',
    'mugs?|tassen|becher|tazas|tazze|canecas|tote ?bags?|stickers?|bookmarks?|lesezeichen',
    'jigsaws?|jigsaw puzzles?|puzzles?|toys|spielzeug|spielwaren|jouets|juguetes|giocattoli',
    '(?:board|card|video) ?games?|(?:brett|gesellschafts|karten|video)spiele?|jeux (?:de société|vidéo)',
    'juegos de mesa|giochi da tavolo|bordspellen|映画|ポスター|Tシャツ|グッズ|マグカップ|ボードゲーム',
  ].join('|')})$`,
  'iu',
)
/** What a shop sells, or what the books in a publisher's department are about. */
const OTHER_SUBJECT =
  /^(?:film|kino|cds?|soundtracks?|musi[ck]|musique|m[úu]sica|games|spiele|jeux|juegos|giochi)$/iu
const BOOK_KIND =
  /\b(?:(?:e-?|audio-?)?books?|livres?|libr[oi]s?|livros?|boeken|fiction|novels?|romane?|paperback|hardcover|hardback|broché|tapa)\b|b[üu]e?cher|buch\b|böcker|bøger|książki|книг|(?<!日)本|書籍/iu

/** Companions of textbooks that are sold as files, under the textbook's number. */
const COMPANION =
  /\b(?:test ?bank|solutions? manual|instructor(?:’s|'s|s)?(?: solutions?)? manual|answer key|textbook solutions|solutions for)\b/i

/** What only films, puzzles and games have. Audiobooks have a director and a running time, too. */
const OTHER_LABEL =
  /^(?:director|directed by|réalisat(?:eur|rice)|regiss(?:eur|[öø]r)|instruktør|regista|監督|导演|감독|reżyser|режисс[её]р|(?:number of )?(?:players|pieces)|capacity|materials?|print size|certificate|tracks|spieleranzahl|teile(?:anzahl)?)$/iu
const FORMAT_LABEL = /^(?:format|formato|medium|(?:(?:product|item|material) )?type|produktart)$/iu

/** The kinds in a path like `Home > Posters & Prints`. */
function kindsIn(text: string): string[] {
  return text.split(/\s*(?:[<>›»/|&,+:]|\s(?:and|und|et|y|e)\s)\s*/u).filter(Boolean)
}

/** The departments that texts name; none if one of them is of books. */
function listShelves(texts: readonly string[]): string[] {
  const shelves = texts.flatMap(kindsIn)
  return shelves.some((shelf) => BOOK_KIND.test(shelf)) ? [] : shelves
}

const isOfOthers = (shelf: string) => OTHER_KIND.test(shelf)

export function isOtherMedia({ types }: ItemFacts): boolean {
  return types.some((type) => OTHER_MEDIA.test(type))
}

function isNumbered(item: ItemFacts): boolean {
  return listEditions([item]).length > 0
}

/** An item with a book's number in it is that book, whatever shelf a shop puts it on. */
function isOtherItem(item: ItemFacts): boolean {
  const shelves = listShelves(item.category)
  return (
    !isNumbered(item) &&
    (shelves.some((shelf) => isOfOthers(shelf) || OTHER_SUBJECT.test(shelf)) ||
      namesOtherProduct([item], []))
  )
}

/** A poster, a reading, an app: neither a book nor of a type that a book may have. */
function isOtherThing(item: ItemFacts): boolean {
  return !isNumbered(item) && !item.types.some((type) => BOOK_TYPE.test(type))
}

/** Whether one item is no book by its type and has no number, and none that has one is of this page. */
function areDifferent(items: readonly ItemFacts[], facts: PageFacts): boolean {
  const described = items.filter(({ source }) => source !== 'meta')
  const numbered = described.filter(isNumbered)
  return (
    numbered.length > 0 &&
    described.some(
      (item) => !isNumbered(item) && !item.types.some((type) => /^(?:Audiob|B)ook$/.test(type)),
    ) &&
    numbered.every(({ hasHeading, url }) => !hasHeading && comparePage(url, facts) !== 'same')
  )
}

/** The departments in an address: every part of its path but the last, which names the product. */
function departmentsIn(address: string): string[] {
  return new URL(address).pathname
    .split('/')
    .slice(0, -1)
    .map((part) => part.replace(/[-_]/g, ' '))
}

/** Whether the page's departments or its details are those of another kind of product. */
function isShelvedElsewhere({ url, breadcrumb, names, rows }: PageFacts): boolean {
  const titles = names.headings.map(squeezed)
  const isTitle = (text: string) => titles.includes(squeezed(text))
  const details = rows.filter(({ place, label }) => place !== 'aside' && !isTitle(label))
  const formats = details.filter(({ label }) => FORMAT_LABEL.test(label.trim()))
  // Of two records, the format is `2×LP`.
  const named = [...breadcrumb, ...formats.map(({ value }) => value.replace(/^\d\s?[x×]\s?/i, ''))]
  const kinds = named.flatMap(kindsIn).filter((kind) => !isTitle(kind))
  return (
    listShelves(kinds).some(isOfOthers) ||
    listShelves([...departmentsIn(url), ...kinds]).some(isOfOthers) ||
    details.some(({ label }) => OTHER_LABEL.test(label.trim()))
  )
}

/**
 * Whether the page itself says that it is about something other than a book. A film, a poster or a game often
 * has the exact name of a novel, and the novel's ISBN may appear next to it.
 */
export function isOtherKind({ items, rows }: OwnFacts, facts: PageFacts): boolean {
  const subjects = facts.items.filter(({ isSubject }) => isSubject)
  const ofThisPage = subjects.filter(({ url }) => comparePage(url, facts) === 'same')
  return (
    OTHER_PREVIEW.test(facts.openGraph.type ?? '') ||
    facts.names.headings.some((heading) => COMPANION.test(heading)) ||
    subjects.some(isOtherMedia) ||
    items.some((item) => item.source !== 'meta' && isOtherThing(item)) ||
    [...items, ...ofThisPage].some(isOtherItem) ||
    areDifferent(items, facts) ||
    namesOtherProduct(
      [],
      facts.rows.filter(({ place }) => place !== 'aside'),
    ) ||
    (isbnsInRows(rows).length === 0 && isShelvedElsewhere(facts))
  )
}
