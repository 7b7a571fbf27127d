import { technologyLogoUrl } from '#client/content/technology-logo.ts'

interface TechnologyLogoProps {
  /** Name of its file. */
  logo: string
  sizePx: number
}

/** A logo beside its name, so without words of its own; one that fails to load hides itself and leaves its room. */
export function TechnologyLogo({ logo, sizePx }: TechnologyLogoProps) {
  return (
    <img
      ref={hideIfBroken}
      onError={({ currentTarget }) => hideIfBroken(currentTarget)}
      src={technologyLogoUrl(logo)}
      alt=""
      width={sizePx}
      height={sizePx}
      loading="lazy"
      decoding="async"
    />
  )
}

/** Called as the image's ref too: it may have failed before the page was hydrated. */
function hideIfBroken(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0) image.style.visibility = 'hidden'
}
