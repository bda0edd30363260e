import { Button } from '@everyshelf/ui/primitives'
import { showError } from '@everyshelf/ui/toast'
import { Bookmark } from 'lucide-react'
import { useEffect, useState } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useGoToSignIn, useSession } from '../../../lib/session.ts'
import type { MadeLinks } from '../make-links.ts'
import { rememberSaveIntent, takeSaveIntent } from './save-intent.ts'
import { useSave } from './use-save.ts'

const SaveDialog = lazyPart(async () => (await import('./save-dialog.tsx')).SaveDialog)

interface SaveButtonProps {
  readonly made: MadeLinks
  readonly title: string
  readonly onChange: (made: MadeLinks) => void
}

/** Keeps the link in the account, after a question; who has none is led to sign in and back. */
export function SaveButton({ made, ...rest }: SaveButtonProps) {
  const isOwn = useSession().status === 'signed-in' && made.links.globalLink !== null
  return isOwn ? <OwnSaveButton made={made} {...rest} /> : <SignInToSave made={made} />
}

const look = {
  kind: 'outline',
  className: 'max-sm:px-2',
  icon: <Bookmark aria-hidden="true" className="size-[1.1em] max-sm:hidden" />,
} as const

function OwnSaveButton({ made, title, onChange }: SaveButtonProps) {
  const { saved, identifier } = made.links
  const { isSaving, save } = useSave(made, onChange)
  const [isAsked, setAsked] = useState(false)
  const isSaved = saved !== null
  useEffect(() => {
    if (!isSaved && takeSaveIntent(identifier.key)) setAsked(true)
  }, [isSaved, identifier.key])
  if (isSaved) {
    return (
      <Button {...look} aria-disabled="true">
        Saved ✓
      </Button>
    )
  }
  return (
    <>
      <Button
        {...look}
        busy={isSaving}
        onPointerEnter={SaveDialog.preload}
        onFocus={SaveDialog.preload}
        onClick={() => setAsked(true)}
      >
        {isSaving ? 'Saving...' : 'Save to My Account'}
      </Button>
      {isAsked && (
        <SaveDialog
          title={title}
          onClose={() => setAsked(false)}
          onConfirm={() => {
            setAsked(false)
            void save()
          }}
        />
      )}
    </>
  )
}

function SignInToSave({ made }: { readonly made: MadeLinks }) {
  const goToSignIn = useGoToSignIn()
  const { status } = useSession()
  return (
    <Button
      {...look}
      busy={status === 'signed-in'}
      onClick={() => {
        rememberSaveIntent(made.links.identifier.key)
        showError('sign-in-to-save')
        goToSignIn()
      }}
    >
      {status === 'signed-in' ? 'Save to My Account' : 'Save This Link'}
    </Button>
  )
}
