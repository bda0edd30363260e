import { countOf, formatDateTime } from '@everyshelf/domain/format'
import { useParams } from 'react-router'
import { BackLink } from '../../../components/back-link.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import { paths } from '../../../lib/paths.ts'
import { Fact, Facts } from '../components/facts.tsx'
import { auditedView, Loaded } from '../components/loaded.tsx'
import { UserLink } from '../components/user-link.tsx'
import { type InboxMessage, stateLabels, typeLabels } from './inbox-labels.ts'
import { Replies } from './replies.tsx'
import { ReplyForm } from './reply-form.tsx'
import { StateButtons } from './state-buttons.tsx'

/** One message, its replies, and a form to reply. */
export function Message() {
  const { messageId = '' } = useParams()
  const query = trpc.admin.inbox.get.useQuery({ id: messageId }, auditedView)
  return (
    <>
      <BackLink to={paths.adminInbox}>All messages</BackLink>
      <Loaded query={query} missing="This message does not exist.">
        {(message) => <MessageDetails message={message} />}
      </Loaded>
    </>
  )
}

function MessageDetails({ message }: { readonly message: InboxMessage }) {
  const { id, state, type, name, email, rating, createdAt, userId, replies } = message
  return (
    <>
      <Facts>
        <Fact name="From">{name ?? 'No name'}</Fact>
        <Fact name="Email">{email ?? 'Not given'}</Fact>
        <Fact name="Sent">{formatDateTime(createdAt)}</Fact>
        <Fact name="Form">
          {typeLabels[type]}
          {rating > 0 && `, ${countOf(rating, 'star')}`}
        </Fact>
        {userId && (
          <Fact name="Account">
            <UserLink userId={userId} />
          </Fact>
        )}
        <Fact name="Status">{stateLabels[state]}</Fact>
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
          The sender left no email address, so you cannot reply.
        </p>
      )}
    </>
  )
}
