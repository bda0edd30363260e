import { Fragment } from 'react'

/** A sentence of the document, with the code between backticks set as code. */
export function InlineCode({ text }: { readonly text: string }) {
  return text.split('`').map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change.
      <code key={at} className="rounded-sm bg-wash px-1 text-[0.9em]">
        {part}
      </code>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change.
      <Fragment key={at}>{part}</Fragment>
    ),
  )
}
