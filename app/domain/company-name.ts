import { removeInvisible } from './text';

export const COMPANY_NAME_LENGTH = { min: 4, max: 255 } as const;

export function isSearchable(name: string): boolean {
  const { length } = [...name];
  return length >= COMPANY_NAME_LENGTH.min && length <= COMPANY_NAME_LENGTH.max;
}

/** Umlauts match both their `e` spelling and the plain letter. */
const TRANSLITERATIONS: readonly Transliterate[] = [(name) => name.replace(/[äöü]/g, '$&e'), (name) => name];
type Transliterate = (name: string) => string;

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

const WRITTEN_OUT_LETTERS = TRANSLITERATIONS.map((transliterate) =>
  WRITTEN_OUT.map(
    ([longForm, shortForm]) => [onlyLetters(plainWords(longForm, transliterate)), shortForm] as const,
  ),
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
export function isSameCompanyName(first: string, second: string): boolean {
  return TRANSLITERATIONS.some((_, spellingIndex) => {
    const name = plainName(first, spellingIndex);
    return name !== '' && name === plainName(second, spellingIndex);
  });
}

/** Contains each spelling. Parsing takes much longer than comparing. */
export type ParsedCompanyName = readonly { readonly name: string; readonly form: string }[];

export const parseCompanyName = (name: string): ParsedCompanyName =>
  TRANSLITERATIONS.map((_, spellingIndex) => splitLegalForm(name, spellingIndex));

export function couldBeSameCompany(first: ParsedCompanyName, other: ParsedCompanyName): boolean {
  return first.some(({ name, form }, spellingIndex) => {
    const second = other[spellingIndex];
    return name !== '' && name === second?.name && (form === '') !== (second.form === '');
  });
}

function splitLegalForm(name: string, spellingIndex: number): { name: string; form: string } {
  const { words, letters } = registeredName(name, spellingIndex);
  const allWords = words.split(' ');
  for (
    let formStart = Math.max(1, allWords.length - MAX_WORDS - 2);
    formStart < allWords.length;
    formStart++
  ) {
    const form = letters(allWords.slice(formStart).join(' '));
    if (LEGAL_FORM_PATTERN.test(form)) return { name: letters(allWords.slice(0, formStart).join(' ')), form };
  }
  const wholeName = letters(words);
  const [, nameLetters = '', form = ''] = /^(.+)(gmbh)$/.exec(wholeName) ?? [];
  return form === '' ? { name: wholeName, form } : { name: nameLetters, form };
}

const PARTNER_FORM = 'gmbh|ug|ag|se|sa|sarl|spzoo|ltd|limited|bv|stiftung';
const FORMS = [
  'gmbh|ggmbh|ug|ag|se|kgaa|kg|ohg|e?gbr|ek|eg|ev|eingetragenerverein|aor|partg(?:mbb)?|kollektivgesellschaft',
  'sarl|sasu?|sa|snc|sci|scs|sca|scop|eurl|eirl|ei',
  '(?:spzoo)?spk|spzoo|psa|spj|spp|ska|sc|spolkacywilna',
  'ltd|limited|plc|llc|llp|inc|incorporated|corp|corporation|bv|nv|bvba|vof|srls?|spa|sl|slu|lda|sro|as|kft|zrt|doo|ab|aktiebolag|aps|oyj?|ou',
].join('|');

const LEGAL_FORM_PATTERN = new RegExp(`^(?:(?:${PARTNER_FORM})?\\+?co\\+?(?:kg|kgaa|ohg)|${FORMS})$`);

function plainName(name: string, spellingIndex: number): string {
  const { words, letters } = registeredName(name, spellingIndex);
  return letters(words);
}

function registeredName(
  name: string,
  spellingIndex: number,
): { words: string; letters: (text: string) => string } {
  const transliterate = TRANSLITERATIONS[spellingIndex] ?? ((text) => text);
  const letters = (text: string) =>
    (WRITTEN_OUT_LETTERS[spellingIndex] ?? []).reduce(
      (shorter, [longForm, shortForm]) => shorter.replaceAll(longForm, shortForm),
      onlyLetters(text),
    );
  const words = WRITTEN_OUT_FORMS.reduce(
    (shorter, [longForm, shortForm]) => shorter.replace(longForm, shortForm),
    plainWords(name, transliterate).replace(IN_FORMATION, ''),
  );
  const nameInRegister = words.replace(IN_FORMATION_BEHIND_FORM, '');
  return {
    words: nameInRegister === words || endsInLegalForm(nameInRegister, letters) ? nameInRegister : words,
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

function plainWords(name: string, transliterate: Transliterate): string {
  return transliterate(removeInvisible(name).normalize('NFC').toLowerCase())
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
