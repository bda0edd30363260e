/** The error after a failed send. */
export function SendFailure({ text }: { readonly text: string | null }) {
  if (!text) return null
  return (
    <p role="alert" className="m-0 mb-3 rounded-md bg-danger-wash px-3 py-2.5 text-sm text-danger">
      {text} Your text is still here.
    </p>
  )
}
