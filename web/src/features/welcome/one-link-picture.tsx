import type { CountryCode } from '@everyshelf/domain/countries'
import { LogoMark } from '@everyshelf/ui/brand'
import {
  Bookstore,
  ReaderAtCasement,
  ReaderAtScreen,
  ReaderAtShutters,
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

/** A picture of the product: one link takes three readers to three stores. */
export function OneLinkPicture() {
  return (
    <figure className="page-column mt-16 mb-0 sm:mt-20">
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <LogoMark className="size-11 text-accent" />
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

/** A line from the rule above leads to the reader, and an arrow from there to the store. */
function SceneItem({ country, reader, store, Picture }: Scene) {
  return (
    <li className="border-b border-rule pb-7 md:border-b-0 md:pb-0">
      <div className="grid grid-cols-[1fr_2.25rem_1fr] items-end">
        <span className="col-span-3 mb-5 ml-[calc(50%_-_1.125rem_-_25%)] grid w-0 justify-items-center">
          <span className="h-8 w-0.5 bg-accent" />
          <Flag country={country} className="h-5 w-7.5" />
        </span>
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
        <Bookstore className="mx-auto w-full max-w-36" />
        <p className="m-0 mt-4 text-center text-sm text-ink-soft">{reader}</p>
        <span />
        <p className="m-0 mt-4 text-center text-sm font-semibold">{store}</p>
      </div>
    </li>
  )
}
