import { Link2, LockKeyhole } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { label } from '../labels/index.ts'
import { Button } from '../primitives/index.ts'
import { type FieldSize, fieldSizes } from './field-sizes.ts'
import { OwnLinkRow } from './own-link-row.tsx'
import type { CopyContent } from './use-copy.ts'

/** Stands under the blur. Signed-out visitors have no link yet: nothing real may be hidden there. */
const PLACEHOLDER = 'https://everyshelf.example/go/your-link'

interface GlobalLinkFieldProps {
  /** Null for signed-out visitors, who do not receive it. */
  readonly link: string | null
  /** What is copied, where that is not the bare link. */
  readonly copyText?: CopyContent | undefined
  /** The link as Markdown, copied by Shift and a click. */
  readonly markdown?: string | undefined
  readonly onCopied?: () => void
  /** The signed-out visitor wants the link: by the button, or by a click on the blurred field. */
  readonly onSignIn: () => void
  /** The pointer or the focus has come near: what the click needs can be fetched. */
  readonly onMayAsk?: () => void
  readonly signInLabel?: string
  readonly size?: FieldSize
  /** `row` for narrow places such as the extension's popup: there the link wraps. */
  readonly layout?: 'responsive' | 'row'
  /** Focuses Copy as soon as the link is there, unless something else has the focus: Enter then copies. */
  readonly focusesCopy?: boolean
}

export function GlobalLinkField({
  link,
  copyText,
  markdown,
  onCopied,
  onSignIn,
  onMayAsk,
  signInLabel = label('signInToCopy'),
  size = 'medium',
  layout = 'responsive',
  focusesCopy = false,
}: GlobalLinkFieldProps) {
  const id = useId()
  return (
    <fieldset
      className="m-0 min-w-0 border-0 p-0"
      aria-labelledby={id}
      onPointerEnter={onMayAsk}
      onFocus={onMayAsk}
    >
      <div id={id} className="mb-2 flex items-center gap-2 font-semibold">
        <Link2 aria-hidden="true" className="size-5" />
        {label('yourGlobalLink')}
      </div>
      <div
        className={
          layout === 'row' ? 'flex gap-2 max-[22rem]:flex-col' : 'flex flex-col gap-3 sm:flex-row'
        }
      >
        {link === null ? (
          <>
            <HiddenLink size={size} onSignIn={onSignIn} />
            <Button size={size} icon={<LockKeyhole className="size-[1.1em]" />} onClick={onSignIn}>
              {signInLabel}
            </Button>
          </>
        ) : (
          <OwnLinkRow
            link={link}
            copyText={copyText ?? link}
            markdown={markdown}
            onCopied={onCopied}
            size={size}
            layout={layout}
            focusesCopy={focusesCopy}
            labelledBy={id}
          />
        )}
      </div>
    </fieldset>
  )
}

interface HiddenLinkProps {
  readonly size: FieldSize
  readonly onSignIn: () => void
}

/** For pointers only; keyboards and screen readers have the button beside it, which says the same. */
function HiddenLink({ size, onSignIn }: HiddenLinkProps): ReactNode {
  return (
    <button
      type="button"
      aria-hidden="true"
      tabIndex={-1}
      onClick={onSignIn}
      className={`flex min-w-0 flex-1 items-center overflow-hidden rounded-md border border-field-rule bg-field text-left text-field-ink ${fieldSizes[size]}`}
    >
      <span className="animate-reveal truncate blur-[5px] select-none">{PLACEHOLDER}</span>
    </button>
  )
}
