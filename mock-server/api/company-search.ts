import { searchCompanies } from 'contracts/api/company-search';
import { companiesOf } from '../reference-data/company-register';
import { implement } from './implement';
import { refusal } from './refusal';

const MIN_CHARACTERS = 4;
const MAX_CHARACTERS = 255;

export const MAX_SUGGESTIONS = 20;

export const companySearch = [
  implement(searchCompanies, async ({ query, sandbox }) => {
    const text = searchText(query.name);
    const register = await companiesOf(sandbox.start.seed);
    return {
      companyNameSuggestions: register.search(text, { country: query.country, limit: MAX_SUGGESTIONS }),
    };
  }),
];

export function searchText(name: string): string {
  const text = name.trim();
  if (text.length < MIN_CHARACTERS || text.length > MAX_CHARACTERS) {
    throw refusal('err_validation_failed', 'name');
  }
  return text;
}
