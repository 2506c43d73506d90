/** Names of which each stands within the next: "Bankverbindung · Antrag 7K2M9Q · Lindhof Bank". What has no name is left out. */
export function joinNames(...names: (string | null | undefined)[]): string {
  return names.filter(Boolean).join(' · ');
}
