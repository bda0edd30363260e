import { type RetailerCode, retailerName, signColor } from '@everyshelf/domain/retailers'

/** A store's name on a sign in its color, as readers see it on the reader page. */
export function StoreSign({ code }: { readonly code: RetailerCode }) {
  return (
    <span
      style={{ backgroundColor: signColor(code) }}
      className="inline-grid min-h-9 w-36 shrink-0 place-items-center rounded-md px-2 py-1 text-center font-display text-[0.9375rem] leading-tight text-[#fff] no-underline forced-color-adjust-none"
    >
      {retailerName(code)}
    </span>
  )
}
