import { LineDrawing } from './line-drawing.tsx'

interface DrawingProps {
  readonly className?: string
}

/** A full shelf with one book missing, for addresses without a page. */
export function GapOnShelf({ className }: DrawingProps) {
  return (
    <LineDrawing viewBox="0 0 360 150" className={className}>
      <path d="M8 132h344M28 132v12M332 132v12" />
      <path d="M24 132V34h22v98M46 132V22h18v110M64 132V44h26v88M90 132V28h16v104M30 48h10M30 54h10M52 36h6M70 60h14M70 112h14M94 44h8" />
      <path d="m112 132 18-94 17 4-17 90M121 62l9 2" />
      <path strokeDasharray="2 7" d="M166 132V30h34v102" />
      <path className="fill-(--accent) stroke-(--accent)" d="M178 30h10v30l-5-5-5 5z" />
      <path d="M214 132V40h20v92M234 132V26h24v106M258 132V48h16v84M274 132V34h28v98M302 132V20h18v112M220 56h8M240 44h12M240 50h12M240 116h12M262 62h8M280 52h16M306 38h10" />
    </LineDrawing>
  )
}

/** An empty shelf. */
export function EmptyShelf({ className }: DrawingProps) {
  return (
    <LineDrawing viewBox="0 0 360 150" className={className}>
      <path d="M8 132h344M28 132v12M332 132v12" />
      <path d="M44 64v68h22" strokeWidth="3" />
      <path strokeDasharray="2 7" d="M150 132V38h30v94M180 132V50h24v82" />
      <path d="M316 64v68h-22" strokeWidth="3" />
      <path className="stroke-(--accent)" d="M246 96v28M232 110h28" />
    </LineDrawing>
  )
}
