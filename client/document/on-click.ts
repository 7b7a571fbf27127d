/**
 * Calls `listener` for each click on or inside an element that matches `selector`, also if the element is added later.
 */
export function onClick<Target extends Element = HTMLElement>(
  selector: string,
  listener: (element: Target, event: MouseEvent) => void,
): void {
  document.addEventListener('click', (event) => {
    const element = (event.target as Element).closest?.<Target>(selector)
    if (element) listener(element, event)
  })
}
