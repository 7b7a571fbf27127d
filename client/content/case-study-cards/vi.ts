// The query makes modules of their own of which only the named text is kept: the stories stay out of the lists.
export const titles = import.meta.glob<string>('../case-studies/*/vi.json', {
  query: '?card',
  import: 'title',
  eager: true,
})
export const descriptions = import.meta.glob<string>('../case-studies/*/vi.json', {
  query: '?card',
  import: 'description',
  eager: true,
})
export const categories = import.meta.glob<string>('../case-studies/*/vi.json', {
  query: '?card',
  import: 'category',
  eager: true,
})
