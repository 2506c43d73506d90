import { removeInvisible } from './text';

export const COMPANY_NAME_LENGTH = { min: 4, max: 255 } as const;

export function isSearchable(name: string): boolean {
  const { length } = [...name];
  return length >= COMPANY_NAME_LENGTH.min && length <= COMPANY_NAME_LENGTH.max;
}

/** Umlauts match both their `e` spelling and the plain letter. */
const SPELLINGS: readonly Spelling[] = [(name) => name.replace(/[äöü]/g, '$&e'), (name) => name];
type Spelling = (name: string) => string;

/** Longer legal forms come before those that they contain. */
const WRITTEN_OUT: readonly (readonly [long: string, short: string])[] = [
  ['gemeinnützige UG (haftungsbeschränkt)', 'gug'],
  ['Unternehmergesellschaft (haftungsbeschränkt)', 'ug'],
  ['haftungsbeschränkte Unternehmergesellschaft', 'ug'],
  ['UG (haftungsbeschränkt)', 'ug'],
  ['UG (haftungsbeschr.)', 'ug'],
  ['Unternehmergesellschaft', 'ug'],
  ['gemeinnützige GmbH', 'ggmbh'],
  ['Aktiengesellschaft', 'ag'],
  ['offene Handelsgesellschaft', 'ohg'],
  ['offene Handelsges.', 'ohg'],
  ['Kommanditgesellschaft auf Aktien', 'kgaa'],
  ['Kommanditgesellschaft', 'kg'],
  ['Kommanditges.', 'kg'],
  ['eingetragener Kaufmann', 'ek'],
  ['eingetragene Kauffrau', 'ek'],
  ['société à responsabilité limitée', 'sarl'],
  ['société par actions simplifiée unipersonnelle', 'sasu'],
  ['société par actions simplifiée', 'sas'],
  ['société anonyme', 'sa'],
  ['entreprise unipersonnelle à responsabilité limitée', 'eurl'],
  ['société en nom collectif', 'snc'],
  ['société civile immobilière', 'sci'],
  ['société en commandite simple', 'scs'],
  ['eingetragene Genossenschaft', 'eg'],
  ['eingetr. Genossenschaft', 'eg'],
  ['eingetragener Verein', 'ev'],
  ['eingetragene Gesellschaft bürgerlichen Rechts', 'egbr'],
  ['eingetragene GbR', 'egbr'],
  ['Gesellschaft bürgerlichen Rechts', 'gbr'],
  ['Partnerschaftsgesellschaft mit beschränkter Berufshaftung', 'partgmbb'],
  ['Partnerschaftsgesellschaft', 'partg'],
  ['Societas Europaea', 'se'],
  ['Europäische Gesellschaft', 'se'],
  ['spółka z ograniczoną odpowiedzialnością', 'spzoo'],
  ['spółka z o.o.', 'spzoo'],
  ['prosta spółka akcyjna', 'psa'],
  ['spółka komandytowo-akcyjna', 'ska'],
  ['spółka akcyjna', 'sa'],
  ['spółka komandytowa', 'spk'],
  ['spółka jawna', 'spj'],
  ['spółka partnerska', 'spp'],
];

const WRITTEN_OUT_LETTERS = SPELLINGS.map((spelt) =>
  WRITTEN_OUT.map(([long, short]) => [onlyLetters(plainWords(long, spelt)), short] as const),
);

/** "Handelsges.m.b.H." ends in a legal form, but "ges" of "Borges mbH" belongs to the name. */
const WRITTEN_OUT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/gesellschaft (?:mit beschr(?:a?e?nkter|\.?) ?haftung|m\.? ?b\.? ?h(?!\p{L}))/gu, 'gmbh'],
  [/(?<!\p{L})mit beschr(?:a?e?nkter|\.?) haftung/gu, 'mbh'],
  [/(?:(?<!\p{L})ges\.? ?|ges\. ?|ges)m\.? ?b\.? ?h(?!\p{L})/gu, 'gmbh'],
  [/(?<!\p{L})(?:e\.|eingetr\.) ?kf[mr]\.?$/u, 'ek'],
  [/(?<!\p{L})limited$/u, 'ltd'],
];

const IN_FORMATION = / \(?i\. ?gr?\.?\)?$/;

const IN_FORMATION_BEHIND_FORM =
  / \(?(?:i ?gr?|in gru?e?ndung|en (?:cours de )?(?:formation|constitution)|en cours d.?immatriculation|w org(?:\.|anizacji))\)?$/;

