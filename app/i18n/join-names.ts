/** From inner to outer: "Bankverbindung · Antrag 7K2M9Q · Lindhof Bank". */
export function joinNames(...names: (string | null | undefined)[]): string {
  return names.filter(Boolean).join(' · ');
}
