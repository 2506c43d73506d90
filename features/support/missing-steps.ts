import type { Plugin } from '@cucumber/cucumber/api';
import { type Envelope, type ParameterType, StepDefinitionPatternType } from '@cucumber/messages';
import { distance } from 'fastest-levenshtein';

const MAX_NEAREST_STEPS = 3;
const MAX_VALUES = 5;

type AllowedValues = ReadonlyMap<string, readonly string[]>;

const PARAMETER_PATTERN = /\{([^}]*)\}/;

const BUILT_IN_PARAMETER_PATTERNS: AllowedValues = new Map([
  ['string', ['"[^"]*"', "'[^']*'"]],
  ['int', ['-?\\d+']],
  ['float', ['-?\\d*\\.?\\d+']],
  ['word', ['\\S+']],
  ['', ['.*']],
]);

class MissingSteps {
  readonly #patterns: string[] = [];
  readonly #values = new Map(BUILT_IN_PARAMETER_PATTERNS);
  readonly #texts = new Map<string, string>();
  readonly #missingTexts = new Set<string>();

  take({ pickle, stepDefinition, parameterType, testCase }: Envelope): void {
    if (stepDefinition?.pattern.type === StepDefinitionPatternType.CUCUMBER_EXPRESSION) {
      this.#patterns.push(stepDefinition.pattern.source);
    }
    if (parameterType) this.#values.set(parameterType.name, valuesOf(parameterType));
    for (const { id, text } of pickle?.steps ?? []) this.#texts.set(id, text);
    for (const { pickleStepId, stepDefinitionIds } of testCase?.testSteps ?? []) {
      const text = this.#texts.get(pickleStepId ?? '');
      if (text !== undefined && stepDefinitionIds?.length === 0) this.#missingTexts.add(text);
    }
  }

  lines(): string[] {
    return [...this.#missingTexts].flatMap((text) => [
      `No step is "${text}".`,
      ...(findWrongValue(text, this.#patterns, this.#values) ?? [
        '  Did you mean:',
        ...findNearestSteps(text, this.#patterns).map((pattern) => `    ${pattern}`),
      ]),
    ]);
  }
}

const valuesOf = ({ regularExpressions }: ParameterType): string[] => [...regularExpressions];

/** Null unless only one parameter's value differs from a known step. */
export function findWrongValue(
  text: string,
  patterns: readonly string[],
  values: AllowedValues,
): string[] | null {
  const candidates = patterns.flatMap((pattern) => {
    const names = pattern.split(PARAMETER_PATTERN).filter((_, index) => index % 2 === 1);
    const givenValues = createLooseExpression(pattern).exec(text)?.slice(1);
    if (names.length === 0 || givenValues === undefined) return [];
    const wrongValues = names.flatMap((name, index) => {
      const value = givenValues[index] ?? '';
      const allowedValues = values.get(name);
      const isKnown =
        allowedValues === undefined || allowedValues.some((each) => new RegExp(`^(?:${each})$`).test(value));
      return isKnown ? [] : [{ name, value, known: allowedValues ?? [] }];
    });
    // A pattern that consists only of parameters matches any text.
    return wrongValues.length === 1 && literalOf(pattern).length >= MIN_LITERAL_LENGTH
      ? [{ pattern, wrong: wrongValues }]
      : [];
  });
  const isListed = ({ wrong: wrongValues }: (typeof candidates)[number]) =>
    Number(!BUILT_IN_PARAMETER_PATTERNS.has(wrongValues[0]?.name ?? ''));
  const [bestCandidate] = candidates.sort(
    (a, b) => literalOf(b.pattern).length - literalOf(a.pattern).length || isListed(b) - isListed(a),
  );
  const wrongValue = bestCandidate?.wrong[0];
  if (bestCandidate === undefined || wrongValue === undefined) return null;
  const allowedValues = wrongValue.known.flatMap(alternatives);
  const nearestValues = [...allowedValues].sort(
    (a, b) => distance(a, wrongValue.value) - distance(b, wrongValue.value),
  );
  const hiddenCount = allowedValues.length - MAX_VALUES;
  return [
    `  The step "${bestCandidate.pattern}" has no {${wrongValue.name}} "${wrongValue.value}".`,
    `  Allowed: ${nearestValues.slice(0, MAX_VALUES).join('; ')}${hiddenCount > 0 ? `; and ${hiddenCount} more` : ''}.`,
    ...(hiddenCount > 0
      ? [`  npm run features:steps -- "${literalOf(bestCandidate.pattern)}" lists them all.`]
      : []),
  ];
}

const MIN_LITERAL_LENGTH = 5;

const literalOf = (pattern: string): string => pattern.split('{', 1)[0]?.trim() ?? '';

function createLooseExpression(pattern: string): RegExp {
  const parts = pattern.split(PARAMETER_PATTERN).map((part, index) =>
    index % 2 === 1
      ? '(.+?)'
      : part
          .replace(/[.*+?^$[\]|]/g, '\\$&')
          .replace(/\(([^)]*)\)/g, '(?:$1)?')
          .replace(/\S+\/\S+/g, (words) => `(?:${words.replaceAll('/', '|')})`),
  );
  return new RegExp(`^${parts.join('')}$`);
}

function alternatives(expression: string): string[] {
  return /[()[\]\\]/.test(expression) ? [expression.replace('"[^"]*"', '"…"')] : expression.split('|');
}

export function findNearestSteps(text: string, patterns: readonly string[]): string[] {
  const words = text.split(' ');
  return [...new Set(patterns)]
    .filter((pattern) => /^(?:\{[^}]*\}\s*)+$/.test(pattern) === false)
    .map((pattern) => ({ pattern, cost: costOf(words, pattern.split(/ (?![^{]*\})/)) }))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, MAX_NEAREST_STEPS)
    .map(({ pattern }) => pattern);
}

const FIRST_PARAMETER_WORD_COST = 0.4;
const FURTHER_PARAMETER_WORD_COST = 0.15;

/** Edit distance between lists of words. A parameter matches one or more. */
function costOf(words: readonly string[], pattern: readonly string[]): number {
  let previous = [0, ...words.map((_, index) => index + 1)];
  for (const part of pattern) {
    const isParameter = PARAMETER_PATTERN.test(part);
    const row = [(previous[0] ?? 0) + 1];
    for (const [index, word] of words.entries()) {
      const [diagonalCost = 0, upperCost = 0, leftCost = 0] = [
        previous[index],
        previous[index + 1],
        row[index],
      ];
      const replacementCost = isParameter
        ? FIRST_PARAMETER_WORD_COST
        : distance(word, part) / Math.max(word.length, part.length);
      const insertionCost = leftCost + (isParameter && index > 0 ? FURTHER_PARAMETER_WORD_COST : 1);
      row.push(Math.min(diagonalCost + replacementCost, upperCost + 1, insertionCost));
    }
    previous = row;
  }
  return previous.at(-1) ?? 0;
}

const missingSteps: Plugin = {
  type: 'plugin',
  coordinator: async ({ operation, on }) => {
    if (operation !== 'runCucumber') return;
    const missing = new MissingSteps();
    on('message', (envelope) => missing.take(envelope));
    return async () => {
      const lines = missing.lines();
      if (lines.length > 0) process.stdout.write(`\n${lines.join('\n')}\n`);
    };
  },
};

export default missingSteps;
