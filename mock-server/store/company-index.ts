import type { CompanySuggestion } from 'contracts/api/company-search';
import { buildCompanies } from 'fixtures/companies';
import { coverNumberOf } from 'fixtures/cover-provider';
import { seededFaker } from 'fixtures/worlds';

interface Entry {
  company: CompanySuggestion;
  name: string;
}

/** Neither search scans all companies. */
export class CompanyIndex {
  readonly #entries: readonly Entry[];
  readonly #trigrams = new Map<string, number[]>();
  readonly #byId = new Map<string, CompanySuggestion>();
  readonly #byNumber = new Map<string, CompanySuggestion>();

  constructor(companies: readonly CompanySuggestion[]) {
    this.#entries = companies
      .map((company) => ({ company, name: normalise(company.name) }))
      .sort((a, b) => compare(a.name, b.name));
    this.#entries.forEach(({ name }, position) => {
      for (const trigram of trigramsOf(name)) {
        const positions = this.#trigrams.get(trigram);
        if (positions === undefined) this.#trigrams.set(trigram, [position]);
        else positions.push(position);
      }
    });
    for (const company of companies) {
      this.#byId.set(company.id, company);
      this.#byNumber.set(company.external_provider_company_id, company);
      const coverNumber = coverNumberOf(company);
      if (coverNumber !== null) this.#byNumber.set(coverNumber, company);
    }
  }

  get(id: string): CompanySuggestion | undefined {
    return this.#byId.get(id);
  }

  withNumber(number: string): CompanySuggestion | undefined {
    return this.#byNumber.get(number);
  }

  named(name: string): CompanySuggestion[] {
    const wanted = normalise(name);
    const companies: CompanySuggestion[] = [];
    for (let position = this.#firstFrom(wanted); position < this.#entries.length; position += 1) {
      const entry = this.#entries[position];
      if (entry === undefined || entry.name !== wanted) break;
      companies.push(entry.company);
    }
    return companies;
  }

  search(
    text: string,
    { country, limit }: { country?: string | undefined; limit: number },
  ): CompanySuggestion[] {
    const wanted = normalise(text);
    if (wanted.length < 3) return [];
    const found = new Set<CompanySuggestion>();
    for (const { company, name } of this.#candidates(wanted)) {
      if (found.size === limit) break;
      if (name.includes(wanted) && (country === undefined || company.land === country)) found.add(company);
    }
    return [...found];
  }

  *#candidates(wanted: string): Iterable<Entry> {
    for (let position = this.#firstFrom(wanted); position < this.#entries.length; position += 1) {
      const entry = this.#entries[position];
      if (entry === undefined || !entry.name.startsWith(wanted)) break;
      yield entry;
    }
    for (const position of this.#rarest(wanted)) {
      const entry = this.#entries[position];
      if (entry !== undefined) yield entry;
    }
  }

  #firstFrom(wanted: string): number {
    let low = 0;
    let high = this.#entries.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(this.#entries[middle]?.name ?? '', wanted) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #rarest(wanted: string): readonly number[] {
    let rarest: readonly number[] | undefined;
    for (const trigram of trigramsOf(wanted)) {
      const positions = this.#trigrams.get(trigram) ?? [];
      if (rarest === undefined || positions.length < rarest.length) rarest = positions;
    }
    return rarest ?? [];
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function trigramsOf(name: string): Set<string> {
  const trigrams = new Set<string>();
  for (let at = 0; at + 3 <= name.length; at += 1) trigrams.add(name.slice(at, at + 3));
  return trigrams;
}

const PLAIN_LETTERS: Record<string, string> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe' };

export function normalise(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßłøæœ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const EPOCH = new Date(0);

const MAX_SEEDS = 20;
const indexes = new Map<number, CompanyIndex>();

export function companiesOf(seed: number): CompanyIndex {
  const known = indexes.get(seed);
  if (known !== undefined) return known;
  const index = new CompanyIndex(buildCompanies(seededFaker({ seed, now: EPOCH })));
  const [oldest] = indexes.keys();
  if (indexes.size >= MAX_SEEDS && oldest !== undefined) indexes.delete(oldest);
  indexes.set(seed, index);
  return index;
}
