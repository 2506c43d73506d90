/** A company as far as it can be told from others without a number. */
export interface NamedCompany {
  name: string;
  /** ISO 3166-1 code; nothing where nobody has said. */
  country: string | null | undefined;
}

/** Legal forms that are written out as often as short; what stands first is looked for in the plain name. */
const WRITTEN_OUT: readonly (readonly [RegExp, string])[] = [
  [/gesellschaft (?:mit beschra?e?nkter haftung|m\.? ?b\.? ?h\b\.?)/g, 'gmbh'],
  // One word, or with its dots: a name may end in "ges".
  [/(?:\bges |ges\. ?|ges)m\.? ?b\.? ?h\b\.?/g, 'gmbh'],
  [/(?:unternehmergesellschaft|\bug) \(?haftungsbeschra?e?nkt\)?/g, 'ug'],
  [/aktiengesellschaft/g, 'ag'],
  [/offene handelsgesellschaft/g, 'ohg'],
  [/kommanditgesellschaft auf aktien/g, 'kgaa'],
  [/kommanditgesellschaft/g, 'kg'],
  [/eingetragener? kauf(?:mann|frau)|\be\. ?kf[mr]\.?$/g, 'ek'],
  [/societe a responsabilite limitee/g, 'sarl'],
  [/societe par actions simplifiee/g, 'sas'],
  [/societe anonyme/g, 'sa'],
  [/spolka z(?: ograniczona odpowiedzialnoscia|\.? ?o\. ?o\.)/g, 'spzoo'],
  [/spolka akcyjna/g, 'sa'],
];

/** A legal form at the end of what stands before. */
const FORM = String.raw`(?<=\b(?:\S*gmbh|g\.m\.b\.h\.|ug|a\.?g\.?|kgaa|k\.?g\.?|ohg|s\.? ?a\.? ?r\.? ?l\.?|s\.?a\.?(?:s\.?u?\.?)?|spzoo|sp\. ?z ?o\. ?o\.))`;

/** What says that a company is not in its register yet; without a dot only behind a legal form. */
const IN_FORMATION_DOTTED = / \(?i\. ?gr?\.?\)?$/;
const IN_FORMATION = [
  new RegExp(`${FORM}(?: [-–])? \\(?(?:i ?gr?|in gru?e?ndung)\\)?$`),
  new RegExp(
    `${FORM}(?: [-–])? \\(?en (?:(?:cours de )?(?:formation|constitution)|cours d.?immatriculation)\\)?$`,
  ),
  new RegExp(`${FORM}(?: [-–])? \\(?w (?:organizacji|org\\.)\\)?$`),
];

/**
 * Whether both are one company (D-75): by name whatever its case, accents, punctuation and spelling of the legal form, in one country. German
 * umlauts are also written with an e behind the letter.
 */
export function isSameCompany(one: NamedCompany, other: NamedCompany): boolean {
  if (one.country && other.country && one.country !== other.country) return false;
  const [asIs, spelt] = [plainNames(one.name), plainNames(other.name)];
  return asIs.some((name, position) => name !== '' && name === spelt[position]);
}

/** The name with its umlauts as plain letters, and with an e behind them. */
function plainNames(name: string): [string, string] {
  const lower = name.normalize('NFC').toLowerCase();
  return [plainName(lower), plainName(lower.replace(/[äöü]/g, '$&e'))];
}

function plainName(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/\b(und|et|and)\b|&/g, '+')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(IN_FORMATION_DOTTED, '');
  const short = WRITTEN_OUT.reduce((text, [long, form]) => text.replaceAll(long, form), words);
  const registered = IN_FORMATION.reduce((text, formation) => text.replace(formation, ''), short);
  return registered.replace(/[^\p{L}\p{N}+]/gu, '');
}
