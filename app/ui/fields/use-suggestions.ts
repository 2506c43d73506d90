import { useEffect, useMemo, useRef, useState } from 'react';
import { createSuggestionSearch, type SuggestionLoader, type SuggestionState } from './suggestion-search';

type Limits = { minLength: number; delay: number };

export function useSuggestions<Option>(load: SuggestionLoader<Option>, { minLength, delay }: Limits) {
  const [state, setState] = useState<SuggestionState<Option>>({ status: 'idle' });
  const loader = useRef(load);
  loader.current = load;
  const search = useMemo(
    () =>
      createSuggestionSearch<Option>({
        load: (query, signal) => loader.current(query, signal),
        onChange: setState,
        minLength,
        delay,
      }),
    [minLength, delay],
  );
  useEffect(() => search.stop, [search]);
  return { state, search };
}
