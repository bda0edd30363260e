import { readApiError } from '@everyshelf/client'
import { useParams } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { formatDateTime } from '../../../format/dates.ts'
import { trpc } from '../../../lib/api.tsx'
import { BackLink } from '../lists/back-link.tsx'
import { Fact, Facts } from '../lists/facts.tsx'
import { ListSkeleton } from '../lists/paged-list.tsx'
import { UserLink } from '../lists/user-link.tsx'
import { describeStars, type InboxMessage, stateNames, typeNames } from './inbox-names.ts'
import { Replies } from './replies.tsx'
import { ReplyForm } from './reply-form.tsx'
import { StateButtons } from './state-buttons.tsx'

/** One message, what was answered, and a place to answer. */
export function Message() {
  const { messageId = '' } = useParams()
  // Each look is written down, so the page does not look again by itself.
  const { data, error, refetch } = trpc.admin.inbox.get.useQuery(
    { id: messageId },
    { refetchOnWindowFocus: false, refetchOnReconnect: false },
  )
  return (
    <>
      <BackLink to={paths.adminInbox}>All messages</BackLink>
      {data ? (
        <Open message={data} />
      ) : error && readApiError(error).code === 'not-found' ? (
        <p className="m-0 border-y border-rule py-8 text-ink-soft">There is no such message.</p>
      ) : error ? (
        <LoadFailure onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton />
      )}
    </>
  )
}

function Open({ message }: { readonly message: InboxMessage }) {
  const { id, state, type, name, email, rating, createdAt, userId, replies } = message
  return (
    <>
      <Facts>
        <Fact name="From">{name ?? 'No name'}</Fact>
        <Fact name="Address">{email ?? 'None was given'}</Fact>
        <Fact name="Written">{formatDateTime(createdAt)}</Fact>
        <Fact name="Form">
          {typeNames[type]}
          {rating > 0 && `, ${describeStars(rating)}`}
        </Fact>
        {userId && (
          <Fact name="Account">
            <UserLink userId={userId} />
          </Fact>
        )}
        <Fact name="State">{stateNames[state]}</Fact>
      </Facts>
      <StateButtons id={id} state={state} />
      <blockquote className="m-0 mt-8 max-w-[70ch] border-l-2 border-accent pl-5 text-lg whitespace-pre-wrap [overflow-wrap:anywhere]">
        {message.message}
      </blockquote>
      <Replies replies={replies} />
      {email ? (
        <ReplyForm id={id} address={email} />
      ) : (
        <p className="mt-10 mb-0 max-w-[60ch] text-ink-soft">
          Whoever wrote this left no address, so there is nobody to answer.
        </p>
      )}
    </>
  )
}
