import postcss, { AtRule, type ChildNode, Comment, type Container, Rule } from 'postcss'
import { selectorMatcher } from './selector-matcher.ts'
import { LAYER_NAMES, LAYER_ORDER } from './style-layers.ts'

/**
 * Takes a style sheet in layers. Returns a function that takes the HTML of a page and returns the rules that the page's
 * elements need in any state, such as hovered, open or printed. The build puts these rules into the page, so the page
 * needs the site's style sheets only when a script renders other elements. The layer `theme` is always complete,
 * because scripts add elements that the page does not have. Keyframes that the rules use follow after the layers.
 * @throws for styles outside of a layer.
 */
export function pageStyles(stylesheet: string): (html: string) => string {
  const keyframes: AtRule[] = []
  const layers = new Map<string, ChildNode[]>(LAYER_NAMES.map((name) => [name, []]))
  for (const node of postcss.parse(stylesheet).nodes) {
    if (node instanceof Comment) continue
    if (!(node instanceof AtRule) || node.name !== 'layer') throw new Error(`Styles in no layer: ${node}`)
    node.walkAtRules('keyframes', (rule) => {
      keyframes.push(rule.remove())
    })
    // The rule with the order of the layers (`@layer a, b;`) has no nodes.
    layers.get(node.params)?.push(...(node.nodes ?? []))
  }
  return (html) => {
    const matches = selectorMatcher(html)
    const style = [...layers].map(([name, nodes]) => {
      const css = cssOf(nodes, name === 'theme' ? () => true : matches)
      return css && `@layer ${name}{${css}}`
    })
    const used = keyframes.filter(({ params }) => style.some((css) => css.includes(params)))
    return [LAYER_ORDER, ...style, ...used].join('')
  }
}

/** The CSS of the nodes, as far as their selectors match. */
function cssOf(nodes: ChildNode[], matches: (selector: string) => boolean): string {
  const css = nodes.map((node) => {
    if (node instanceof Rule) {
      const selectors = node.selectors.filter(matches)
      return selectors.length > 0 ? `${selectors}{${declarations(node)}}` : ''
    }
    if (!(node instanceof AtRule) || !node.nodes) return ''
    const isCondition = node.nodes.some((child) => child instanceof Rule || child instanceof AtRule)
    const inner = isCondition ? cssOf(node.nodes, matches) : declarations(node)
    return inner && `@${node.name} ${node.params}{${inner}}`
  })
  return css.join('')
}

function declarations(rule: Container): string {
  return (rule.nodes ?? []).join(';')
}
