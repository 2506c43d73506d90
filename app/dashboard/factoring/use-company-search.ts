import { useRef, useState } from 'react';
import { createSuggestionLoader } from '~/company-search/company-search-field';
import type { DebtorOption } from './company-option';
import { findCompanyByName } from './rules/debtor-company';

const loadCompanies = createSuggestionLoader<DebtorOption>('/dashboard/company-suggestions');

/** FACT-06. `exactMatch` is null for none or several matches. */
export function useCompanySearch(typed: string) {
  const [foundOptions, setFound] = useState<readonly DebtorOption[]>([]);
  const load = useRef<typeof loadCompanies>(async (name, signal) => {
    const options = await loadCompanies(name, signal);
    const isNew = (previousOptions: readonly DebtorOption[]) => (option: DebtorOption) =>
      previousOptions.every(({ id }) => id !== option.id);
    setFound((previousOptions) => [...previousOptions, ...options.filter(isNew(previousOptions))]);
    return options;
  });
  return { load: load.current, exactMatch: findCompanyByName(typed, foundOptions) };
}
