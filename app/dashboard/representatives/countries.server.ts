import type { SelectOption } from '~/ui/fields/select-field';

/** Codes that Intl names and that are no country: unions, test codes, and parts of others. */
const NO_COUNTRIES = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Every country, by ISO 3166-1 alpha-2; names that are out of use are left out. */
const COUNTRIES: readonly string[] = everyCountry();

function everyCountry(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter((code) => {
    const isCurrent = new Intl.Locale(`und-${code}`).region === code;
    return isCurrent && !NO_COUNTRIES.has(code) && names.of(code) !== undefined;
  });
}

const listed = new Map<string, readonly SelectOption[]>();

/** Every country in words, the deployment's first. Made on the server, because browsers name and order some otherwise. */
export function countryOptions(language: string, ofDeployment: readonly string[]): readonly SelectOption[] {
  const key = `${language} ${ofDeployment}`;
  const known = listed.get(key);
  if (known) return known;
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const named = COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value }));
  const { compare } = new Intl.Collator(language);
  named.sort((one, other) => compare(one.label, other.label));
  const isOurs = ({ value }: SelectOption) => ofDeployment.includes(value);
  const options = [...named.filter(isOurs), ...named.filter((option) => !isOurs(option))];
  listed.set(key, options);
  return options;
}
