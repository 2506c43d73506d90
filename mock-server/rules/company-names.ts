export interface NamedCompany {
  name: string;
  country: string | null | undefined;
}

/** Patterns match plain names: lower case without accents. */
const WRITTEN_OUT: readonly (readonly [RegExp, string])[] = [
  [/gesellschaft (?:mit beschr(?:a?e?nkter|\.?) ?haftung|m\.? ?b\.? ?h\b\.?)/g, 'gmbh'],
  [/(?:\bges |ges\. ?|ges)m\.? ?b\.? ?h\b\.?/g, 'gmbh'],
  [/\bmit beschr(?:a?e?nkter|\.?) haftung/g, 'mbh'],
  [/(?:unternehmergesellschaft|\bug) \(?haftungsbeschr(?:a?e?nkt|\.)\)?/g, 'ug'],
  [/(?:haftungsbeschra?e?nkte )?unternehmergesellschaft/g, 'ug'],
  [/gemeinnu?e?tzige (gmbh|ug\b)/g, 'g$1'],
  [/aktiengesellschaft/g, 'ag'],
  [/offene handelsges(?:ellschaft|\.)/g, 'ohg'],
  [/kommanditgesellschaft auf aktien/g, 'kgaa'],
  [/kommanditges(?:ellschaft|\.)/g, 'kg'],
  [/eingetragener? kauf(?:mann|frau)|\b(?:e\.|eingetr\.) ?kf[mr]\.?$/g, 'ek'],
  [/societe a responsabilite limitee/g, 'sarl'],
  [/societe par actions simplifiee unipersonnelle/g, 'sasu'],
  [/societe par actions simplifiee/g, 'sas'],
  [/societe anonyme/g, 'sa'],
  [/spolka z(?: ograniczona odpowiedzialnoscia|\.? ?o\. ?o\.)/g, 'spzoo'],
  [/prosta spolka akcyjna/g, 'psa'],
  [/spolka komandytowo-akcyjna/g, 'ska'],
  [/spolka akcyjna/g, 'sa'],
  [/spolka komandytowa/g, 'spk'],
  [/spolka jawna/g, 'spj'],
  [/spolka partnerska/g, 'spp'],
  [/eingetr(?:agene|\.) genossenschaft/g, 'eg'],
  [/eingetragener verein/g, 'ev'],
  [/eingetragene (?:gesellschaft bu?e?rgerlichen rechts|gbr\b)/g, 'egbr'],
  [/gesellschaft bu?e?rgerlichen rechts/g, 'gbr'],
  [/partnerschaftsgesellschaft mit beschra?e?nkter berufshaftung/g, 'partgmbb'],
  [/partnerschaftsgesellschaft/g, 'partg'],
  [/societas europaea|europa?e?ische gesellschaft/g, 'se'],
  [/\blimited$/g, 'ltd'],
  [/entreprise unipersonnelle a responsabilite limitee/g, 'eurl'],
  [/societe en nom collectif/g, 'snc'],
  [/societe civile immobiliere/g, 'sci'],
  [/societe en commandite simple/g, 'scs'],
];

const LEGAL_FORM = String.raw`(?<=\b(?:\S*gmbh|g\.m\.b\.h\.|ug|a\.?g\.?|kgaa|k\.?g\.?|ohg|s\.? ?a\.? ?r\.? ?l\.?|s\.?a\.?(?:s\.?u?\.?)?|spzoo|sp\. ?z ?o\. ?o\.))`;

const IN_FORMATION_DOTTED = / \(?i\. ?gr?\.?\)?$/;
const IN_FORMATION = [
  new RegExp(`${LEGAL_FORM}(?: [-–])? \\(?(?:i ?gr?|in gru?e?ndung)\\)?$`),
  new RegExp(
    `${LEGAL_FORM}(?: [-–])? \\(?en (?:(?:cours de )?(?:formation|constitution)|cours d.?immatriculation)\\)?$`,
  ),
  new RegExp(`${LEGAL_FORM}(?: [-–])? \\(?w (?:organizacji|org\\.)\\)?$`),
];

export function isSameCompany(left: NamedCompany, right: NamedCompany): boolean {
  if (left.country && right.country && left.country !== right.country) return false;
  const [leftSpellings, rightSpellings] = [normalizedSpellings(left.name), normalizedSpellings(right.name)];
  return leftSpellings.some((name, position) => name !== '' && name === rightSpellings[position]);
}

function normalizedSpellings(name: string): [string, string] {
  const lower = name.normalize('NFC').toLowerCase();
  return [toPlainName(lower), toPlainName(lower.replace(/[äöü]/g, '$&e'))];
}

function toPlainName(name: string): string {
  const words = name
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/\b(und|et|and|u(?= co\b))\b|(?<![\p{L}.])u\.(?= ?\p{L})|&/gu, '+')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(IN_FORMATION_DOTTED, '');
  const shortName = WRITTEN_OUT.reduce((text, [longForm, form]) => text.replaceAll(longForm, form), words);
  const nameWithoutFormation = IN_FORMATION.reduce((text, pattern) => text.replace(pattern, ''), shortName);
  return nameWithoutFormation.replace(/[^\p{L}\p{N}+]/gu, '');
}
