import {
  type BookLink,
  correctBookLink,
  type EbookStore,
  ebookStores,
  type LinkCorrection,
  type LinkProblem,
  needsCorrection,
  type SavedLinkStates,
} from '@everyshelf/domain/back-matter'
import type { EpubReport, ListedLink } from './book/check-epub.ts'
import { listProblems, readPlacedLink } from './book/link-problems.ts'

/** All places of one address in the book. */
export interface LinkGroup {
  readonly key: string
  readonly link: BookLink
  readonly places: readonly [ListedLink, ...ListedLink[]]
}

/** Groups the links by address and kind of place, in the book's order. */
export function groupLinks(report: EpubReport, origin: string): LinkGroup[] {
  const groups = new Map<string, [ListedLink, ...ListedLink[]]>()
  for (const listed of report.links) {
    const key = `${listed.place} ${listed.isForm} ${listed.href}`
    const places = groups.get(key)
    if (places) places.push(listed)
    else groups.set(key, [listed])
  }
  return Array.from(groups, ([key, places]) => ({
    key,
    link: readPlacedLink(places[0], origin),
    places,
  }))
}

export interface GroupWithProblems extends LinkGroup {
  readonly problems: readonly [LinkProblem, ...LinkProblem[]]
  readonly correction: LinkCorrection
}

/** The groups with a problem in the file for a store, the worst first. */
export function listGroupProblems(
  groups: readonly LinkGroup[],
  store: EbookStore,
  states: SavedLinkStates,
  origin: string,
): GroupWithProblems[] {
  const plan = { store, origin, states, replacements: new Map<string, string>() }
  const found = groups.flatMap((group): GroupWithProblems[] => {
    const [worst, ...others] = listProblems(group.places[0], group.link, store, states)
    if (!worst) return []
    const isInText = group.places[0].place === 'text'
    const correction: LinkCorrection = isInText
      ? correctBookLink(group.link, plan)
      : { kind: 'keep' }
    return [{ ...group, problems: [worst, ...others], correction }]
  })
  const order = ['refused', 'risk', 'note']
  return found.toSorted(
    (a, b) => order.indexOf(a.problems[0].severity) - order.indexOf(b.problems[0].severity),
  )
}

export interface StoreSummary {
  readonly store: EbookStore
  /** Links in the book, not addresses. */
  readonly refusedCount: number
  readonly riskCount: number
}

export function summarizeStores(
  groups: readonly LinkGroup[],
  states: SavedLinkStates,
): StoreSummary[] {
  return ebookStores.map((store) => {
    const counts = { refused: 0, risk: 0 }
    for (const { link, places } of groups) {
      const problems = listProblems(places[0], link, store, states)
      if (!needsCorrection(problems)) continue
      const isRefused = problems.some(({ severity }) => severity === 'refused')
      counts[isRefused ? 'refused' : 'risk'] += places.length
    }
    return { store, refusedCount: counts.refused, riskCount: counts.risk }
  })
}
