export function Headline() {
  return (
    <>
      <h1 className="m-0 font-display text-[clamp(2.6rem,6.9vw,5rem)] leading-[1.02] tracking-[-0.015em] text-balance">
        Connect readers worldwide
      </h1>
      <p className="m-0 mt-5 max-w-[46ch] text-lg text-ink-soft text-pretty sm:text-xl">
        Paste any book. You get one link that opens every reader's own book store, in their own
        country.
      </p>
    </>
  )
}
