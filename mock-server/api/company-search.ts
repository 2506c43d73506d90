import { searchCompanies } from 'contracts/api/company-search';
import { companiesOf } from '../store/company-index';
import { implement } from './implement';
import { refusal } from './refusal';

const MIN_CHARACTERS = 4;
const MAX_CHARACTERS = 255;
const MAX_SUGGESTIONS = 20;

export const companySearch = [
  implement(searchCompanies, ({ query, sandbox }) => {
    const name = query.name.trim();
    if (name.length < MIN_CHARACTERS || name.length > MAX_CHARACTERS) {
      throw refusal('err_validation_failed', 'name');
    }
    return {
      companyNameSuggestions: companiesOf(sandbox.start.seed).search(name, {
        country: query.country,
        limit: MAX_SUGGESTIONS,
      }),
    };
  }),
];
