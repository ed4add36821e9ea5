// Moving a line of a list to another place. Pure.

/** The ids with one of them at another place; out of bounds changes nothing. */
export function movedTo(ids: readonly string[], id: string, place: number): string[] {
  if (place < 0 || place >= ids.length || !ids.includes(id)) return [...ids]
  const others = ids.filter((each) => each !== id)
  return [...others.slice(0, place), id, ...others.slice(place)]
}
