/** A company as far as it can be told from others without a number. */
export interface NamedCompany {
  name: string;
  /** ISO 3166-1 code; nothing where nobody has said. */
  country: string | null | undefined;
}

/** Legal forms that are written out as often as short; what stands first is looked for in the plain name. */
const WRITTEN_OUT: readonly (readonly [string, string])[] = [
  ['gesellschaft mit beschrankter haftung', 'gmbh'],
  ['aktiengesellschaft', 'ag'],
  ['offene handelsgesellschaft', 'ohg'],
  ['kommanditgesellschaft', 'kg'],
  ['societe a responsabilite limitee', 'sarl'],
  ['societe anonyme', 'sa'],
  ['spolka z ograniczona odpowiedzialnoscia', 'spzoo'],
  ['spolka akcyjna', 'sa'],
];

/** Whether both are one company (D-75): by name whatever its case, accents, punctuation and spelling of the legal form, in one country. */
export function isSameCompany(one: NamedCompany, other: NamedCompany): boolean {
  const name = plainName(one.name);
  const isElsewhere = one.country && other.country && one.country !== other.country;
  return name !== '' && name === plainName(other.name) && !isElsewhere;
}

function plainName(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/\b(und|et|and)\b|&/g, '+')
    .replace(/\s+/g, ' ');
  const short = WRITTEN_OUT.reduce((text, [long, form]) => text.replaceAll(long, form), words);
  return short.replace(/[^\p{L}\p{N}+]/gu, '');
}
