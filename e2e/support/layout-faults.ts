import type { ScriptedPage } from './scripted-page.ts'

/**
 * Describes the layout faults of a page at the current window size, one text for each fault; the list is empty when
 * there is none. Faults: the page scrolls sideways, a text is cut, covered or without room, a word is broken, a control
 * is covered where it is pressed, a picture leaves its box or overlaps its neighbours.
 * Fixed elements (header, floating buttons) may cover others, because a visitor can scroll.
 *
 * With `runningTextMayBreakWords`, broken words are looked for in headings and controls only: a long word of enlarged
 * text may be wider than a column of a phone.
 */
export function layoutFaults(page: ScriptedPage, { runningTextMayBreakWords = false } = {}): Promise<string[]> {
  return page.evaluate(findFaults, runningTextMayBreakWords)
}

/**
 * Runs in the page as a single synchronous task, so that nothing moves or loads during the checks. The page gets only
 * the source of this function, so all helpers are inside.
 */
function findFaults(runningTextMayBreakWords: boolean): string[] {
  const CORNER_INSET = 3
  const TOLERANCE = 1.5
  const PRESSABLE = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"]'
  const faults = new Set<string>()
  const root = document.documentElement

  // Hide the scroll bar. In Firefox, while a page with a scroll bar scrolls, `elementFromPoint` wrongly returns an
  // element that covers the whole page.
  root.style.scrollbarWidth = 'none'
  for (const animation of document.getAnimations()) {
    const isEndless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
    if (isEndless) animation.cancel()
    else animation.finish()
  }

  // Elements for screen readers only (`.visually-hidden`): they are clipped on purpose and are no fault.
  const spoken = [...document.querySelectorAll('*')].filter(
    (element) => getComputedStyle(element).clipPath === 'inset(50%)',
  )
  const elements = [...document.body.querySelectorAll('*')].filter(isShown)
  const texts = elements.filter((element) => !element.closest('svg') && textNodes(element).length > 0)
  const pressables = elements.filter((element) => element.matches(PRESSABLE))
  const pictures = elements.filter((element) => /^(img|video)$/.test(element.localName))

  const excess = root.scrollWidth - root.clientWidth
  if (excess > 0) faults.add(`scrolls sideways by ${excess} px`)
  for (const picture of pictures.filter(isInFlow)) checkPicture(picture)
  for (const element of texts) checkRoom(element)
  const inHeadingsAndControls = `:is(h1, h2, h3, h4), :is(h1, h2, h3, h4) *, ${PRESSABLE}`
  for (const element of texts)
    if (!runningTextMayBreakWords || element.matches(inHeadingsAndControls)) checkWords(element)
  checkDistancesOfLines()
  checkWhileScrolling()
  return [...faults]

  /** A picture must not leave the box around it, nor overlap the other elements in this box. */
  function checkPicture(picture: Element): void {
    const file = (picture as HTMLImageElement).currentSrc.split('/').at(-1)
    const cell = picture.closest('picture') ?? picture
    let box = cell.parentElement as Element
    // An element with `display: contents` has no box.
    while (getComputedStyle(box).display === 'contents') box = box.parentElement as Element
    const { display, overflowY } = getComputedStyle(box)
    if (display.startsWith('inline') || overflowY !== 'visible') return
    const inner = picture.getBoundingClientRect()
    const outer = box.getBoundingClientRect()
    const excess = Math.max(
      outer.left - inner.left,
      outer.top - inner.top,
      inner.right - outer.right,
      inner.bottom - outer.bottom,
    )
    if (excess > TOLERANCE) faults.add(`${file} leaves its box by ${Math.round(excess)} px`)
    for (const sibling of [...(cell.parentElement?.children ?? [])].filter(
      (child) => child !== cell && isShown(child) && isInFlow(child),
    )) {
      const shared = overlap(inner, sibling.getBoundingClientRect())
      if (shared > TOLERANCE) faults.add(`${file} and ${name(sibling)} share ${Math.round(shared)} px`)
    }
  }

  /**
   * A box that has a width but no height, or a height but no width, has no room for its text. A line height of 0 is no
   * fault: it places the text over another element on purpose.
   */
  function checkRoom(element: Element): void {
    const { width, height } = element.getBoundingClientRect()
    if (width < 1 !== height < 1 && getComputedStyle(element).lineHeight !== '0px')
      faults.add(`${name(element)} has no room`)
  }

  /**
   * A word broken over two lines is a fault: the element is too narrow for the word. Addresses, hyphenated compounds,
   * words with a bracket inside and numbers (the codes of receipts) may break.
   */
  function checkWords(element: Element): void {
    for (const node of textNodes(element)) {
      for (const { index, 0: word } of node.data.matchAll(/\S+/g)) {
        if (/[@./-]|^\d+$|.[()]./.test(word)) continue
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 1)
        if (first && others.some(({ top }) => top > first.bottom - TOLERANCE))
          faults.add(`${name(element)} breaks “${word}”`)
      }
    }
  }

  /** The texts of two elements must not be set over each other. */
  function checkDistancesOfLines(): void {
    const lines = texts
      .filter((element) => !staysInPlace(element))
      .flatMap((element) => {
        const clip = clipOf(element)
        if (clip.scrolls) return []
        return linesOf(element)
          .filter(({ left, right, top, bottom }) => {
            const [x, y] = [(left + right) / 2, (top + bottom) / 2]
            return x > clip.left && x < clip.right && y > clip.top && y < clip.bottom
          })
          .map((rect) => ({ element, rect }))
      })
      .sort((one, other) => one.rect.top - other.rect.top)
    for (const [index, { element, rect }] of lines.entries()) {
      for (let next = index + 1; next < lines.length; next++) {
        const other = lines[next] as (typeof lines)[number]
        if (other.rect.top >= rect.bottom) break
        if (other.element !== element && overlap(rect, other.rect) > TOLERANCE)
          faults.add(`the texts ${name(element)} and ${name(other.element)} are set over each other`)
      }
    }
  }

  /**
   * Scrolls down the page in steps and checks each text and each control once, when all of it is in sight. An element
   * at least as high as a step is checked at each step until its lower edge is in sight.
   */
  function checkWhileScrolling(): void {
    const bars = [...document.querySelectorAll('header')].filter(staysInPlace)
    const headerBottom = Math.max(0, ...bars.map((header) => header.getBoundingClientRect().bottom))
    const step = Math.max(100, (innerHeight - headerBottom) / 2)
    const open = new Set<Element>([...texts, ...pressables])
    for (let y = 0; ; y += step) {
      scrollTo({ top: y, behavior: 'instant' })
      for (const element of open) {
        const box = element.getBoundingClientRect()
        if (box.top > innerHeight) continue
        const isFixed = staysInPlace(element)
        const topmost = isFixed || scrollY === 0 ? 0 : headerBottom
        if (!isFixed && (box.top < topmost || box.bottom > innerHeight) && box.height < step) {
          if (box.bottom < 0) open.delete(element)
          continue
        }
        if (box.height < step || box.bottom <= innerHeight) open.delete(element)
        checkInSight(element, topmost)
      }
      if (scrollY + innerHeight >= root.scrollHeight - 1) break
    }
    scrollTo({ top: 0, behavior: 'instant' })
  }

  /** Checks an element in sight, except points above `topmost`, which the header may cover. */
  function checkInSight(element: Element, topmost: number): void {
    const clip = clipOf(element)
    const { bottom } = element.getBoundingClientRect()
    const lines = linesOf(element).filter((line) => !isShortened(element) || line.bottom <= bottom + TOLERANCE)
    if (!clip.scrolls) for (const line of lines) checkCut(element, line, clip)

    const points = element.matches(PRESSABLE)
      ? [...element.getClientRects()].flatMap((rect) => corners(rect, Math.min(12, rect.width / 4, rect.height / 4)))
      : lines.flatMap((rect) => corners(rect, CORNER_INSET))
    for (const [x, y] of points) {
      const isInWindow = x >= 0 && y >= topmost && x < innerWidth && y < innerHeight
      const isInClip = x > clip.left && x < clip.right && y > clip.top && y < clip.bottom
      if (isInWindow && isInClip) checkUncovered(element, x, y)
    }
  }

  /** At this point no other element may lie over a control or a text. */
  function checkUncovered(element: Element, x: number, y: number): void {
    const hit = document.elementFromPoint(x, y)
    if (!hit || element.contains(hit) || staysInPlace(hit) !== staysInPlace(element)) return
    if (element.matches(PRESSABLE)) {
      const isItsLabel = [...((element as HTMLInputElement).labels ?? [])].some((label) => label.contains(hit))
      if (!isItsLabel && getComputedStyle(element).pointerEvents !== 'none')
        faults.add(`${name(hit)} lies over ${name(element)}`)
    } else if (!hit.contains(element) && paints(hit, x, y)) {
      faults.add(`${name(hit)} lies over the text ${name(element)}`)
    }
  }

  /** A line of text must neither be cut by `clip` nor leave the screen. A line wholly outside `clip` is not checked. */
  function checkCut(element: Element, line: DOMRect, clip: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>): void {
    if (line.right <= clip.left || line.left >= clip.right || line.bottom <= clip.top || line.top >= clip.bottom) return
    const cut = Math.max(clip.left - line.left, line.right - clip.right, clip.top - line.top, line.bottom - clip.bottom)
    if (cut > TOLERANCE) faults.add(`${name(element)} is cut by ${Math.round(cut)} px`)
    if (line.left < -TOLERANCE || line.right > innerWidth + TOLERANCE) faults.add(`${name(element)} leaves the screen`)
  }

  function name(element: Element): string {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim()
    const place = element.closest('[id]')?.id ?? ''
    return `<${element.localName}>${text ? ` “${text.slice(0, 40)}”` : ''}${place ? ` in #${place}` : ''}`
  }

  function isShown(element: Element): boolean {
    return (
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[inert]') &&
      !spoken.some((hidden) => hidden.contains(element))
    )
  }

  function isInFlow(element: Element): boolean {
    const { position, transform } = getComputedStyle(element)
    return position === 'static' && transform === 'none'
  }

  function staysInPlace(element: Element | null): boolean {
    for (let at = element; at; at = at.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true
    return false
  }

  /** True for an element whose text is shortened with an ellipsis on purpose. */
  function isShortened(element: Element): boolean {
    const { textOverflow, webkitLineClamp } = getComputedStyle(element)
    return textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
  }

  function textNodes(element: Element): Text[] {
    return [...element.childNodes].filter((node): node is Text => node instanceof Text && node.data.trim() !== '')
  }

  function linesOf(element: Element): DOMRect[] {
    return textNodes(element).flatMap(textRects)
  }

  /**
   * Returns a box for each line of a text. The browser's own boxes are as high as the font, so the boxes of two lines
   * may overlap although no letters do. The returned boxes are therefore only as high as letters with diacritics.
   */
  function textRects(node: Text): DOMRect[] {
    const range = document.createRange()
    range.selectNodeContents(node)
    // The browser adds the letter spacing after the last letter of a line to the box of the line: subtract it.
    const spacing = Math.max(0, Number.parseFloat(getComputedStyle(node.parentElement as Element).letterSpacing) || 0)
    return [...range.getClientRects()]
      .filter(({ width, height }) => width > 1 + spacing && height > 1)
      .map(({ x, y, width, height }) => new DOMRect(x, y + height * 0.15, width - spacing, height * 0.7))
  }

  /**
   * The area outside which the ancestors of an element clip it (`overflow`). `scrolls` is true when an ancestor scrolls
   * sideways, or when the text of the element or of an ancestor is shortened on purpose. A text that leaves the area is
   * then no fault.
   */
  function clipOf(element: Element) {
    const clip = { left: -1e6, right: 1e6, top: -1e6, bottom: 1e6, scrolls: isShortened(element) }
    let position = getComputedStyle(element).position
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at)
      // Ancestors between an absolutely positioned element and its containing block do not clip the element: skip them.
      if (position === 'absolute' && style.position === 'static' && style.transform === 'none') continue
      position = style.position
      if (style.overflowX !== 'visible' || style.overflowY !== 'visible') {
        const box = at.getBoundingClientRect()
        const margin =
          style.overflowX === 'clip' ? Number.parseFloat(style.getPropertyValue('overflow-clip-margin')) || 0 : 0
        if (style.overflowX !== 'visible') {
          clip.left = Math.max(clip.left, box.left - margin)
          clip.right = Math.min(clip.right, box.right + margin)
        }
        if (style.overflowY !== 'visible') {
          clip.top = Math.max(clip.top, box.top - margin)
          clip.bottom = Math.min(clip.bottom, box.bottom + margin)
        }
        if (['auto', 'scroll'].includes(style.overflowX)) clip.scrolls = true
        if (isShortened(at)) clip.scrolls = true
      }
      if (position === 'fixed') break
    }
    return clip
  }

  /** True when the element itself shows something at a point: a picture, a background or a text. */
  function paints(element: Element, x: number, y: number): boolean {
    if (!has(element.getBoundingClientRect(), x, y)) return false // only its `::before` or `::after` is at the point
    if (!element.checkVisibility({ opacityProperty: true })) return false
    if (/^(img|video|canvas|svg|path)$/.test(element.localName)) return true
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    const isClear = /^transparent$|, 0\)$|\/ 0\)$/.test(backgroundColor)
    if (!isClear || backgroundImage !== 'none') return true
    return linesOf(element).some((rect) => has(rect, x, y))
  }

  function has(box: DOMRect, x: number, y: number): boolean {
    return (
      x >= box.left - TOLERANCE && x <= box.right + TOLERANCE && y >= box.top - TOLERANCE && y <= box.bottom + TOLERANCE
    )
  }

  function overlap(one: DOMRect, other: DOMRect): number {
    return Math.min(
      Math.min(one.right, other.right) - Math.max(one.left, other.left),
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
    )
  }

  function corners({ left, right, top, bottom, width, height }: DOMRect, inset: number) {
    const [dx, dy] = [Math.min(inset, width / 2 - 0.5), Math.min(inset, height / 2 - 0.5)]
    return [
      [left + dx, top + dy],
      [right - dx, top + dy],
      [left + dx, bottom - dy],
      [right - dx, bottom - dy],
    ] as const
  }
}
