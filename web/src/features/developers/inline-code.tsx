import { Fragment } from 'react'

/** A sentence of the document, with the words between backticks set as code. */
export function InlineCode({ text }: { readonly text: string }) {
  return [...text.matchAll(/`([^`]+)`|[^`]+/g)].map(({ 0: part, 1: code, index }) =>
    code === undefined ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <code key={index} className="rounded-sm bg-wash px-1 text-[0.9em]">
        {code}
      </code>
    ),
  )
}
