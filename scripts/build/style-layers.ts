import type { Plugin } from 'vite'

/**
 * The layers of the cascade, the weakest first, with the folders of `client/` whose style sheets belong to each layer.
 * Styles of a stronger layer win over those of a weaker one, in whatever order a page loads its style sheets. Inside a
 * layer the order of loading would decide, so no two files of a layer may set the same property of an element.
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

/** The `@layer` rule that sets the order of the layers. It must stand before all styles. */
export const LAYER_ORDER = `@layer ${LAYER_NAMES.join()};`

/**
 * Matches every style sheet except the metrics of the fallback fonts, which contain only `@font-face` rules and are
 * inlined into every page.
 */
const STYLESHEET = /\/client\/(?!site\/theme\/font-fallbacks)([^?]+)\.css(?:\?|$)/

/** Vite plugin that puts every style sheet of the site into the layer of its folder. */
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
