import { readApiError } from '@everyshelf/client'
import { suggestPageAddress } from '@everyshelf/domain/author-pages'
import { AUTHOR_NAME_MAX_LENGTH } from '@everyshelf/domain/limits'
import { type ErrorCode, errorMessages, isErrorCode } from '@everyshelf/domain/messages'
import { authorPagesCreateInput } from '@everyshelf/domain/schemas'
import { Button, Dialog, TextField } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { generatePath, useNavigate } from 'react-router'
import { paths } from '../../app/paths.ts'
import { trpc } from '../../lib/api/trpc.tsx'
import { AddressField } from './address-field.tsx'
import { isAddressProblem } from './address-problems.ts'

interface CreatePageDialogProps {
  readonly onClose: () => void
}

/** Asks for the name and the address, and opens the editor of the new page. */
export function CreatePageDialog({ onClose }: CreatePageDialogProps) {
  const navigate = useNavigate()
  const utils = trpc.useUtils()
  const { mutateAsync: create, isPending } = trpc.authorPages.create.useMutation()
  const [name, setName] = useState('')
  const [typedAddress, setAddress] = useState<string | null>(null)
  const [problem, setProblem] = useState<ErrorCode | 'no-name' | 'reserved-name' | null>(null)
  const address = typedAddress ?? suggestPageAddress(name)

  const submit = async () => {
    const parsed = authorPagesCreateInput.safeParse({ name, address })
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      if (!isAddressProblem(issue?.message)) return setProblem('no-name')
      return setProblem(issue.path[0] === 'name' ? 'reserved-name' : issue.message)
    }
    try {
      const page = await create(parsed.data)
      utils.authorPages.get.setData({ id: page.id }, page)
      void utils.authorPages.list.invalidate()
      await navigate(generatePath(paths.authorPage, { pageId: page.id }))
    } catch (error) {
      setProblem(readApiError(error).code)
    }
  }

  const isOther = isErrorCode(problem) && !isAddressProblem(problem)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Create an author page"
      description="Readers can’t see the page until you publish it."
    >
      <form
        noValidate
        className="mt-6"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <TextField
          label="Author name"
          value={name}
          maxLength={AUTHOR_NAME_MAX_LENGTH}
          autoComplete="off"
          hint="As it appears on your books."
          error={explainName(problem)}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value)
            setProblem(null)
          }}
        />
        <AddressField
          value={address}
          error={isAddressProblem(problem) && errorMessages[problem].text}
          onChange={(text) => {
            setAddress(text)
            setProblem(null)
          }}
        />
        {isOther && (
          <p role="alert" className="m-0 mt-3 font-medium text-danger">
            {errorMessages[problem].title}. {errorMessages[problem].text}
          </p>
        )}
        <div className="mt-6 grid grid-cols-2 gap-3">
          <Button kind="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={isPending}>
            Create page
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function explainName(problem: string | null): string | false {
  if (problem === 'reserved-name') return errorMessages['page-address-reserved'].text
  return problem === 'no-name' && 'Enter a name.'
}
