import { distance } from 'fastest-levenshtein';

export interface SearchableQuestion<Kind extends string> {
  readonly kind: Kind;
  /** Weighs more than `synonyms`. */
  readonly name: string;
  readonly synonyms: readonly string[];
}

/** Returns the best match first, and all questions for an empty query. */
export function findQuestions<Kind extends string>(
  query: string,
  questions: readonly SearchableQuestion<Kind>[],
): Kind[] {
  const queryWords = wordsIn(query);
  if (queryWords.length === 0) return questions.map(({ kind }) => kind);
  return questions
    .map((question, order) => ({ kind: question.kind, order, weight: weightOf(queryWords, question) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((left, right) => right.weight - left.weight || left.order - right.order)
    .map(({ kind }) => kind);
}

function weightOf(
  queryWords: readonly string[],
  { name, synonyms }: Omit<SearchableQuestion<string>, 'kind'>,
): number {
  const nameWords = wordsIn(name);
  const synonymWords = synonyms.flatMap(wordsIn);
  const weights = queryWords.map((word) =>
    Math.max(3 * matchOf(word, nameWords), 2 * matchOf(word, synonymWords)),
  );
  // Long queries may contain filler words, so one known word is enough.
  return queryWords.length > 2 ? Math.max(...weights) : Math.min(...weights);
}

const MIN_FUZZY_LENGTH = 5;

function matchOf(queryWord: string, candidateWords: readonly string[]): number {
  if (candidateWords.includes(queryWord)) return 3;
  if (queryWord.length >= 2 && candidateWords.some((word) => word.startsWith(queryWord))) return 2;
  if (queryWord.length < MIN_FUZZY_LENGTH) return 0;
  const isSimilar = candidateWords.some(
    (word) =>
      distance(word, queryWord) <= 1 ||
      (word.length >= MIN_FUZZY_LENGTH && (queryWord.startsWith(word) || queryWord.endsWith(word))) ||
      (word.length > queryWord.length && distance(word.slice(0, queryWord.length), queryWord) <= 1),
  );
  return isSimilar ? 1 : 0;
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
