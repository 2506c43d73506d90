import { useRef, useState } from 'react';
import { suggestionsFrom } from '~/company-search/load-suggestions';
import type { DebtorOption } from './company-option';
import { companySpelled } from './rules/debtor-company';

/** Companies for debtors, while one types. */
const loadCompanies = suggestionsFrom<DebtorOption>('/dashboard/company-suggestions');

/**
 * A search for companies that also knows which one was typed in full without being chosen (FACT-06): `spelled`, as the register has it, null
 * while none or several bear the name.
 */
export function useSpelledCompany(typed: string) {
  const [found, setFound] = useState<readonly DebtorOption[]>([]);
  const load = useRef<typeof loadCompanies>(async (name, signal) => {
    const options = await loadCompanies(name, signal);
    // A legal form written out at the end finds nothing more: what the shorter name found is still meant.
    const isNew = (before: readonly DebtorOption[]) => (option: DebtorOption) =>
      before.every(({ id }) => id !== option.id);
    setFound((before) => [...before, ...options.filter(isNew(before))]);
    return options;
  });
  return { load: load.current, spelled: companySpelled(typed, found) };
}
