import type { CountryCode } from '@everyshelf/domain/countries'
import { Mark } from '@everyshelf/ui/brand'
import {
  ReaderAtCasement,
  ReaderAtScreen,
  ReaderAtShutters,
  Shop,
} from '@everyshelf/ui/illustrations'
import { Flag } from '@everyshelf/ui/marketplaces'
import type { ComponentType } from 'react'

interface Scene {
  readonly country: CountryCode
  readonly reader: string
  readonly store: string
  readonly Picture: ComponentType<{ readonly className?: string }>
}

const scenes: readonly Scene[] = [
  {
    country: 'DE',
    reader: 'A reader in Germany',
    store: 'Amazon Germany',
    Picture: ReaderAtCasement,
  },
  { country: 'JP', reader: 'A reader in Japan', store: 'Amazon Japan', Picture: ReaderAtScreen },
  {
    country: 'BR',
    reader: 'A reader in Brazil',
    store: 'Amazon Brazil',
    Picture: ReaderAtShutters,
  },
]

/** The whole idea in one picture: one link, three readers, three stores. */
export function OneLinkPicture() {
  return (
    <figure className="mx-auto mt-16 mb-0 max-w-6xl px-6 sm:mt-20 sm:px-10 lg:px-12">
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Mark className="size-11 text-accent" />
        <span className="font-display text-3xl leading-tight sm:text-4xl">
          One link, three readers, three stores
        </span>
      </figcaption>
      <ul className="m-0 mt-8 grid list-none border-t-2 border-accent p-0 md:grid-cols-3 md:gap-x-10">
        {scenes.map((scene) => (
          <SceneItem key={scene.country} {...scene} />
        ))}
      </ul>
    </figure>
  )
}

/** A thread of the shelf above leads to the reader, and on to the store. */
function SceneItem({ country, reader, store, Picture }: Scene) {
  return (
    <li className="relative border-b border-rule py-8 md:border-b-0 md:pt-12">
      <svg
        aria-hidden="true"
        viewBox="0 0 4 48"
        preserveAspectRatio="none"
        className="absolute top-0 left-[25%] hidden h-12 w-1 text-accent md:block"
      >
        <path d="M2 0v48" stroke="currentColor" strokeWidth="2" />
      </svg>
      <div className="grid grid-cols-[1fr_2.5rem_1fr] items-end">
        <Picture className="mx-auto w-full max-w-36" />
        <svg
          aria-hidden="true"
          viewBox="0 0 40 16"
          className="mb-8 text-accent"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="M3 8h33M30 2l6 6-6 6" />
        </svg>
        <Shop className="mx-auto w-full max-w-36" />
        <p className="m-0 mt-4 text-center text-sm text-ink-soft">{reader}</p>
        <span />
        <p className="m-0 mt-4 flex items-center justify-center gap-2 text-sm font-semibold">
          <Flag country={country} />
          {store}
        </p>
      </div>
    </li>
  )
}
