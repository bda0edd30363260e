import { classNames } from '../primitives/index.ts'

/** Cloth colors, dark enough for a paper-colored title. Classes, because prerendered pages allow no inline styles. */
const cloths = [
  'bg-[#6d2a31]',
  'bg-[#26406f]',
  'bg-[#4d5226]',
  'bg-[#5b3a63]',
  'bg-[#7a4a14]',
  'bg-[#1f5258]',
  'bg-[#3b3f4c]',
] as const

interface ClothCoverProps {
  /** Gives a book the same color everywhere. */
  readonly identifier: string
  readonly title: string
  readonly author?: string | undefined
  readonly className?: string
}

/** A drawn cover for a book without a cover picture. */
export function ClothCover({ identifier, title, author, className }: ClothCoverProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        '@container flex aspect-2/3 w-full flex-col overflow-hidden rounded-r-[3px] rounded-l-[1px] text-[#f6f4ea] inset-shadow-[0.4em_0_0_rgb(0_0_0/0.22)]',
        clothOf(identifier),
        className,
      )}
    >
      <span className="m-[7cqw] flex flex-1 flex-col justify-between border border-current/40 p-[7cqw]">
        <span className="line-clamp-5 font-display text-[11cqw] leading-[1.15] break-words">
          {title}
        </span>
        {author && <span className="line-clamp-2 text-[7cqw] leading-tight">{author}</span>}
      </span>
    </span>
  )
}

function clothOf(identifier: string): string {
  let sum = 0
  for (const character of identifier) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973
  return cloths[sum % cloths.length] ?? cloths[0]
}
