/**
 * For each pseudo-class, the values of `data-state` for which its rules apply. The rules for `hover` also apply for
 * `active`, because a pressed element is hovered, too.
 */
const STATES = { hover: ['hover', 'active'], active: ['active'], 'focus-visible': ['focus-visible'] }

/**
 * Shows components in states that need a pointer or the keyboard. Every rule for `:hover`, `:active` or
 * `:focus-visible` then also applies to the first child of an element whose `data-state` names that state. For
 * development only, where each style sheet is a `<style>` element.
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
