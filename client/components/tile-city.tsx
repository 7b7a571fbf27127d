/** The tiled city of the home page, drawn by `scripts/art/city.ts`; as wide as the room it is given. */
export function TileCity() {
  return <img src="/hero/city.svg" width="936" height="806" alt="" fetchPriority="high" />
}
