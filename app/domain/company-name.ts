/** Of a company's name, in characters (CLA-08). */
export const COMPANY_NAME = { min: 4, max: 255 } as const;

/** True when companies can be looked for by what is typed of a name (CLA-08, D-12). */
export function isSearchable(name: string): boolean {
  const { length } = [...name];
  return length >= COMPANY_NAME.min && length <= COMPANY_NAME.max;
}

/** How umlauts are compared: as the plain letters, or as they are written where there are none. */
const SPELLINGS: readonly Spelling[] = [(name) => name.replace(/[äöü]/g, '$&e'), (name) => name];
type Spelling = (name: string) => string;

/** Legal forms that are written out as often as short; the longer ones first. */
const WRITTEN_OUT: readonly (readonly [long: string, short: string])[] = [
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
  ['spółka z o.o.', 'spzoo'],
  ['spółka akcyjna', 'sa'],
];

/** The same as letters alone, in each of the spellings. */
const WRITTEN_OUT_LETTERS = SPELLINGS.map((spelt) =>
  WRITTEN_OUT.map(([long, short]) => [onlyLetters(plainWords(long, spelt)), short] as const),
);

/** Forms that are not told from the end of a name by their letters alone: "Handelsges.m.b.H.", but "Borges mbH". */
const IN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/gesellschaft (?:mit beschra?e?nkter haftung|m\.? ?b\.? ?h(?!\p{L}))/gu, 'gmbh'],
  [/(?:(?<!\p{L})ges\.? ?|ges\. ?|ges)m\.? ?b\.? ?h(?!\p{L})/gu, 'gmbh'],
  [/(?<!\p{L})e\. ?kf[mr]\.?$/u, 'ek'],
];

/** What stands behind the name of a company that is not in its register yet. */
const IN_FORMATION = / \(?i\. ?gr?\.?\)?$/;

/** The same without its dots or in words; a name may end in these too, so that a legal form has to stand before them. */
const IN_FORMATION_BEHIND_FORM =
  / \(?(?:i ?gr?|in gru?e?ndung|en (?:cours de )?(?:formation|constitution)|en cours d.?immatriculation|w org(?:\.|anizacji))\)?$/;

/** The short legal forms as letters; some are also written in one word with what stands before them. */
const LEGAL_FORM = /^(?:gmbh|ug|ag|kgaa|kg|ohg|sarl|sasu?|sa|spzoo)$/;
const WORD_WITH_FORM = /(?:gmbh|&co\.?kg)\.?$/;

/** Of a legal form that is written out, in words. */
const MOST_WORDS = 4;

/**
 * True for names of one company (D-75): without regard to case, accents, blanks, punctuation and how the legal form is spelt. A company in
 * formation (`i. G.`) is the one that it will be. An umlaut may be written with an e, or as the plain letter.
 */
export function isSameCompanyName(one: string, other: string): boolean {
  return SPELLINGS.some((_, spelling) => {
    const name = plainName(one, spelling);
    return name !== '' && name === plainName(other, spelling);
  });
}

/**
 * True for names that differ by a missing legal form alone: "Holz Müller" beside "Holz Müller GmbH" may be one company, or two (D-75).
 * Names with two different legal forms are two companies.
 */
export function mayBeSameCompany(one: string, other: string): boolean {
  return SPELLINGS.some((_, spelling) => {
    const [first, second] = [nameAndForm(one, spelling), nameAndForm(other, spelling)];
    return first.name !== '' && first.name === second.name && (first.form === '') !== (second.form === '');
  });
}

/** The letters of a name before its legal form, and those of the form; empty without one. */
function nameAndForm(name: string, spelling: number): { name: string; form: string } {
  const { words, letters } = registeredName(name, spelling);
  const all = words.split(' ');
  for (let at = Math.max(1, all.length - MOST_WORDS - 1); at < all.length; at++) {
    const form = letters(all.slice(at).join(' '));
    if (WHOLE_FORM.test(form)) return { name: letters(all.slice(0, at).join(' ')), form };
  }
  const whole = letters(words);
  const [, before = '', form = ''] = /^(.+)(gmbh)$/.exec(whole) ?? [];
  return form === '' ? { name: whole, form } : { name: before, form };
}

/** A legal form as letters, with what may stand before its partnership. */
const WHOLE_FORM =
  /^(?:(?:gmbh|ug|ag|se|sa|sarl|spzoo)?\+?co\+?(?:kg|kgaa|ohg)|gmbh|ug|ag|se|kgaa|kg|ohg|gbr|ek|eg|partg(?:mbb)?|sarl|sasu?|sa|spzoo|spj|spk)$/;

/** @param spelling its place among `SPELLINGS` */
function plainName(name: string, spelling: number): string {
  const { words, letters } = registeredName(name, spelling);
  return letters(words);
}

/** The words of a name without what says that the company is not in its register yet, and what makes letters of words. */
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
  const words = IN_WORDS.reduce(
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
  const last = words.split(' ').slice(-MOST_WORDS);
  return (
    WORD_WITH_FORM.test(last.at(-1) ?? '') ||
    last.some((_, position) => LEGAL_FORM.test(letters(last.slice(position).join(' '))))
  );
}

/** In lower case, with single blanks and without accents. */
function plainWords(name: string, spelt: Spelling): string {
  return spelt(name.normalize('NFC').toLowerCase())
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/\s+/g, ' ')
    .trim();
}

function onlyLetters(words: string): string {
  return words.replace(/(?<!\p{L})(?:und|and|et)(?!\p{L})|&/gu, '+').replace(/[^\p{L}\p{N}+]/gu, '');
}
