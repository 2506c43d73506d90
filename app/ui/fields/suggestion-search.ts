/** Where a search for suggestions stands. `query` is what the options answer to. */
export type SuggestionState<Option> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'found'; query: string; options: readonly Option[] }
  | { status: 'failed' };

/** Finds suggestions for a text; rejects when it can't. The signal says that nobody waits for the answer any more. */
export type SuggestionLoader<Option> = (query: string, signal: AbortSignal) => Promise<readonly Option[]>;

type SearchOptions<Option> = {
  load: SuggestionLoader<Option>;
  onChange: (state: SuggestionState<Option>) => void;
  /** Fewer characters ask nothing (CLA-08: 4). */
  minLength: number;
  /** The pause in typing before a request, in milliseconds (CLA-08: 500). */
  delay: number;
};

/** Searches while somebody types: waits for a pause, asks once per text, and drops every answer that a later text has overtaken. */
export function createSuggestionSearch<Option>({ load, onChange, minLength, delay }: SearchOptions<Option>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request: AbortController | undefined;
  let current = '';

  const cancel = () => {
    clearTimeout(timer);
    request?.abort();
    request = undefined;
  };

  const ask = async (query: string) => {
    const own = new AbortController();
    request = own;
    onChange({ status: 'loading' });
    try {
      const options = await load(query, own.signal);
      if (!own.signal.aborted) onChange({ status: 'found', query, options });
    } catch {
      // Why it failed is the loader's to report; whoever types only needs to know that there is nothing to choose from.
      if (!own.signal.aborted) onChange({ status: 'failed' });
    }
  };

  return {
    /** The text as it stands now. */
    type(text: string) {
      const query = text.trim();
      if (query === current) return;
      current = query;
      cancel();
      onChange({ status: 'idle' });
      if (query.length >= minLength) timer = setTimeout(() => void ask(query), delay);
    },
    /** A text that needs no search, because it was chosen. */
    settle(text: string) {
      current = text.trim();
      cancel();
      onChange({ status: 'idle' });
    },
    stop: cancel,
  };
}
