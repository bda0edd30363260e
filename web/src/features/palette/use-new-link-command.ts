import { showFailure } from '@everyshelf/ui/toast'
import { useEffect } from 'react'
import { type FormLogic, useFormLogic } from '../../components/book-field/use-form-logic.ts'
import { useNewLink } from '../../components/links/use-new-link.ts'
import { useSession } from '../../lib/session/session.ts'
import type { Command } from './command.ts'

/** For a text that names a book: the command that creates, saves, and copies its link. */
export function useNewLinkCommand(text: string): readonly Command[] {
  const isSignedIn = useSession().status === 'signed-in'
  const [formLogic, loadFormLogic] = useFormLogic()
  const newLink = useNewLink()
  useEffect(() => {
    if (text && isSignedIn) void loadFormLogic()
  }, [text, isSignedIn, loadFormLogic])
  const book = text && isSignedIn ? formLogic?.describeInput(text) : null
  if (!formLogic || !book) return []

  const create = async ({ makeLinks }: FormLogic) => {
    newLink.begin()
    const result = await makeLinks(text)
    if (result.ok) return newLink.finish(result.made)
    newLink.refuse()
    showFailure(result.refusal.code, result.refusal.cause)
  }
  return [
    {
      id: 'new-link',
      group: 'New link',
      label: 'Create and copy the link',
      detail: book,
      keywords: text,
      run: () => void create(formLogic),
    },
  ]
}
