import type { Scene } from '#client/content/service-types.ts'
import type { Locale } from '#contract/addresses.ts'

const SCENE_WIDTH_PX = 800
const SCENE_HEIGHT_PX = 600

interface CapabilitySceneProps {
  locale: Locale
  scene: Scene
}

/** A scene among the capabilities of a service. */
export function CapabilityScene({ locale, scene }: CapabilitySceneProps) {
  return (
    <img
      src={scene.img}
      alt={scene.alt[locale]}
      width={SCENE_WIDTH_PX}
      height={SCENE_HEIGHT_PX}
      loading="lazy"
      decoding="async"
    />
  )
}
