import { isCalendarDate, parseMonthName } from '~/domain/dates';

export interface RequestedDocumentType {
  readonly type: string;
  readonly needsDate: boolean;
}

/** `guess`: type or date may be wrong. `sameType`: another file has the same type and date. */
export type SortingDoubt = 'noType' | 'twoTypes' | 'noDate' | 'futureDate' | 'guess' | 'sameType';

export interface SortedFile {
  /** Null if no requested type fits, or several. */
  readonly type: string | null;
  readonly candidates: readonly string[];
  /** YYYY-MM-DD, never in the future. Null if the type is unknown or needs no date. */
  readonly asOfDate: string | null;
  /** Date in the file name. Null if missing or in the future. */
  readonly namedDate: string | null;
  readonly doubt: SortingDoubt | null;
}

export function sortFiles(
  names: readonly string[],
  requestedTypes: readonly RequestedDocumentType[],
  today: string,
): SortedFile[] {
  const files = names.map((name) => sortFile(name, requestedTypes, today));
  const keyOf = ({ type, asOfDate }: SortedFile) => `${type} ${asOfDate}`;
  const counts = new Map<string, number>();
  for (const file of files) counts.set(keyOf(file), (counts.get(keyOf(file)) ?? 0) + 1);
  return files.map((file) => {
    const isUniqueOrExempt =
      counts.get(keyOf(file)) === 1 || file.type === null || TYPES_WITH_SEVERAL_FILES.has(file.type);
    return isUniqueOrExempt || file.doubt !== null ? file : { ...file, doubt: 'sameType' };
  });
}

const TYPES_WITH_SEVERAL_FILES: ReadonlySet<string> = new Set([
  'bank_statement',
  'invoice_samples',
  'supplier_invoice',
  'tax_assessment_notice',
  'signed_cv',
  'other',
]);

function sortFile(name: string, requestedTypes: readonly RequestedDocumentType[], today: string): SortedFile {
  const words = searchWordsOf(name);
  const { dates, isGuess: isGuessedDate, remainingWords } = datesIn(words);
  const matchingTypes = typesOf(words, yearsIn(remainingWords, dates), requestedTypes);
  const candidates = matchingTypes.map(({ type }) => type);
  const date = asOfDateOf(dates);
  const namedDate = date !== null && date > today ? null : date;
  const unsorted = { type: null, candidates, asOfDate: null, namedDate };
  const [onlyType] = matchingTypes;
  if (!onlyType) return { ...unsorted, doubt: 'noType' };
  if (matchingTypes.length > 1) return { ...unsorted, doubt: 'twoTypes' };
  const { type, isGuess } = onlyType;
  if (!requestedTypes.some((requestedType) => requestedType.type === type && requestedType.needsDate)) {
    return { ...unsorted, type, doubt: isGuess ? 'guess' : null };
  }
  if (namedDate === null) return { ...unsorted, type, doubt: date === null ? 'noDate' : 'futureDate' };
  const isGuessed = isGuess || isGuessedDate || dates.length > 1;
  return { ...unsorted, type, asOfDate: namedDate, doubt: isGuessed ? 'guess' : null };
}

/** File systems allow no longer names. */
const MAX_NAME_LENGTH = 255;
const TRANSLITERATIONS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ł: 'l',
  œ: 'oe',
};

