import { feedbackForm } from '@everyshelf/domain/schemas'
import { Button, Dialog, TextArea, TextField } from '@everyshelf/ui/primitives'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Star } from 'lucide-react'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { readDraft } from './drafts.ts'
import { Honeypot } from './honeypot.tsx'
import { SendFailure } from './send-failure.tsx'
import { useMessageDialog } from './use-message-dialog.ts'

const DRAFT = 'feedback'
const OUTCOME = { failed: 'feedback-failed', sent: 'feedback-sent' } as const

export function FeedbackDialog({ onClose }: { readonly onClose: () => void }) {
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

interface StarRatingProps {
  /** 0 without a rating. */
  readonly value: number
  readonly onChange: (value: number) => void
}

const STARS = [1, 2, 3, 4, 5]

/** One to five stars. Radio buttons, so arrow keys work, with a button to clear. */
function StarRating({ value, onChange }: StarRatingProps) {
  const name = useId()
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-1 p-0 font-semibold">Rating (optional)</legend>
      <div className="flex items-center gap-1">
        <div className="-ml-2 flex">
          {STARS.map((stars) => (
            <label
              key={stars}
              className="relative grid size-11 cursor-pointer place-items-center rounded-md text-accent hover:bg-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-[-2px] has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={name}
                value={stars}
                checked={value === stars}
                onChange={() => onChange(stars)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <Star
                aria-hidden="true"
                className={stars <= value ? 'size-6.5 fill-current' : 'size-6.5 text-rule-strong'}
              />
              <span className="sr-only">{stars === 1 ? '1 star' : `${stars} stars`}</span>
            </label>
          ))}
        </div>
        {value > 0 && (
          <button
            type="button"
            onClick={() => onChange(0)}
            className="ml-2 min-h-9 text-sm text-link"
          >
            Clear
          </button>
        )}
      </div>
    </fieldset>
  )
}
