export type SuggestionState<Option> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'found'; query: string; options: readonly Option[] }
  | { status: 'failed' };

export type SuggestionLoader<Option> = (query: string, signal: AbortSignal) => Promise<readonly Option[]>;

type SearchOptions<Option> = {
  load: SuggestionLoader<Option>;
  onChange: (state: SuggestionState<Option>) => void;
  /** CLA-08 */
  minLength: number;
  delay: number;
};

/** One request per text, stale responses are dropped. */
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
      if (!own.signal.aborted) onChange({ status: 'failed' });
    }
  };

  return {
    type(text: string) {
      const query = text.trim();
      if (query === current) return;
      current = query;
      cancel();
      onChange({ status: 'idle' });
      if (query.length >= minLength) timer = setTimeout(() => void ask(query), delay);
    },
    settle(text: string) {
      current = text.trim();
      cancel();
      onChange({ status: 'idle' });
    },
    stop: cancel,
  };
}
