import { searchCompanies } from 'contracts/api/company-search';
import { getCompanyRegister } from '../reference-data/company-register';
import { implement } from './implement';
import { createRefusal } from './refusal';

const MIN_CHARACTERS = 4;
const MAX_CHARACTERS = 255;

export const MAX_SUGGESTIONS = 20;

export const companySearchEndpoints = [
  implement(searchCompanies, async ({ query, sandbox }) => {
    const text = requireSearchText(query.name);
    const register = await getCompanyRegister(sandbox.start.seed);
    return {
      companyNameSuggestions: register.search(text, { country: query.country, limit: MAX_SUGGESTIONS }),
    };
  }),
];

export function requireSearchText(name: string): string {
  const text = name.trim();
  if (text.length < MIN_CHARACTERS || text.length > MAX_CHARACTERS) {
    throw createRefusal('err_validation_failed', 'name');
  }
  return text;
}
