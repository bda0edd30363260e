import {
  type BookIdentifier,
  identifierKey,
  parseBookIdentifier,
} from '@everyshelf/domain/identifiers'
import { inspectLink, type LinkInspection } from '@everyshelf/domain/links'
import { BOOK_INPUT_MAX_LENGTH } from '@everyshelf/domain/schemas'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { trpc } from '../../../lib/api/trpc.tsx'
import { ownDomains } from '../../../lib/session/own-domains.ts'
import { useSession } from '../../../lib/session/session.ts'
import { type ExplainedRoute, listServiceTags } from './destinations.ts'

export function useLinkTest() {
  const [query] = useSearchParams()
  const [text, setText] = useState(query.get('input') ?? '')
  const [submitted, setSubmitted] = useState<string | null>(null)
  const tags = useOwnTags()
  const short = useShortLink()

  const inspect = (newText: string, serviceTags: readonly string[] | null) =>
    inspectLink(newText, {
      origin: location.origin,
      ownDomains: ownDomains(),
      ownTags: tags.own,
      serviceTags,
    })
  const first = submitted ? inspect(submitted, null) : null
  const shortLink = first?.shortUrl ? short : NO_SHORT_LINK
  const input = first && chooseInput(first, submitted ?? '', shortLink.identifier)
  const route = useRoute(input)
  const isBusy = shortLink.isPending || route.isLoading || (first !== null && tags.isLoading)
  const inspection =
    submitted && !isBusy
      ? inspect(submitted, route.data ? listServiceTags(route.data) : null)
      : null

  const error: unknown = shortLink.error ?? route.error

  const test = (newText: string) => {
    setText(newText)
    setSubmitted(newText.trim())
    short.follow(inspect(newText, null).shortUrl)
  }

  return {
    text,
    setText,
    test,
    /** The text that was tested last, trimmed. */
    testedText: submitted,
    /** The form was submitted with an empty field. */
    isEmpty: submitted === '' && text.trim() === '',
    isBusy,
    /** Null before and during a test. */
    inspection: inspection && {
      ...inspection,
      identifier: inspection.identifier ?? shortLink.identifier ?? readBook(route.data),
    },
    /** What the server resolves to a destination; null when the link names no book. */
    input,
    route: route.data,
    /** Why the destination is unknown. */
    error,
    retry: () => (shortLink.error ? test(submitted ?? '') : route.retry()),
    /** The tags that the user's own links would have; null without Premium. */
    activeTags: tags.active,
  }
}

export type LinkTestState = ReturnType<typeof useLinkTest>

/** The book of a saved link, which only the server knows. */
function readBook(route: ExplainedRoute | undefined) {
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
    active: profile.data?.isPremium ? tags : null,
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
  const isEnabled = input !== null
  return {
    data: isEnabled ? data : undefined,
    error: isEnabled ? error : null,
    isLoading: isEnabled && isFetching && !data,
    retry: () => void refetch(),
  }
}

/** Sends Everyshelf links unchanged, because the server knows their book and their owner's tags. */
function chooseInput(
  inspection: LinkInspection,
  submitted: string,
  shortLink: BookIdentifier | null,
) {
  if (inspection.kind === 'service-link') {
    const isWrong = inspection.warnings.includes('wrong-service-link')
    return isWrong ? null : submitted.slice(0, BOOK_INPUT_MAX_LENGTH)
  }
  const identifier = inspection.identifier ?? shortLink
  return identifier && identifierKey(identifier)
}
