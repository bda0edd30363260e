import type { BookEdits } from '@everyshelf/domain/books'
import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { LABELS_PER_LINK_MAX, type Label, labelKey, type Slug } from '@everyshelf/domain/links'
import { DomainError, type ErrorCode } from '@everyshelf/domain/messages'
import type { BulkAction, UnchangedReason } from '@everyshelf/domain/schemas'
import { type LinkState, requirePremium } from '../settings/link-state.ts'
import { applyToLabels } from '../store/change-labels.ts'
import { decideSettings, noEffect } from './decide-settings.ts'
import type { BulkEffect } from './schema.ts'

type LabelName = Pick<Label, 'name'>

export interface LinkToChange {
  readonly id: string
  readonly slug: Slug
  readonly identifier: string
  readonly settings: string
  readonly edits: BookEdits
  readonly labels: readonly LabelName[]
}

export type Decision =
  | {
      readonly outcome: 'changed'
      readonly effect: BulkEffect
      /** Null if the action does not change the settings. */
      readonly state: LinkState | null
    }
  | { readonly outcome: 'unchanged'; readonly reason: UnchangedReason }
  | { readonly outcome: 'refused'; readonly reason: ErrorCode }

/** What an action means for one link, by the rules of single changes. Changes nothing. */
export function decideBulkChange(
  action: BulkAction,
  link: LinkToChange,
  owner: { readonly isPremium: boolean },
): Decision {
  if (action.kind === 'remove') return { outcome: 'changed', effect: noEffect, state: null }
  if (action.kind === 'labels') return decideLabels(action, link.labels)
  if (action.kind === 'titles') return decideTitle(action, link)
  const book = parseBookIdentifier(link.identifier)
  if (!book) throw new TypeError(`link ${link.slug} has no valid book`)
  return refusalOr(() => {
    const decided = decideSettings(action, link.settings, book)
    if (typeof decided === 'string') return { outcome: 'unchanged', reason: decided }
    const state = { slug: link.slug, settings: decided.settings }
    // Like a single link, many links can get a format without Premium.
    if (action.kind !== 'format') requirePremium(owner, link, state)
    return { outcome: 'changed', effect: decided.effect, state }
  })
}

function decideTitle(
  { titles }: Extract<BulkAction, { kind: 'titles' }>,
  { id, edits }: LinkToChange,
): Decision {
  const title = titles.find((one) => one.id === id)?.title
  if (!title || title === edits.title) return { outcome: 'unchanged', reason: 'already' }
  const removed = edits.title ? [edits.title] : []
  return { outcome: 'changed', effect: { added: [title], removed }, state: null }
}

function refusalOr(decide: () => Decision): Decision {
  try {
    return decide()
  } catch (error) {
    if (error instanceof DomainError) return { outcome: 'refused', reason: error.code }
    throw error
  }
}

/** Which of the labels a link gets or loses. Names that fold to the same text are the same label. */
function decideLabels(
  { labels, isAdded }: Extract<BulkAction, { kind: 'labels' }>,
  before: readonly LabelName[],
): Decision {
  const present = new Set(before.map(({ name }) => labelKey(name)))
  const named = [...new Map(labels.map((name) => [labelKey(name), name])).values()]
  const changed = named.filter((name) => present.has(labelKey(name)) !== isAdded)
  if (changed.length === 0) return { outcome: 'unchanged', reason: 'already' }
  const effect = isAdded ? { added: changed, removed: [] } : { added: [], removed: changed }
  if (applyToLabels(before, effect).length > LABELS_PER_LINK_MAX) {
    return { outcome: 'refused', reason: 'too-many-labels' }
  }
  return { outcome: 'changed', effect, state: null }
}
