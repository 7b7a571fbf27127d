/** Each with the states of the guide in which it holds: what is pressed is pointed at too. */
const STATES = { hover: ['hover', 'active'], active: ['active'], 'focus-visible': ['focus-visible'] }

/**
 * Lets pictures be taken of states that need a pointer: every rule for one of them holds below `[data-state]` too.
 * Development only, where each stylesheet is a `<style>` element.
 */
export function forceStates(): void {
  for (const sheet of document.styleSheets) forceStatesIn(sheet)
}

function forceStatesIn(rules: CSSStyleSheet | CSSGroupingRule): void {
  for (const [index, rule] of Array.from(rules.cssRules).entries()) {
    if (rule instanceof CSSGroupingRule) forceStatesIn(rule)
    if (!(rule instanceof CSSStyleRule)) continue
    const found = Object.entries(STATES).find(([state]) => rule.selectorText.includes(`:${state}`))
    if (!found) continue
    const [state, shownIn] = found
    const shown = shownIn.map((name) => `[data-state="${name}"] > :first-child`)
    const selector = rule.selectorText.replaceAll(`:${state}`, `:is(:${state}, ${shown})`)
    rules.deleteRule(index)
    rules.insertRule(rule.cssText.replace(rule.selectorText, selector), index)
  }
}
