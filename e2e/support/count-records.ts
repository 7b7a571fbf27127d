/** Resolves with the number of records in an object store of the site's IndexedDB database. Runs in the page. */
export function countRecords(store: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('lat')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const database = opening.result
      const counting = database.transaction(store).objectStore(store).count()
      counting.onerror = () => reject(counting.error)
      counting.onsuccess = () => {
        database.close()
        resolve(counting.result)
      }
    }
  })
}
