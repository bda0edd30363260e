/** Calls back when the next drawing is done; the result takes the wish back. */
export function afterPaint(callback: () => void): () => void {
  let afterwards: ReturnType<typeof setTimeout>
  const frame = requestAnimationFrame(() => {
    afterwards = setTimeout(callback)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(afterwards)
  }
}
