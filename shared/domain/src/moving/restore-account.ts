import { MOVE_BATCH_BYTES } from '../limits/index.ts'
import type { AccountFile, AccountLink } from './account-file.ts'
import { findProfileAdditions, hasAny } from './profile-additions.ts'
import type {
  RestoreCall,
  RestoreCalls,
  RestoredLink,
  RestoreImage,
  RestoreProcedure,
  RestoreReport,
  RestoreResult,
} from './restore-calls.ts'
import { toBatches } from './to-batches.ts'

/** Links per call. Their books are looked up in catalogs. */
const LINKS_AT_ONCE = 5
const VERSIONS_AT_ONCE = 50

type Steps<Result> = Generator<RestoreCall, Result, RestoreResult>

/**
 * The calls that restore an account, one after the other. The caller makes each and hands over its response. A
 * restore that is repeated changes nothing: what is present stays as it is.
 *
 * @example restoreAccount(file, 'a.json').next().value // { procedure: 'profile.get', input: undefined }
 */
export function* restoreAccount(file: AccountFile, fileName: string): Steps<RestoreReport> {
  const refused: string[] = []
  yield* restoreProfile(file, refused)
  const labels = yield* restoreLabels(file, refused)
  const links = yield* restoreLinks(file.links, fileName, refused)
  yield* restoreHistory(file.links, links)
  const images = yield* restorePages(file, links, refused)
  yield* restoreSeries(file, links, refused)
  yield* restoreFilters(file, labels, refused)
  const found = file.links.flatMap((link) => {
    const restored = links.get(link.id)
    return restored ? [{ link, restored }] : []
  })
  const count = (outcome: RestoredLink['outcome']) =>
    found.filter(({ restored }) => restored.outcome === outcome).length
  const fresh = found.filter(({ restored }) => restored.outcome === 'restored')
  return {
    restored: count('restored'),
    present: count('present'),
    overLimit: count('limit'),
    lost: fresh
      .filter(({ restored }) => restored.lost.length > 0)
      .map(({ link, restored }) => ({ title: link.title, slugs: restored.lost })),
    withoutSettings: fresh.filter(({ restored }) => !restored.hasSettings).length,
    refused,
    images: [
      ...fresh.flatMap(({ link, restored }) =>
        link.cover && restored.id
          ? [{ kind: 'cover' as const, id: restored.id, image: link.cover }]
          : [],
      ),
      ...images,
    ],
  }
}

function* call<Name extends RestoreProcedure>(
  procedure: Name,
  input: RestoreCalls[Name][0],
): Steps<RestoreCalls[Name][1] | null> {
  const response = yield { procedure, input }
  return response && (response.value as RestoreCalls[Name][1])
}

function* restoreProfile({ profile }: AccountFile, refused: string[]): Steps<void> {
  const present = yield* call('profile.get', undefined)
  if (!present) {
    refused.push('your profile')
    return
  }
  const { basics, earning } = findProfileAdditions(profile, present)
  if (hasAny(basics) && !(yield* call('profile.update', basics))) {
    refused.push('your name and time zone')
  }
  if (hasAny(earning) && !(yield* call('profile.update', earning))) {
    refused.push('your affiliate tags (Premium)')
  }
}

/** The IDs of labels here, by their IDs in the file. */
function* restoreLabels(
  { labels }: AccountFile,
  refused: string[],
): Steps<ReadonlyMap<string, string>> {
  const before = (yield* call('labels.list', undefined)) ?? []
  for (const { name, color } of labels) {
    if (before.some((label) => label.name === name)) continue
    if (!(yield* call('labels.create', { name, color }))) refused.push(`the label ${name}`)
  }
  const after = (yield* call('labels.list', undefined)) ?? []
  return new Map(
    labels.flatMap(({ id, name }) => {
      const label = after.find((one) => one.name === name)
      return label ? [[id, label.id] as const] : []
    }),
  )
}

