import type { ReactNode } from 'react'
import { LineDrawing } from './line-drawing.tsx'

interface DrawingProps {
  readonly className?: string
}

/** Shoulders, head bent over the page, and the open book in front. */
function Reader({ hair, children }: { readonly hair: ReactNode; readonly children?: ReactNode }) {
  return (
    <>
      <path className="fill-(--wash)" d="M26 108c0-22 12-32 34-32s34 10 34 32" />
      <path className="fill-(--sheet)" d="M53 68v9c0 4 3 6 7 6s7-2 7-6v-9" />
      <path
        className="fill-(--sheet)"
        d="M44 50c0-11 7-17 16-17s16 6 16 17c0 12-7 21-16 21s-16-9-16-21z"
      />
      {hair}
      <path d="M51 55q3 2.5 6 0M64 55q3 2.5 6 0M57.5 63q2.5 1.5 5 0" strokeWidth="1.75" />
      {children}
      <path className="fill-(--accent) stroke-(--accent)" d="M30 84q16-3 30 4 14-7 30-4v24H30z" />
      <path className="stroke-(--on-accent)" d="M60 89v19" strokeWidth="1.5" />
    </>
  )
}

/** Behind a casement window with a flower box. */
export function ReaderAtCasement({ className }: DrawingProps) {
  return (
    <LineDrawing viewBox="0 0 120 120" className={className}>
      <path className="fill-(--paper)" d="M14 108V12h92v96" />
      <path d="M14 34h92M60 12v22" strokeWidth="1.5" />
      <Reader
        hair={
          <path
            className="fill-current"
            d="M42 62c-3-20 3-33 18-33s21 13 18 33c-1 5-4 6-5 5 2-9 1-17-3-23-8 3-15 2-20 0-4 6-5 14-3 23-1 1-4 0-5-5z"
          />
        }
      />
      <path className="fill-(--sheet)" d="M6 108h108v6H6z" />
    </LineDrawing>
  )
}

/** Behind a sliding paper screen. */
export function ReaderAtScreen({ className }: DrawingProps) {
  return (
    <LineDrawing viewBox="0 0 120 120" className={className}>
      <path className="fill-(--paper)" d="M10 108V18h100v90" />
      <path
        d="M10 40h100M10 62h14M96 62h14M10 84h14M96 84h14M24 18v90M96 18v90M60 18v8M42 18v22M78 18v22"
        strokeWidth="1.5"
      />
      <Reader
        hair={
          <>
            <circle className="fill-current" cx="60" cy="26" r="6" />
            <path
              className="fill-current"
              d="M43 52c-1-14 5-21 17-21s18 7 17 21c-3-5-5-9-5-12-9 2-16 1-24 0 0 4-2 8-5 12z"
            />
          </>
        }
      />
      <path className="fill-(--sheet)" d="M4 108h112v6H4z" />
    </LineDrawing>
  )
}

/** Between two open shutters. */
export function ReaderAtShutters({ className }: DrawingProps) {
  return (
    <LineDrawing viewBox="0 0 120 120" className={className}>
      <path className="fill-(--paper)" d="M24 108V40a36 28 0 0 1 72 0v68" />
      <path className="fill-(--sheet)" d="M4 34h20v74H4zM96 34h20v74H96z" />
      <path
        d="M8 44h12M8 52h12M8 60h12M8 68h12M8 76h12M8 84h12M8 92h12M8 100h12M100 44h12M100 52h12M100 60h12M100 68h12M100 76h12M100 84h12M100 92h12M100 100h12"
        strokeWidth="1.5"
      />
      <Reader
        hair={
          <path
            className="fill-current"
            d="M43 50c-3-6-1-11 2-13 2-6 8-9 15-9 8 0 13 3 15 9 3 2 5 7 2 13-1-5-3-8-6-9-8 2-15 2-22 0-3 1-5 4-6 9z"
          />
        }
      >
        <path d="M46 59c2 14 8 17 14 17s12-3 14-17" strokeWidth="1.75" />
        <g strokeWidth="1.75">
          <circle cx="54" cy="54.5" r="5" />
          <circle cx="67" cy="54.5" r="5" />
          <path d="M59 54h3" />
        </g>
      </Reader>
      <path className="fill-(--sheet)" d="M18 108h84v6H18z" />
    </LineDrawing>
  )
}
