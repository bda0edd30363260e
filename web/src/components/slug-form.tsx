import { parseSlug, type Slug } from '@everyshelf/domain/links'
import { type ErrorCode, errorMessages } from '@everyshelf/domain/messages'
import { Button, TextField } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { Form } from './form.tsx'

interface SlugFormProps {
  readonly label: string
  readonly buttonLabel: string
  /** The slug in use; empty for none. */
  readonly saved: string
  /** The part of the address before the slug. */
  readonly prefix: string
  /** What is wrong with a changed text that has this slug, or none. */
  readonly findProblem: (text: string, slug: Slug | undefined) => ErrorCode | null
  /** Returns why the slug was refused. */
  readonly save: (slug: Slug) => Promise<ErrorCode | null>
  readonly onSaved: () => void
  readonly className?: string
}

/** The end of an address, which its owner chooses. */
export function SlugForm({
  label,
  buttonLabel,
  saved,
  prefix,
  findProblem,
  save,
  onSaved,
  className,
}: SlugFormProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<ErrorCode | null>(null)
  const text = typed ?? saved
  const slug = parseSlug(text)
  const isChanged = text.trim() !== '' && slug !== saved
  const problem = refused ?? (isChanged ? findProblem(text, slug) : null)

  const submit = async () => {
    if (isBusy || !isChanged || !slug || problem) return
    setBusy(true)
    const code = await save(slug)
    setBusy(false)
    setRefused(code)
    if (code) return
    setTyped(null)
    onSaved()
  }

  return (
    <Form className={className} onSubmit={submit}>
      <TextField
        label={label}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        value={text}
        readOnly={isBusy}
        error={problem ? errorMessages[problem].text : undefined}
        hint={
          <span className="wrap-anywhere">
            {prefix}
            <strong className="font-semibold text-ink">{slug ?? saved}</strong>
          </span>
        }
        onChange={({ currentTarget }) => {
          setRefused(null)
          setTyped(currentTarget.value)
        }}
        action={
          <Button type="submit" busy={isBusy} disabled={!slug || !isChanged || problem !== null}>
            {buttonLabel}
          </Button>
        }
      />
    </Form>
  )
}
