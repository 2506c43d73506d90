/** Passwords made only of these words are guessable (docs/security/limits.md). */
export const CONTEXT_WORDS: readonly string[] = `
  admin antrag application bank banque business company credit darlehen factoring finance financing
  financement finanz finanzierung finansowanie firma firmen geschaft geschaeft geschafts geschaefts
  kredit kredyt leasing loan login passwort password pozyczka portal unternehmen welcome willkommen
`
  .trim()
  .split(/\s+/);
