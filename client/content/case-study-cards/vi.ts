// By name, so that the bundler leaves everything else that the files hold, the stories, out of the lists.
export const titles = import.meta.glob<string>('../case-studies/*/vi.json', { import: 'title', eager: true })
export const descriptions = import.meta.glob<string>('../case-studies/*/vi.json', {
  import: 'description',
  eager: true,
})
export const categories = import.meta.glob<string>('../case-studies/*/vi.json', { import: 'category', eager: true })
export const resultLists = import.meta.glob<string>('../case-studies/*/vi.json', { import: 'results', eager: true })
