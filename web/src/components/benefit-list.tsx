import { Check } from 'lucide-react'

/** What Premium adds to a page, one line per benefit. */
export function BenefitList({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className="m-0 mb-6 grid list-none gap-2.5 p-0">
      {lines.map((line) => (
        <li key={line} className="flex max-w-[66ch] gap-3">
          <Check className="mt-0.5 size-5 shrink-0 text-accent" />
          {line}
        </li>
      ))}
    </ul>
  )
}
