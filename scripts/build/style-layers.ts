import type { Plugin } from 'vite'

/**
 * The layers of the cascade, the weakest first, with the folders of `client/` whose style sheets stand in each. What is more
 * special wins over what is more general, whichever a page gets first; inside a layer no two files style the same element in
 * the same way.
 */
const LAYERS: Record<string, string[]> = {
  theme: ['site/theme'],
  components: ['components', 'islands/forms/controls'],
  widgets: ['widgets'],
  forms: ['islands/forms'],
  layout: ['site/layout'],
  parts: ['islands', 'site/sections', 'site/pages', 'styleguide'],
}

export const LAYER_NAMES = Object.keys(LAYERS)

/** To stand ahead of all styles. */
export const LAYER_ORDER = `@layer ${LAYER_NAMES.join()};`

/** The measures of fallback fonts, which are inline on every page, have no use for a layer. */
const STYLESHEET = /\/client\/(?!site\/theme\/font-fallbacks)(.+)\.css(?:\?|$)/

/** Puts every style sheet of the site into the layer of its folder. */
export function styleLayers(): Plugin {
  return {
    name: 'style-layers',
    transform: {
      filter: { id: STYLESHEET },
      handler(css, id) {
        const file = STYLESHEET.exec(id)?.[1] as string
        return { code: `${LAYER_ORDER}\n@layer ${layerOf(file)} {\n${css}\n}\n`, map: null }
      },
    },
  }
}

function layerOf(file: string): string {
  const layer = LAYER_NAMES.find((name) => LAYERS[name]?.some((folder) => file.startsWith(`${folder}/`)))
  if (!layer) throw new Error(`client/${file}.css is in no layer: look at scripts/build/style-layers.ts`)
  return layer
}
