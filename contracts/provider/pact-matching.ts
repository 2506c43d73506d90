import type { RecordedResponse } from './recording-proxy';

interface Rule {
  match: string;
  regex?: string;
  min?: number;
  value?: unknown;
  variants?: { index: number; rules: Rules }[];
}
type Rules = Readonly<Record<string, { matchers: Rule[] }>>;

export interface ExpectedResponse {
  status: number;
  headers?: Record<string, string[]>;
  body?: { content?: unknown };
  matchingRules?: { body?: Rules; header?: Rules };
}

export interface Interaction {
  description: string;
  request: { method: string; path: string };
  providerStates?: { name: string }[];
  response: ExpectedResponse;
}

/** Pact's verifier would need an hour for thousands of responses. `simulator.test.ts` compares both on a sample. */
export function matchesExpectation(expected: ExpectedResponse, response: RecordedResponse): boolean {
  return (
    expected.status === response.status &&
    matchesHeaders(expected, response) &&
    (expected.body?.content === undefined ||
      matchesValue(expected.body.content, response.body, '$', expected.matchingRules?.body ?? {}))
  );
}

function matchesHeaders(
  { headers = {}, matchingRules }: ExpectedResponse,
  response: RecordedResponse,
): boolean {
  return Object.entries(headers).every(([name, values]) => {
    const actualValue = response.headers[name.toLowerCase()];
    const rules = matchingRules?.header?.[name]?.matchers;
    if (actualValue === undefined) return false;
    if (name === 'Content-Type') return actualValue.split(';', 1)[0] === values[0];
    return rules
      ? rules.every((rule) => satisfiesRule(rule, values[0], actualValue))
      : actualValue === values.join(', ');
  });
}

function matchesValue(expected: unknown, actual: unknown, path: string, rules: Rules): boolean {
  const pathRules = ruleAt(path, rules);
  const containsRule = pathRules?.find(({ match }) => match === 'arrayContains');
  if (containsRule) return containsAll(containsRule, expected, actual);
  if (Array.isArray(expected)) return matchesList(expected, actual, path, rules);
  if (typeof expected === 'object' && expected !== null) {
    return (
      typeof actual === 'object' &&
      actual !== null &&
      !Array.isArray(actual) &&
      Object.entries(expected).every(
        ([name, value]) =>
          name in actual && matchesValue(value, Object(actual)[name], `${path}.${name}`, rules),
      )
    );
  }
  return pathRules ? pathRules.every((rule) => satisfiesRule(rule, expected, actual)) : expected === actual;
}

function containsAll({ variants = [] }: Rule, expected: unknown, actual: unknown): boolean {
  if (!Array.isArray(actual) || !Array.isArray(expected)) return false;
  return variants.every(({ index, rules }) =>
    actual.some((entry) => matchesValue(expected[index], entry, '$', rules)),
  );
}

function matchesList(expected: readonly unknown[], actual: unknown, path: string, rules: Rules): boolean {
  if (!Array.isArray(actual)) return false;
  const typeRule = ruleAt(path, rules)?.find(({ match }) => match === 'type');
  if (typeRule === undefined) {
    return (
      expected.length === actual.length &&
      actual.every((entry, index) => matchesValue(expected[index], entry, `${path}[${index}]`, rules))
    );
  }
  return (
    actual.length >= (typeRule.min ?? 0) &&
    actual.every((entry) => matchesValue(expected[0], entry, `${path}[*]`, rules))
  );
}

function ruleAt(path: string, rules: Rules): Rule[] | undefined {
  return rules[path]?.matchers;
}

function satisfiesRule(rule: Rule, expected: unknown, actual: unknown): boolean {
  switch (rule.match) {
    case 'type':
      return kindOf(actual) === kindOf(expected);
    case 'number':
      return typeof actual === 'number';
    case 'integer':
      return typeof actual === 'number' && Number.isInteger(actual);
    case 'regex':
      return toRegExp(rule.regex ?? '').test(textOf(actual));
    case 'equality':
      return actual === expected;
    case 'null':
      return actual === null;
    default:
      throw new Error(`unknown matching rule in the pact: ${rule.match}`);
  }
}

const kindOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value));

/** Older JavaScript lacks inline flags. */
function toRegExp(regex: string): RegExp {
  return regex.includes('(?i:') ? new RegExp(regex.replace('(?i:', '(?:'), 'i') : new RegExp(regex);
}
