import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import {
  type BookIdentifier,
  identifierKey,
  parseBookIdentifier,
} from '@everyshelf/domain/identifiers'
import { inspectLink, type LinkInspection } from '@everyshelf/domain/links'
import { BOOK_INPUT_MAX_LENGTH } from '@everyshelf/domain/schemas'
import type { RouterOutputs } from '@everyshelf/server/api'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { trpc } from '../../../lib/api.tsx'
import { useSession } from '../../../lib/session.ts'
import { serviceTagsOf } from './landings.ts'

export interface LinkTestState {
  readonly text: string
  readonly setText: (text: string) => void
  readonly test: (text: string) => void
  /** What was tested last, trimmed. */
  readonly tested: string | null
  /** The button was pressed with nothing in the field. */
  readonly isEmpty: boolean
  readonly isBusy: boolean
  /** Null as long as nothing is tested, and while it is. */
  readonly found: LinkInspection | null
  /** What the server is asked about where the book leads; null for what names none. */
  readonly input: string | null
  readonly route: RouterOutputs['routes']['explain'] | undefined
  /** Why it is not known where readers land. */
  readonly error: unknown
  readonly retry: () => void
  /** Tags that a link of this person would carry; null without Premium. */
  readonly tagsInForce: AffiliateTags | null
}

export function useLinkTest(): LinkTestState {
  const [query] = useSearchParams()
  const [text, setText] = useState(query.get('input') ?? '')
  const [asked, setAsked] = useState<string | null>(null)
  const tags = useOwnTags()
  const short = useShortLink()

  const inspect = (pasted: string, serviceTags: readonly string[] | null) =>
    inspectLink(pasted, { origin: location.origin, ownTags: tags.own, serviceTags })
  const first = asked ? inspect(asked, null) : null
  const behind = first?.shortUrl ? short : NO_SHORT_LINK
  const input = first && chooseInput(first, asked ?? '', behind.identifier)
  const route = useRoute(input)
  const isBusy = behind.isPending || route.isLoading || (first !== null && tags.isLoading)
  const found =
    asked && !isBusy ? inspect(asked, route.data ? serviceTagsOf(route.data) : null) : null

  const test = (pasted: string) => {
    setText(pasted)
    setAsked(pasted.trim())
    short.follow(inspect(pasted, null).shortUrl)
  }

  return {
    text,
    setText,
    test,
    tested: asked,
    isEmpty: asked === '' && text.trim() === '',
    isBusy,
    found: found && {
      ...found,
      identifier: found.identifier ?? behind.identifier ?? bookOf(route.data),
    },
    input,
    route: route.data,
    error: behind.error ?? route.error,
    retry: () => (behind.error ? test(asked ?? '') : route.retry()),
    tagsInForce: tags.inForce,
  }
}

/** Of which book a saved link is, the server knows. */
function bookOf(route: RouterOutputs['routes']['explain'] | undefined): BookIdentifier | null {
  return parseBookIdentifier(route?.identifier.key ?? '') ?? null
}

const NO_SHORT_LINK = { identifier: null, error: null, isPending: false }

function useOwnTags() {
  const { status } = useSession()
  const profile = trpc.profile.get.useQuery(undefined, { enabled: status === 'signed-in' })
  const tags = profile.data?.affiliateTags ?? null
  return {
    isLoading: profile.isLoading,
    own: tags && Object.values(tags),
    inForce: profile.data?.isPremium ? tags : null,
  }
}

function useShortLink() {
  const { mutate, reset, data, error, isPending } = trpc.links.resolveShort.useMutation()
  return {
    identifier: parseBookIdentifier(data?.asin ?? '') ?? null,
    error,
    isPending,
    follow: (url: string | null) => (url ? mutate({ url }) : reset()),
  }
}

function useRoute(input: string | null) {
  const { data, error, isFetching, refetch } = trpc.routes.explain.useQuery(
    { input: input ?? '', country: null, languages: [] },
    { enabled: input !== null, retry: false },
  )
  const isAsked = input !== null
  return {
    data: isAsked ? data : undefined,
    error: isAsked ? error : null,
    isLoading: isAsked && isFetching && !data,
    retry: () => void refetch(),
  }
}

/** A link of ours is asked about as it is: the server knows its book and its owner's tags. */
function chooseInput(
  found: LinkInspection,
  asked: string,
  behind: BookIdentifier | null,
): string | null {
  if (found.kind === 'own-link') {
    const isWrong = found.warnings.includes('wrong-own-link')
    return isWrong ? null : asked.slice(0, BOOK_INPUT_MAX_LENGTH)
  }
  const identifier = found.identifier ?? behind
  return identifier && identifierKey(identifier)
}
