import { MESSAGE_MAX_LENGTH } from '@everyshelf/domain/schemas'
import { Button, TextArea } from '@everyshelf/ui/primitives'
import { type FormEvent, useState } from 'react'
import { trpc } from '../../../lib/api/trpc.tsx'
import { ActionResult } from '../components/action-result.tsx'
import { useInboxRefresh } from './state-buttons.tsx'

interface ReplyFormProps {
  readonly id: string
  readonly address: string
}

/** Sends a plain-text reply from the server's address. Answers to it go to the operator. */
export function ReplyForm({ id, address }: ReplyFormProps) {
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const refresh = useInboxRefresh(id)
  const reply = trpc.admin.inbox.reply.useMutation({
    onSuccess: async () => {
      setText('')
      await refresh()
    },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    setMissing(text.trim() === '')
    if (text.trim() !== '' && !reply.isPending) reply.mutate({ id, text })
  }
  return (
    <form noValidate onSubmit={send} className="mt-10 max-w-[70ch]">
      <TextArea
        label="Your reply"
        hint={`Sent to ${address} as plain text, with the original message below.`}
        error={isMissing ? 'Please write a reply' : undefined}
        rows={7}
        maxLength={MESSAGE_MAX_LENGTH}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className="mt-2 flex flex-wrap items-center gap-4">
        <Button type="submit" busy={reply.isPending}>
          Send reply
        </Button>
        <ActionResult
          error={reply.error}
          done={reply.isSuccess ? `Your reply to ${address} is being sent.` : null}
        />
      </div>
    </form>
  )
}