function searchWordsOf(fileName: string): string {
  return fileName
    .slice(0, MAX_NAME_LENGTH)
    .normalize('NFC')
    .replace(/(?:\.[A-Za-z]\w{1,4})+$/, '')
    .replace(/\(\d{1,2}\)/g, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[äöüßłœ]/g, (letter) => TRANSLITERATIONS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(\p{L})(?=\d)|(\d)(?=\p{L})/gu, '$1$2 ')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

interface Kind {
  /** The first alternative with a requested type counts. If `isOfYear`, the types end with the year. */
  alternatives: readonly (readonly string[])[];
  words: RegExp;
  isOfYear?: boolean;
  isUncertain?: boolean;
}

const kind = (types: string, words: string, options: Pick<Kind, 'isOfYear' | 'isUncertain'> = {}): Kind => ({
  alternatives: types.split(' / ').map((alternative) => alternative.split(' ')),
  words: new RegExp(`(?<![a-z])(?:${words})`),
  ...options,
});

/** Order matters: a kind removes its words before the next is tried. */
const KINDS: readonly Kind[] = [
  kind(
    'interim_statement',
    'zwischen(?:abschluss|bilanz)|(?:quartals|halbjahres)abschluss|interim (?:financial )?(?:statement|account|report|balance)|(?:comptes?|bilans?|situations?) intermediaires?|(?:sprawozdanie|bilans) (?:srodroczn|okresow|polroczn|kwartaln)',
  ),
  kind(
    'bwa_susa / bwa susa',
    'bwa (?:(?:und|mit|u|et|and|with|i|z) )?su ?sa|bwasu ?sa|management accounts (?:with|and) trial balance|situation comptable (?:avec|et) balance|biezace wyniki finansowe z zestawieniem',
  ),
  kind(
    'bwa / bwa_susa',
    'bwa(?![a-z])|betriebswirtschaftliche auswertung|management accounts|monthly accounts|situation comptable|biezace wyniki',
  ),
  kind(
    'susa / bwa_susa',
    'su ?sa(?![a-z])|summen (?:und |u )?saldenliste|saldenliste|trial balance|balance (?:generale|comptable|des comptes)|zestawienie obrotow|obroty i salda|z ?oi ?s(?![a-z])',
  ),
  kind(
    'debt_ledger / debt_registry',
    '(?:banken|bank|kredit|darlehens?|verbindlichkeiten)spiegel|debt (?:ledger|register|registry|schedule|list|overview)|schedule of debts?|loan (?:schedule|overview)|tableau (?:des emprunts|d endettement)|etat des (?:engagements|dettes|emprunts)|liste des emprunts|(?:zestawienie|wykaz|rejestr|lista) (?:zadluzenia|kredytow|dlugow|zobowiazan)',
  ),
  kind(
    'bank_statement',
    'konto ?auszu?e?g|kontoumsaetze|umsatzanzeige|(?:bank|account) statement|releves? (?:bancaire|de compte|d compte|de banque)|wyciagi? (?:bankow|z (?:konta|rachunku))|historia (?:rachunku|konta)',
  ),
  kind(
    'income_expense_statement',
    'euer(?![a-z])|einnahmen ?(?:und )?(?:ausgaben|ueberschuss)|income (?:and |expense )?(?:expense|expenditure|statement)|recettes? (?:et )?depenses?|k ?pi ?r(?![a-z])|ksiega przychodow|przychody i rozchody',
    { isOfYear: true },
  ),
  kind(
    'tax_assessment_notice',
    '[a-z]*steuer ?bescheid|(?:est|kst|gewst|ust) bescheid|tax (?:assessment|notice)|avis d imposition|decyzja podatkow',
  ),
  kind(
    'annual_statement',
    '(?:jahres ?)?abschlu(?:ss|esse)|ja(?![a-z])|bilanz|annual (?:financial )?(?:accounts|statement|report)|financial statement|balance sheet|(?:year end|statutory) accounts|comptes annuels|liasse(?: fiscale)?|etats? financiers?|bilans?(?![a-z])|sprawozdani[ea] (?:finansow|roczn)',
    { isOfYear: true },
  ),
  kind('business_plan', 'business ?plan|geschaeftsplan|plan d affaires|biznes ?plan|plan biznesow'),
  kind(
    'draft_takeover_or_cooperation_agreement',
    '[a-z]*(?:uebernahme|kooperations|praxiskauf)vertrag|(?:takeover|cooperation) agreement|contrat de (?:reprise|cooperation|cession)|umowa (?:przejecia|wspolpracy)',
  ),
  kind(
    'investment_and_cost_plan',
    'investitions ?(?:und )?(?:kosten ?)?plan|kostenplan|investment (?:and cost )?plan|cost plan|plan d investissement|plan de financement|plan inwestyc|kosztorys',
  ),
  kind(
    'open_receivables_and_payables',
    '(?:opos |op liste )?debitoren (?:und |u )?kreditoren|receivables and payables|creances et dettes|naleznosci i zobowiazania|rozrachunk',
  ),
  kind('debtor_list', '(?:opos|op) deb[a-z]*', { isUncertain: true }),
  kind(
    'debtor_list',
    'debitoren|debtors? list|aged (?:debtors|receivables)|accounts receivable|balance agee|liste des (?:debiteurs|clients)|lista (?:dluznikow|odbiorcow)',
  ),
  kind('open_receivables_and_payables', 'opos(?![a-z])|offene ?posten|op liste|open items'),
  kind(
    'invoice_samples',
    '(?:muster|beispiel)rechnung|sample invoice|exemples? de facture|przykladow[ae] faktur',
  ),
  kind(
    'licence_to_practise',
    'approbation|licen[cs]e to practi|medical licen|autorisation d exercer|prawo wykonywania',
  ),
  kind(
    'specialist_certification',
    'facharzt|specialist certific|diplome de specialiste|dyplom specjali|specjalizacj',
  ),
  kind('signed_cv', 'lebenslauf|cv(?![a-z])|curriculum|resume(?![a-z])|zyciorys'),
  kind(
    'brokerage_contract',
    '(?:vermittlungs|makler)vertrag|brokerage|contrat de courtage|umowa posrednictwa',
  ),
  kind(
    'monthly_service_fee_contract',
    '[a-z]*servicegebuehr|service fee|frais de service|oplat[ae] serwisow',
  ),
  kind('gdpr_consent', 'datenschutz|dsgvo|gdpr|data protection|rgpd|rodo(?![a-z])|zgoda na przetwarzanie'),
  kind(
    'gtc_document',
    'agb(?![a-z])|allgemeine geschaefts|terms and conditions|gtc(?![a-z])|conditions generales|cgv(?![a-z])|ogolne warunki|regulamin',
  ),
  kind(
    'statement_of_assets',
    'selbstauskunft|vermoegens|statement of assets|personal financial|(?:declaration|etat) d[eu] patrimoine|oswiadczenie (?:majatkow|o majatku)',
  ),
  kind('pep_check', 'pep(?![a-z])'),
  kind(
    'signed_guarantor_contract / guarantor_contract',
    '[a-z]*buergschaft|guarant(?:ee|or)|caution|umowa poreczenia|poreczeni',
  ),
  kind('supplier_invoice / invoice_samples', 'lieferantenrechnung|supplier invoice|facture fournisseur'),
  kind('offer_file supplier_invoice', 'angebot|offer|offre|oferta|quotation|quote|devis|kostenvoranschlag', {
    isUncertain: true,
  }),
  kind('supplier_invoice invoice_samples', '[a-z]*rechnung|invoice|facture|faktur', { isUncertain: true }),
];

interface FittingType {
  readonly type: string;
  readonly isGuess: boolean;
}

function typesOf(
  words: string,
  years: readonly number[],
  requestedTypes: readonly RequestedDocumentType[],
): FittingType[] {
  let remainingWords = words;
  const matchingTypes = new Map<string, FittingType>();
  for (const each of KINDS) {
    for (let match = each.words.exec(remainingWords); match; match = each.words.exec(remainingWords)) {
      const followingText = remainingWords.slice(match.index + match[0].length);
      for (const matchingType of fittingTypes(each, requestedTypes, years, followingText)) {
        if (!matchingTypes.has(matchingType.type)) matchingTypes.set(matchingType.type, matchingType);
      }
      remainingWords = `${remainingWords.slice(0, match.index)} ${followingText}`;
    }
  }
  const order = requestedTypes.map(({ type }) => type);
  return [...matchingTypes.values()].sort((a, b) => order.indexOf(a.type) - order.indexOf(b.type));
}

const SHORT_YEARS = /^[a-z]* ?(\d\d)(?: (\d\d))?(?!\d)/;

function fittingTypes(
  { alternatives, isOfYear = false, isUncertain = false }: Kind,
  requestedTypes: readonly RequestedDocumentType[],
  years: readonly number[],
  followingText: string,
): FittingType[] {
  const isRequestedType = (type: string) =>
    requestedTypes.some((requestedType) => requestedType.type === type);
  if (!isOfYear) {
    const requestedAlternatives = alternatives.map((alternative) => alternative.filter(isRequestedType));
    return (requestedAlternatives.find(({ length }) => length > 0) ?? []).map((type) => ({
      type,
      isGuess: isUncertain,
    }));
  }
  const name = alternatives[0]?.[0] ?? '';
  const [, ...shortYears] = SHORT_YEARS.exec(followingText) ?? [];
  const namedYears =
    years.length > 0 ? years : shortYears.filter(Boolean).map((year) => 2_000 + Number(year));
  const datedTypes = namedYears.map((year) => `${name}_${year}`).filter(isRequestedType);
  if (datedTypes.length > 0) return datedTypes.map((type) => ({ type, isGuess: years.length === 0 }));
  if (namedYears.length > 0) return isRequestedType(name) ? [{ type: name, isGuess: false }] : [];
  const typesOfAnyYear = requestedTypes.filter(
    ({ type }) => type === name || type.replace(/_\d{4}$/, '') === name,
  );
  return typesOfAnyYear.map(({ type }) => ({ type, isGuess: type !== name }));
}

interface NamedDates {
  /** Unique valid dates, oldest first. A month or quarter becomes its last day. */
  readonly dates: readonly string[];
  readonly isGuess: boolean;
  readonly remainingWords: string;
}

type ReadDate = { date: string | null; isGuess?: boolean } | null;

interface DateForm {
  form: RegExp;
  read: (parts: string[]) => ReadDate;
}

const YEAR = '20\\d\\d|\\d\\d';
const QUARTER = '(?:quartal|quarter|kwartal|trimestre|trim|qtr)\\w*';

const FORMS: readonly DateForm[] = [
  {
    form: /\b(20\d\d) (\d\d?) (\d\d?)\b/g,
    read: ([year = '', month, day]) => (isMonth(month) ? { date: dateOf(year, month, day) } : null),
  },
  {
    form: new RegExp(`\\b(\\d\\d?) (\\d\\d?) (${YEAR})\\b`, 'g'),
    // `01-09.2026` may also mean January to September.
    read: ([day = '', month, year = '']) => ({
      date: dateOf(year, month, day),
      isGuess: year.length === 2 || Number(day) === 1,
    }),
  },
  {
    form: /\b(20\d\d)(\d\d)(\d\d)\b/g,
    read: ([year = '', month, day]) => (isMonth(month) ? { date: dateOf(year, month, day) } : null),
  },
  {
    form: /\b(\d\d)(\d\d)(20\d\d)\b/g,
    read: ([day, month, year = '']) => ({ date: dateOf(year, month, day) }),
  },
  {
    form: new RegExp(`\\b(\\d\\d?) (?:(?:st|nd|rd|th|er) )?(\\p{L}+) (${YEAR})\\b`, 'gu'),
    read: ([day, word = '', year = '']) => dateOfNamedMonth(word, (month) => dateOf(year, month, day), year),
  },
  {
    form: /\b(\p{L}+) (\d\d?) (?:(?:st|nd|rd|th) )?(20\d\d)\b/gu,
    read: ([word = '', day, year = '']) => dateOfNamedMonth(word, (month) => dateOf(year, month, day), year),
  },
  {
    form: new RegExp(`\\b[qt] ([1-4]) (${YEAR})\\b`, 'g'),
    read: ([quarter, year = '']) => ({
      date: lastDay(year, Number(quarter) * 3),
      isGuess: year.length === 2,
    }),
  },
  {
    form: /\b(20\d\d) [qt] ([1-4])\b/g,
    read: ([year = '', quarter]) => ({ date: lastDay(year, Number(quarter) * 3) }),
  },
  {
    form: new RegExp(`\\b([1-4]|iv|i{1,3}) (?:[a-z]{1,3} )?${QUARTER} (${YEAR})\\b`, 'g'),
    read: ([quarter = '', year = '']) => {
      const number = Number(quarter) || QUARTERS.indexOf(quarter);
      return { date: lastDay(year, number * 3), isGuess: year.length === 2 };
    },
  },
  {
    form: /\b(\d\d?) (20\d\d)\b/g,
    read: ([month, year = '']) => (isMonth(month) ? { date: lastDay(year, Number(month)) } : null),
  },
  {
    form: /\b(20\d\d) (\d\d)\b/g,
    read: ([year = '', month]) => (isMonth(month) ? { date: lastDay(year, Number(month)) } : null),
  },
  {
    form: new RegExp(`\\b(\\p{L}+) (${YEAR})\\b`, 'gu'),
    read: ([word = '', year = '']) => dateOfNamedMonth(word, (month) => lastDay(year, month), year),
  },
  {
    form: /\b(20\d\d) (\p{L}+)\b/gu,
    read: ([year = '', word = '']) => dateOfNamedMonth(word, (month) => lastDay(year, month), year),
  },
  {
    form: /\b(\d\d)(20\d\d)\b/g,
    read: ([month, year = '']) => (isMonth(month) ? { date: lastDay(year, Number(month)) } : null),
  },
  {
    form: /\b(20\d\d)(\d\d)\b/g,
    read: ([year = '', month]) => (isMonth(month) ? { date: lastDay(year, Number(month)) } : null),
  },
  {
    form: /\b(\d\d) ?([2-9]\d)\b/g,
    read: ([month, year = '']) =>
      isMonth(month) ? { date: lastDay(year, Number(month)), isGuess: true } : null,
  },
];

const QUARTERS = ['', 'i', 'ii', 'iii', 'iv'];

function datesIn(words: string): NamedDates {
  const dates = new Set<string>();
  let isGuess = false;
  let remainingWords = words;
  for (const { form, read } of FORMS) {
    remainingWords = remainingWords.replace(form, (text, ...groups: unknown[]) => {
      const readDate = read(groups.filter((group): group is string => typeof group === 'string').slice(0, 3));
      if (readDate === null) return text;
      if (readDate.date !== null) {
        dates.add(readDate.date);
        isGuess ||= readDate.isGuess === true;
      }
      return '|';
    });
  }
  return { dates: [...dates].sort(), isGuess, remainingWords };
}

/** Null for several dates, except for a period that starts on the first day of a month: returns its end. */
function asOfDateOf(dates: readonly string[]): string | null {
  const [first = null, second] = dates;
  if (second === undefined) return first;
  return dates.length === 2 && first?.endsWith('-01') ? second : null;
}

function yearsIn(words: string, dates: readonly string[]): number[] {
  const years = [...words.matchAll(/\b20\d\d\b/g)].map(([year]) => Number(year));
  return [...new Set(years.length > 0 ? years : dates.map((date) => Number(date.slice(0, 4))))];
}

const isMonth = (text: string | undefined) => Number(text) >= 1 && Number(text) <= 12;
const yearOf = (year: string) => (year.length === 2 ? `20${year}` : year);
const twoDigits = (number: string | number | undefined) => String(number).padStart(2, '0');

function dateOf(year: string, month: string | number | undefined, day: string | undefined): string | null {
  const date = `${yearOf(year)}-${twoDigits(month)}-${twoDigits(day)}`;
  return isCalendarDate(date) ? date : null;
}

function lastDay(year: string, month: number): string {
  const day = new Date(Date.UTC(Number(yearOf(year)), month, 0)).getUTCDate();
  return `${yearOf(year)}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** A single letter is a version, not a Roman number. */
function dateOfNamedMonth(word: string, date: (month: number) => string | null, year: string): ReadDate {
  const month = word.length > 1 ? parseMonthName(word) : Number.NaN;
  return Number.isNaN(month) ? null : { date: date(month), isGuess: year.length === 2 };
}
