import { FounderStory } from '../features/information/founder-story.tsx'

export function Component() {
  return <FounderStory />
}
