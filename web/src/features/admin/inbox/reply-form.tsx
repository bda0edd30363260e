import { MESSAGE_MAX_LENGTH } from '@everyshelf/domain/schemas'
import { Button, TextArea } from '@everyshelf/ui/primitives'
import { type FormEvent, useState } from 'react'
import { trpc } from '../../../lib/api.tsx'
import { OutcomeLine } from '../lists/outcome-line.tsx'
import { useInboxRefresh } from './state-buttons.tsx'

interface ReplyFormProps {
  readonly id: string
  readonly address: string
}

/** An answer goes out as text, from the server's own address; what comes back goes to the operator. */
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
        label="Your answer"
        hint={`Goes to ${address} as plain text, with the message below it.`}
        error={isMissing ? 'Please write an answer' : undefined}
        rows={7}
        maxLength={MESSAGE_MAX_LENGTH}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className="mt-2 flex flex-wrap items-center gap-4">
        <Button type="submit" busy={reply.isPending}>
          Send the answer
        </Button>
        <OutcomeLine
          error={reply.error}
          done={reply.isSuccess ? `Written to ${address}; it goes out now.` : null}
        />
      </div>
    </form>
  )
}
