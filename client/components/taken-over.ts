/**
 * Says that script answers what is pressed inside an element: takes away the `data-served` with which the HTML was served. What is
 * rendered in the browser answers from the start.
 */
export function takenOver(element: HTMLElement | null): void {
  element?.removeAttribute('data-served')
}
