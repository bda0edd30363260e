import { LineDrawing } from './line-drawing.tsx'

interface BookstoreProps {
  readonly className?: string
}

/** A bookstore: fascia, awning, a window with books, a door. */
export function Bookstore({ className }: BookstoreProps) {
  return (
    <LineDrawing viewBox="0 0 120 120" className={className}>
      <path className="fill-(--sheet)" d="M14 114V16h92v98" />
      <path d="M10 16h100M14 32h92" />
      <path d="M28 24h64" strokeWidth="1.5" strokeDasharray="5 4" />
      <path className="fill-(--paper)" d="M24 70h44v32H24zM80 114V70h16v44" />
      <path d="M24 102h44M31 102V82h5v20M40 102V78h7v24M51 102l5-18 5 1.5-5 16.5M92 92v3" />
      <path
        className="fill-(--sheet)"
        d="M11 36h98v15a7 7 0 0 1-14 0 7 7 0 0 1-14 0 7 7 0 0 1-14 0 7 7 0 0 1-14 0 7 7 0 0 1-14 0 7 7 0 0 1-14 0 7 7 0 0 1-14 0z"
      />
      <path
        className="fill-(--accent) stroke-(--accent)"
        d="M11 36h14v15a7 7 0 0 1-14 0zM39 36h14v15a7 7 0 0 1-14 0zM67 36h14v15a7 7 0 0 1-14 0zM95 36h14v15a7 7 0 0 1-14 0z"
      />
      <path d="M4 114h112" />
    </LineDrawing>
  )
}
