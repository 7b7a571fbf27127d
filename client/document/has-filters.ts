/**
 * True if the address contains filters of the list of case studies (`filter-query.ts`). The served HTML does not show
 * their result. Parameters that social networks add to links are no filters.
 */
export function hasFilters(): boolean {
  return /[?&](industry|service|q)=/.test(location.search)
}
