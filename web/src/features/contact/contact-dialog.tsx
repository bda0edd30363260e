import { contactForm } from '@everyshelf/domain/schemas'
import { Button, Dialog, TextArea, TextField } from '@everyshelf/ui/primitives'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { readDraft } from './drafts.ts'
import { Honeypot } from './honeypot.tsx'
import { SendFailure } from './send-failure.tsx'
import { useMessageDialog } from './use-message-dialog.ts'

const DRAFT = 'contact'
const OUTCOME = { failed: 'contact-failed', sent: 'message-sent' } as const

export function ContactDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useForm({
    resolver: standardSchemaResolver(contactForm),
    defaultValues: readDraft(DRAFT, {
      name: '',
      email: '',
      message: '',
      website: '',
    }),
  })
  const { register, handleSubmit, formState } = form
  const { errors, isSubmitting } = formState
  const { failure, send, close } = useMessageDialog(form, DRAFT, OUTCOME, onClose)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title="Contact Us"
      description="Your message goes to the site operator."
    >
      <form
        noValidate
        aria-busy={isSubmitting}
        className="mt-6"
        onSubmit={handleSubmit((fields) => send({ ...fields, type: 'contact' }))}
      >
        <TextField
          label="Name"
          autoComplete="name"
          required
          error={errors.name?.message}
          {...register('name')}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          required
          error={errors.email?.message}
          {...register('email')}
        />
        <TextArea
          label="Message"
          required
          error={errors.message?.message}
          {...register('message')}
        />
        <Honeypot {...register('website')} />
        <SendFailure text={failure} />
        <Button type="submit" size="large" busy={isSubmitting} className="mt-2 w-full">
          {isSubmitting ? 'Sending...' : 'Send message'}
        </Button>
      </form>
    </Dialog>
  )
}
