import { CopyButton } from '@everyshelf/ui/links'
import { Button, buttonClasses } from '@everyshelf/ui/primitives'
import { Mail, Share2 } from 'lucide-react'
import { useId, useRef } from 'react'

const TITLE = 'Everyshelf: one book link for every reader'
const TEXT = 'Create one link per book. It takes every reader to a store in their country.'

/** The link, with buttons to copy it, share it by the device's share menu, or email it. */
export function ReferralShare({ link }: { readonly link: string }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const mail = `mailto:?subject=${encodeURIComponent(TITLE)}&body=${encodeURIComponent(`${TEXT}\n\n${link}`)}`
  return (
    <>
      <label htmlFor={id} className="mb-2 block font-semibold">
        Your referral link
      </label>
      <div className="flex flex-col gap-3 sm:flex-row">
        <input
          ref={field}
          id={id}
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
          className="min-h-11 min-w-0 flex-1 rounded-md border border-field-rule bg-field px-3 text-base text-field-ink"
        />
        <CopyButton text={link} label="Copy" onRefused={() => field.current?.focus()} />
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        {'share' in navigator && (
          <Button
            kind="outline"
            size="small"
            className="min-h-11"
            icon={<Share2 aria-hidden="true" className="size-4" />}
            // The promise rejects when the user closes the share menu, which is not an error.
            onClick={() =>
              void navigator.share({ title: TITLE, text: TEXT, url: link }).catch(() => {})
            }
          >
            Share
          </Button>
        )}
        <a href={mail} className={`${buttonClasses('outline', 'small')} min-h-11`}>
          <Mail aria-hidden="true" className="size-4" />
          Send by email
        </a>
      </div>
    </>
  )
}
