import type { ComponentProps } from 'react'

/** A field that people do not see. Whoever fills it in is a program. */
export function Honeypot(props: ComponentProps<'input'>) {
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0">
      <label>
        Website
        <input type="text" tabIndex={-1} autoComplete="off" {...props} />
      </label>
    </div>
  )
}