const LEGAL_FORM =
  /^(?:gmbh|ug|ag|se|eg|gbr|kgaa|kg|ohg|partg(?:mbb)?|sarl|sasu?|sa|snc|sci|eurl|spzoo|psa|spk|spj)$/;
const WORD_WITH_FORM = /(?:gmbh|&co\.?kg)\.?$/;

const MAX_WORDS = 4;

/** D-75. Ignores case, accents, punctuation, `i. G.` (in formation), spelling of the legal form. */
export function isSameCompanyName(one: string, other: string): boolean {
  return SPELLINGS.some((_, spelling) => {
    const name = plainName(one, spelling);
    return name !== '' && name === plainName(other, spelling);
  });
}

/** Contains each spelling. Parsing takes much longer than comparing. */
export type ParsedCompanyName = readonly { readonly name: string; readonly form: string }[];

export const parseCompanyName = (name: string): ParsedCompanyName =>
  SPELLINGS.map((_, spelling) => nameAndForm(name, spelling));

export function couldBeSameCompany(one: ParsedCompanyName, other: ParsedCompanyName): boolean {
  return one.some(({ name, form }, spelling) => {
    const second = other[spelling];
    return name !== '' && name === second?.name && (form === '') !== (second.form === '');
  });
}

function nameAndForm(name: string, spelling: number): { name: string; form: string } {
  const { words, letters } = registeredName(name, spelling);
  const all = words.split(' ');
  for (let at = Math.max(1, all.length - MAX_WORDS - 2); at < all.length; at++) {
    const form = letters(all.slice(at).join(' '));
    if (WHOLE_FORM.test(form)) return { name: letters(all.slice(0, at).join(' ')), form };
  }
  const whole = letters(words);
  const [, before = '', form = ''] = /^(.+)(gmbh)$/.exec(whole) ?? [];
  return form === '' ? { name: whole, form } : { name: before, form };
}

const PARTNER_FORM = 'gmbh|ug|ag|se|sa|sarl|spzoo|ltd|limited|bv|stiftung';
const FORMS = [
  'gmbh|ggmbh|ug|ag|se|kgaa|kg|ohg|e?gbr|ek|eg|ev|eingetragenerverein|aor|partg(?:mbb)?|kollektivgesellschaft',
  'sarl|sasu?|sa|snc|sci|scs|sca|scop|eurl|eirl|ei',
  '(?:spzoo)?spk|spzoo|psa|spj|spp|ska|sc|spolkacywilna',
  'ltd|limited|plc|llc|llp|inc|incorporated|corp|corporation|bv|nv|bvba|vof|srls?|spa|sl|slu|lda|sro|as|kft|zrt|doo|ab|aktiebolag|aps|oyj?|ou',
].join('|');

const WHOLE_FORM = new RegExp(`^(?:(?:${PARTNER_FORM})?\\+?co\\+?(?:kg|kgaa|ohg)|${FORMS})$`);

function plainName(name: string, spelling: number): string {
  const { words, letters } = registeredName(name, spelling);
  return letters(words);
}

function registeredName(
  name: string,
  spelling: number,
): { words: string; letters: (text: string) => string } {
  const spelt = SPELLINGS[spelling] ?? ((text) => text);
  const letters = (text: string) =>
    (WRITTEN_OUT_LETTERS[spelling] ?? []).reduce(
      (shorter, [long, short]) => shorter.replaceAll(long, short),
      onlyLetters(text),
    );
  const words = WRITTEN_OUT_FORMS.reduce(
    (shorter, [long, short]) => shorter.replace(long, short),
    plainWords(name, spelt).replace(IN_FORMATION, ''),
  );
  const registered = words.replace(IN_FORMATION_BEHIND_FORM, '');
  return {
    words: registered === words || endsInLegalForm(registered, letters) ? registered : words,
    letters,
  };
}

function endsInLegalForm(words: string, letters: (text: string) => string): boolean {
  const last = words.split(' ').slice(-MAX_WORDS);
  return (
    WORD_WITH_FORM.test(last.at(-1) ?? '') ||
    last.some((_, position) => LEGAL_FORM.test(letters(last.slice(position).join(' '))))
  );
}

function plainWords(name: string, spelt: Spelling): string {
  return spelt(removeInvisible(name).normalize('NFC').toLowerCase())
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/\s+/g, ' ')
    .trim();
}

function onlyLetters(words: string): string {
  return words
    .replace(/(?<!\p{L})(?:(?:und|and|et|u(?= co(?!\p{L})))(?!\p{L})|(?<!\.)u\.(?= ?\p{L}))|&/gu, '+')
    .replace(/[^\p{L}\p{N}+]/gu, '');
}
