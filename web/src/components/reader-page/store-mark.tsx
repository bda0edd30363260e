import { type RetailerCode, retailerMark } from '@everyshelf/domain/retailers'

/** A retailer's mark, beside its name. Readers see the same one on the reader page. */
export function StoreMark({ code }: { readonly code: RetailerCode }) {
  const { letters, color } = retailerMark(code)
  return (
    <svg aria-hidden="true" viewBox="0 0 36 36" className="size-8 shrink-0 rounded-lg">
      <rect width="36" height="36" fill={color} />
      <text
        x="18"
        y="18"
        fill="#fff"
        textAnchor="middle"
        dominantBaseline="central"
        fontWeight="700"
        fontSize={letters.length > 2 ? 11 : 15}
      >
        {letters}
      </text>
    </svg>
  )
}
