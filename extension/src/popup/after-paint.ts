/** Calls back after the next paint; the returned function cancels it. */
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
