/** Words that say nothing in a password of this portal (docs/security/limits.md), small and without accents; what is known of its owner comes on top. */
export const CONTEXT_WORDS: readonly string[] = `
  admin antrag application bank banque business company credit darlehen factoring finance financing
  financement finanz finanzierung finansowanie firma firmen geschaft geschaeft geschafts geschaefts
  kredit kredyt leasing loan login passwort password pozyczka portal unternehmen welcome willkommen
`
  .trim()
  .split(/\s+/);
