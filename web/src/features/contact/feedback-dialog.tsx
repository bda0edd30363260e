import { feedbackForm } from '@everyshelf/domain/schemas'
import { Button, Dialog, TextArea, TextField } from '@everyshelf/ui/primitives'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { readDraft } from './drafts.ts'
import { Honeypot } from './honeypot.tsx'
import { SendFailure } from './send-failure.tsx'
import { StarRating } from './star-rating.tsx'
import { useMessageDialog } from './use-message-dialog.ts'

interface FeedbackDialogProps {
  readonly onClose: () => void
}

const DRAFT = 'feedback'
const OUTCOME = { failed: 'feedback-failed', sent: 'feedback-sent' } as const

export function FeedbackDialog({ onClose }: FeedbackDialogProps) {
  const form = useForm({
    resolver: standardSchemaResolver(feedbackForm),
    defaultValues: readDraft(DRAFT, {
      type: 'feedback' as const,
      name: '',
      email: '',
      rating: 0,
      message: '',
      website: '',
    }),
  })
  const { register, handleSubmit, formState, setValue, watch } = form
  const { errors, isSubmitting } = formState
  const [message, rating] = watch(['message', 'rating'])
  const { failure, send, close } = useMessageDialog(form, DRAFT, OUTCOME, onClose)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title="Share Feedback"
      description="What works, what doesn’t, and what’s missing? One sentence is enough."
    >
      <form noValidate aria-busy={isSubmitting} className="mt-6" onSubmit={handleSubmit(send)}>
        <StarRating value={rating ?? 0} onChange={(stars) => setValue('rating', stars)} />
        <TextArea
          label="Feedback"
          required
          error={errors.message?.message}
          className="mt-4"
          {...register('message')}
        />
        <div className="grid gap-x-4 sm:grid-cols-2">
          <TextField
            label="Name (optional)"
            autoComplete="name"
            error={errors.name?.message}
            {...register('name')}
          />
          <TextField
            label="Email (optional)"
            type="email"
            autoComplete="email"
            error={errors.email?.message}
            {...register('email')}
          />
        </div>
        <Honeypot {...register('website')} />
        <SendFailure text={failure} />
        <Button
          type="submit"
          size="large"
          busy={isSubmitting}
          disabled={message.trim() === ''}
          className="mt-2 w-full"
        >
          {isSubmitting ? 'Sending...' : 'Send feedback'}
        </Button>
      </form>
    </Dialog>
  )
}