/** What became of the links, by their IDs in the file. */
function* restoreLinks(
  all: readonly AccountLink[],
  fileName: string,
  refused: string[],
): Steps<ReadonlyMap<string, RestoredLink>> {
  const found = new Map<string, RestoredLink>()
  const rows = all.map(({ id, versions: _, cover: __, ...link }) => ({ id, link }))
  const waiting = toBatches(rows, { items: LINKS_AT_ONCE, bytes: MOVE_BATCH_BYTES })
  for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
    const links = batch.map(({ link }) => link)
    const response: unknown = yield* call('moves.restoreLinks', { fileName, links })
    const restored: readonly RestoredLink[] = Array.isArray(response) ? response : []
    for (const [index, { id }] of batch.entries()) {
      const one = restored[index]
      if (one) found.set(id, one)
    }
    if (restored.length === 0 && batch.length === 1) refused.push(`the link ${links[0]?.slug}`)
    waiting.unshift(...splitRest(batch, restored.length))
  }
  return found
}

/** The server restores fewer links at a limit. It refuses a call for one wrong link, so they follow one by one. */
function splitRest<Item>(batch: readonly Item[], done: number): Item[][] {
  if (done > 0) return done < batch.length ? [batch.slice(done)] : []
  return batch.length > 1 ? batch.map((item) => [item]) : []
}

function* restoreHistory(
  links: readonly AccountLink[],
  found: ReadonlyMap<string, RestoredLink>,
): Steps<void> {
  for (const { id, isbn, createdAt, versions } of links) {
    if (versions.length === 0 || !found.get(id)?.id) continue
    const sorted = versions.toSorted((a, b) => a.version - b.version)
    const limits = { items: VERSIONS_AT_ONCE, bytes: MOVE_BATCH_BYTES }
    for (const batch of toBatches(sorted, limits)) {
      yield* call('moves.restoreHistory', { isbn, createdAt, versions: batch })
    }
  }
}

function* restoreSeries(
  { series }: AccountFile,
  links: ReadonlyMap<string, RestoredLink>,
  refused: string[],
): Steps<void> {
  const idOf = (linkId: string | null) => (linkId && links.get(linkId)?.id) || null
  const present = (yield* call('series.list', undefined)) ?? []
  for (const { name, slug, text, isPublished, design, startLinkId, books } of series) {
    if (present.some((one) => one.name === name)) continue
    const moved = books.flatMap(({ linkId, position, nextLinkId }) => {
      const id = idOf(linkId)
      return id ? [{ linkId: id, position, nextLinkId: idOf(nextLinkId) }] : []
    })
    const created = yield* call('series.create', { name, books: moved })
    if (!created) {
      refused.push(`the series ${name}`)
      continue
    }
    const { id } = created
    if (!(yield* call('series.setAddress', { id, slug }))) {
      refused.push(`the address of the series ${name}`)
    }
    const start = idOf(startLinkId)
    const change = { id, text, isPublished, design, ...(start && { startLinkId: start }) }
    if (!(yield* call('series.update', change))) refused.push(`the text of the series ${name}`)
  }
}

function* restorePages(
  { pages }: AccountFile,
  links: ReadonlyMap<string, RestoredLink>,
  refused: string[],
): Steps<RestoreImage[]> {
  const images: RestoreImage[] = []
  const present = (yield* call('authorPages.list', undefined)) ?? []
  for (const page of pages) {
    const { name, slug, text, links: profiles, design, isPublished, books, portrait } = page
    if (present.some((one) => one.name === name)) continue
    const created = yield* call('authorPages.create', { name, address: slug })
    if (!created) {
      refused.push(`the author page ${name} (${slug})`)
      continue
    }
    const { id } = created
    const own = books.flatMap((linkId) => links.get(linkId)?.id ?? [])
    const change = { id, text, links: profiles, books: own, design }
    if (!(yield* call('authorPages.update', change))) refused.push(`the text of the page ${name}`)
    if (isPublished && !(yield* call('authorPages.publish', { id }))) {
      refused.push(`publishing the author page ${name}`)
    }
    if (portrait) images.push({ kind: 'portrait', id, image: portrait })
  }
  return images
}

function* restoreFilters(
  { filters }: AccountFile,
  labels: ReadonlyMap<string, string>,
  refused: string[],
): Steps<void> {
  const present = (yield* call('savedFilters.list', undefined)) ?? []
  for (const { name, filter } of filters) {
    if (present.some((one) => one.name === name)) continue
    const { labels: old, ...rest } = Object(filter)
    const moved = Array.isArray(old) ? old.flatMap((id) => labels.get(String(id)) ?? []) : undefined
    const input = { name, filter: { ...rest, ...(moved && { labels: moved }) } }
    if (!(yield* call('savedFilters.create', input))) refused.push(`the filter ${name}`)
  }
}
