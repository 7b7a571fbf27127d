import { useLocation } from 'react-router-dom'
import { company } from '#client/content/company.ts'
import { absoluteUrl } from '#client/navigation/paths.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale, localePath, PATHS } from '#contract/addresses.ts'
import { useLocale } from './locale.ts'

interface HeadProps {
  /** The title of the page. The company's name is added to it, except on the home page, whose title begins with it. */
  title: string
  description: string
  noindex?: boolean
  /** False for a "not found" page. It has no canonical address, because it is shown at all addresses without a page. */
  hasAddress?: boolean
  /** The Open Graph type. */
  type?: 'website' | 'article'
  /**
   * Path of the image in the social card: a raster image of 1200 × 630 pixels that shows the title. Default: the image
   * of the site.
   */
  image?: string
  /** Structured data of the page (schema.org). */
  jsonLd?: object
}

/** The value of `og:locale`: the language with the country where most of its speakers live, such as `vi_VN`. */
function ogLocale(locale: Locale): string {
  const { language, region } = new Intl.Locale(locale).maximize()
  return `${language}_${region}`
}

/**
 * Title, description, canonical address, links to other languages, social card and structured data of a page. React
 * emits these elements before all others, so that `entry-server.tsx` can split them off and put them into `<head>`. If
 * a link changes the page without loading a new document, `navigation/served-page.ts` replaces them with those of the
 * next page.
 */
export function Head(props: HeadProps) {
  const { description, noindex, hasAddress = true, type = 'website', image, jsonLd } = props
  const locale = useLocale()
  const { pathname: path } = useLocation()
  const title = path === PATHS.home ? props.title : `${props.title} · ${company.name}`
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noindex && <meta name="robots" content="noindex" />}
      {hasAddress && (
        <>
          <link rel="canonical" href={absoluteUrl(localePath(locale, path))} />
          {LOCALES.map((other) => (
            <link key={other} rel="alternate" hrefLang={other} href={absoluteUrl(localePath(other, path))} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={absoluteUrl(localePath(DEFAULT_LOCALE, path))} />
          <meta property="og:url" content={absoluteUrl(localePath(locale, path))} />
        </>
      )}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:locale" content={ogLocale(locale)} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={absoluteUrl(image ?? `/social/${locale}.png`)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={image ? title : company.name} />
      <meta name="twitter:card" content="summary_large_image" />
      {jsonLd && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped
          dangerouslySetInnerHTML={{ __html: JSON.stringify(jsonLd).replaceAll('<', '\\u003c') }}
        />
      )}
    </>
  )
}
