/** Of a company's name, in characters (CLA-08). */
export const COMPANY_NAME = { min: 4, max: 255 } as const;

/** True when companies can be looked for by what is typed of a name (CLA-08, D-12). */
export function isSearchable(name: string): boolean {
  const { length } = [...name];
  return length >= COMPANY_NAME.min && length <= COMPANY_NAME.max;
}

/** Legal forms that are written out as often as short; the longer ones first. */
const WRITTEN_OUT: readonly (readonly [long: string, short: string])[] = [
  ['Gesellschaft mit beschränkter Haftung', 'gmbh'],
  ['Ges.m.b.H.', 'gmbh'],
  ['Unternehmergesellschaft (haftungsbeschränkt)', 'ug'],
  ['UG (haftungsbeschränkt)', 'ug'],
  ['Aktiengesellschaft', 'ag'],
  ['offene Handelsgesellschaft', 'ohg'],
  ['Kommanditgesellschaft auf Aktien', 'kgaa'],
  ['Kommanditgesellschaft', 'kg'],
  ['eingetragener Kaufmann', 'ek'],
  ['eingetragene Kauffrau', 'ek'],
  ['société à responsabilité limitée', 'sarl'],
  ['société par actions simplifiée', 'sas'],
  ['société anonyme', 'sa'],
  ['spółka z ograniczoną odpowiedzialnością', 'spzoo'],
  ['spółka akcyjna', 'sa'],
];

/** What stands behind the name of a company that is not in its register yet. */
const IN_FORMATION = /\s\(?(?:i\.\s?gr?\.?|in (?:gründung|gruendung|grundung))\)?\s*$/i;

/** Umlauts as they are written where there are none. */
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/**
 * True for names of one company (D-75): without regard to case, accents, blanks, punctuation and how the legal form is spelt. A company in
 * formation (`i. G.`) is the one that it will be. An umlaut may
 * be written with an e, or as the plain letter.
 */
export function isSameCompanyName(one: string, other: string): boolean {
  return [withoutUmlauts, (name: string) => name].some((spelt) => {
    const name = plainName(one, spelt);
    return name !== '' && name === plainName(other, spelt);
  });
}

function withoutUmlauts(name: string): string {
  return name.replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter);
}

function plainName(name: string, spelt: (name: string) => string): string {
  const plain = (text: string) => lettersOf(spelt(text.normalize('NFC').toLowerCase()));
  const text = WRITTEN_OUT.reduce(
    (shorter, [long, short]) => shorter.replace(plain(long), short),
    plain(name.normalize('NFKC').replace(/\s+/g, ' ').replace(IN_FORMATION, '')),
  );
  return text.replace(/ekf[mr]$/, 'ek');
}

function lettersOf(name: string): string {
  return name
    .replace(/(?<!\p{L})(?:und|and|et)(?!\p{L})|&/gu, '+')
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}+]/gu, '');
}
