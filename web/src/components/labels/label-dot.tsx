import type { LabelColor } from '@everyshelf/domain/links'

// Each has a contrast of at least 3 : 1 with the paper of both themes.
const colors: Readonly<Record<LabelColor, string>> = {
  blue: 'bg-[#3f78d8]',
  green: 'bg-[#2f8a4c]',
  purple: 'bg-[#8c62d6]',
  orange: 'bg-[#c8641c]',
  teal: 'bg-[#1d8a8a]',
  pink: 'bg-[#cf4f93]',
  yellow: 'bg-[#a07a10]',
  red: 'bg-[#d2473f]',
  gray: 'bg-[#777c88]',
}

/** The dot in front of a label's name. The name says what the color means. */
export function LabelDot({
  color,
  large = false,
}: {
  readonly color: LabelColor
  readonly large?: boolean
}) {
  return (
    <span
      aria-hidden="true"
      className={`shrink-0 rounded-full forced-color-adjust-none ${large ? 'size-4' : 'size-2'} ${colors[color]}`}
    />
  )
}
