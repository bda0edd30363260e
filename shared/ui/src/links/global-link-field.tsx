import { Link2, LockKeyhole } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { label } from '../labels/index.ts'
import { Button } from '../primitives/index.ts'
import { type FieldSize, fieldSizes } from './field-sizes.ts'
import { type LinkCopying, LinkWithCopyButton } from './link-with-copy-button.tsx'

/** Shown blurred to signed-out visitors, who have no link: the page must not contain a real one. */
const PLACEHOLDER = 'https://everyshelf.example/go/your-link'

interface GlobalLinkFieldProps extends LinkCopying {
  /** Null for signed-out visitors. */
  readonly link: string | null
  /** Called when a signed-out visitor clicks the button or the blurred field. */
  readonly onSignIn: () => void
  /** Called when the pointer or the focus reaches the field, to preload what the click needs. */
  readonly onMayAsk?: () => void
  readonly signInLabel?: string
  /** Of the link of a channel. */
  readonly name?: string
  readonly size?: FieldSize
  /** `row` for narrow layouts such as the extension's popup. */
  readonly layout?: 'responsive' | 'row'
  /** Focuses Copy when the link appears, unless something else has the focus, so that Enter copies. */
  readonly focusesCopy?: boolean
}

export function GlobalLinkField({
  link,
  onSignIn,
  onMayAsk,
  signInLabel = label('signInToCopy'),
  name = label('yourGlobalLink'),
  size = 'medium',
  layout = 'responsive',
  focusesCopy = false,
  ...copying
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
        {name}
      </div>
      <div className={layout === 'row' ? 'flex gap-2' : 'flex flex-col gap-3 sm:flex-row'}>
        {link === null ? (
          <>
            <HiddenLink size={size} onSignIn={onSignIn} />
            <Button size={size} icon={<LockKeyhole className="size-[1.1em]" />} onClick={onSignIn}>
              {signInLabel}
            </Button>
          </>
        ) : (
          <LinkWithCopyButton
            {...copying}
            link={link}
            size={size}
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

/** For pointers only; keyboard and screen reader users have the button next to it. */
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
