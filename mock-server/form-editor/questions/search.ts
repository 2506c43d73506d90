import { distance } from 'fastest-levenshtein';

export interface SearchableQuestion<Kind extends string> {
  readonly kind: Kind;
  /** Weighs more than `synonyms`. */
  readonly name: string;
  readonly synonyms: readonly string[];
}

/** Returns the best match first, and all for an empty query. */
export function findQuestions<Kind extends string>(
  query: string,
  offered: readonly SearchableQuestion<Kind>[],
): Kind[] {
  const asked = wordsIn(query);
  if (asked.length === 0) return offered.map(({ kind }) => kind);
  return offered
    .map((each, order) => ({ kind: each.kind, order, weight: weightOf(asked, each) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight || one.order - other.order)
    .map(({ kind }) => kind);
}

function weightOf(
  asked: readonly string[],
  { name, synonyms }: Omit<SearchableQuestion<string>, 'kind'>,
): number {
  const named = wordsIn(name);
  const known = synonyms.flatMap(wordsIn);
  const weights = asked.map((word) => Math.max(3 * matchOf(word, named), 2 * matchOf(word, known)));
  // Long queries may contain filler words, so one known word is enough.
  return asked.length > 2 ? Math.max(...weights) : Math.min(...weights);
}

const MIN_FUZZY_LENGTH = 5;

function matchOf(asked: string, known: readonly string[]): number {
  if (known.includes(asked)) return 3;
  if (asked.length >= 2 && known.some((word) => word.startsWith(asked))) return 2;
  if (asked.length < MIN_FUZZY_LENGTH) return 0;
  const isNear = known.some(
    (word) =>
      distance(word, asked) <= 1 ||
      (word.length >= MIN_FUZZY_LENGTH && (asked.startsWith(word) || asked.endsWith(word))) ||
      (word.length > asked.length && distance(word.slice(0, asked.length), asked) <= 1),
  );
  return isNear ? 1 : 0;
}

function wordsIn(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
