/** Of a company's name, in characters (CLA-08). */
export const COMPANY_NAME = { min: 4, max: 255 } as const;

/** True when companies can be looked for by what is typed of a name (CLA-08, D-12). */
export function isSearchable(name: string): boolean {
  const { length } = [...name];
  return length >= COMPANY_NAME.min && length <= COMPANY_NAME.max;
}

/** Legal forms that are written out as often as short, as `plainName` spells them. */
const WRITTEN_OUT: readonly (readonly [long: string, short: string])[] = [
  ['gesellschaftmitbeschrankterhaftung', 'gmbh'],
  ['aktiengesellschaft', 'ag'],
  ['offenehandelsgesellschaft', 'ohg'],
  ['kommanditgesellschaft', 'kg'],
  ['societearesponsabilitelimitee', 'sarl'],
  ['societeanonyme', 'sa'],
  ['spolkazograniczonaodpowiedzialnoscia', 'spzoo'],
  ['spolkaakcyjna', 'sa'],
];

/** True for names of one company (D-75): without regard to case, accents, blanks, punctuation and how the legal form is spelt. */
export function isSameCompanyName(one: string, other: string): boolean {
  const name = plainName(one);
  return name !== '' && name === plainName(other);
}

function plainName(name: string): string {
  const letters = name
    .toLowerCase()
    .replace(/(?<!\p{L})(?:und|and|et)(?!\p{L})|&/gu, '+')
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}+]/gu, '');
  return WRITTEN_OUT.reduce((text, [long, short]) => text.replace(long, short), letters);
}
