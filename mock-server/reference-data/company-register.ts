import { type CompanySuggestion, companySuggestion } from 'contracts/api/company-search';
import { buildCompanies } from 'fixtures/companies';
import { coverNumberOf } from 'fixtures/cover-provider';
import { createSeededFaker } from 'fixtures/worlds';
import { z } from 'zod';
import { createFilledCollection, type ReadOnlyCollection } from './filled-collection';

const registeredCompany = z.object({
  company: companySuggestion,
  searchName: z.string(),
  coverNumber: z.string().nullable(),
});
type RegisteredCompany = z.infer<typeof registeredCompany>;

export class CompanyRegister {
  readonly #rows: ReadOnlyCollection<typeof registeredCompany>;

  private constructor(rows: ReadOnlyCollection<typeof registeredCompany>) {
    this.#rows = rows;
  }

  static async create(companies: readonly CompanySuggestion[]): Promise<CompanyRegister> {
    const rows = companies
      .map((company) => ({
        company,
        searchName: normaliseCompanyName(company.name),
        coverNumber: coverNumberOf(company),
      }))
      .sort((a, b) => compare(a.searchName, b.searchName));
    return new CompanyRegister(await createFilledCollection(registeredCompany, rows));
  }

  get(id: string): CompanySuggestion | undefined {
    return this.#rows.findFirst((query) => query.where(({ company }) => company.id === id))?.company;
  }

  /** @param number register number, or number of the insurer */
  findByNumber(number: string): CompanySuggestion | undefined {
    return this.#rows.findFirst((query) =>
      query.where(
        ({ company, coverNumber }) =>
          coverNumber === number || company.external_provider_company_id === number,
      ),
    )?.company;
  }

  findByName(name: string): CompanySuggestion[] {
    const searchedName = normaliseCompanyName(name);
    return this.#rows
      .findMany((query) => query.where(({ searchName }) => searchName === searchedName))
      .map(({ company }) => company);
  }

  search(
    text: string,
    { country, limit }: { country?: string | undefined; limit: number },
  ): CompanySuggestion[] {
    const searchedName = normaliseCompanyName(text);
    if (searchedName.length < 3) return [];
    const matchingRows = this.#rows.findMany((query) =>
      query.where(
        ({ company, searchName }) =>
          searchName.includes(searchedName) && (country === undefined || company.land === country),
      ),
    );
    return sortPrefixesFirst(matchingRows, searchedName)
      .slice(0, limit)
      .map(({ company }) => company);
  }
}

function sortPrefixesFirst(rows: readonly RegisteredCompany[], text: string): RegisteredCompany[] {
  const isPrefixed = ({ searchName }: RegisteredCompany) => searchName.startsWith(text);
  return [...rows.filter(isPrefixed), ...rows.filter((row) => !isPrefixed(row))];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

const PLAIN_LETTERS: Record<string, string> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe' };

export function normaliseCompanyName(name: string): string {
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
const registers = new Map<number, Promise<CompanyRegister>>();

export function getCompanyRegister(seed: number): Promise<CompanyRegister> {
  const knownRegister = registers.get(seed);
  if (knownRegister !== undefined) return knownRegister;
  const register = CompanyRegister.create(buildCompanies(createSeededFaker({ seed, now: EPOCH })));
  const [oldestSeed] = registers.keys();
  if (registers.size >= MAX_SEEDS && oldestSeed !== undefined) registers.delete(oldestSeed);
  registers.set(seed, register);
  return register;
}
