import type { RecordedAnswer } from './recording-proxy';

/** One rule of a pact for one value. */
interface Rule {
  match: string;
  regex?: string;
  min?: number;
  value?: unknown;
  variants?: { index: number; rules: Rules }[];
}
type Rules = Readonly<Record<string, { matchers: Rule[] }>>;

/** Expected status, headers and body of one answer. */
export interface ExpectedAnswer {
  status: number;
  headers?: Record<string, string[]>;
  body?: { content?: unknown };
  matchingRules?: { body?: Rules; header?: Rules };
}

/** An interaction, as a pact file of version 4 has it. */
export interface Interaction {
  description: string;
  request: { method: string; path: string };
  providerStates?: { name: string }[];
  response: ExpectedAnswer;
}

/**
 * True when the answer is what the pact expects, as Pact's verifier decides it. Made for many thousand answers at once, which the verifier
 * would need an hour for; `simulator.test.ts` shows on a sample that both decide alike.
 */
export function keeps(expected: ExpectedAnswer, answer: RecordedAnswer): boolean {
  return (
    expected.status === answer.status &&
    headersKeep(expected, answer) &&
    (expected.body?.content === undefined ||
      fits(expected.body.content, answer.body, '$', expected.matchingRules?.body ?? {}))
  );
}

function headersKeep({ headers = {}, matchingRules }: ExpectedAnswer, answer: RecordedAnswer): boolean {
  return Object.entries(headers).every(([name, values]) => {
    const got = answer.headers[name.toLowerCase()];
    const rules = matchingRules?.header?.[name]?.matchers;
    if (got === undefined) return false;
    if (name === 'Content-Type') return got.split(';', 1)[0] === values[0];
    return rules ? rules.every((rule) => obeys(rule, values[0], got)) : got === values.join(', ');
  });
}

function fits(expected: unknown, got: unknown, path: string, rules: Rules): boolean {
  const own = ruleAt(path, rules);
  const contained = own?.find(({ match }) => match === 'arrayContains');
  if (contained) return containsAll(contained, expected, got);
  if (Array.isArray(expected)) return listFits(expected, got, path, rules);
  if (typeof expected === 'object' && expected !== null) {
    return (
      typeof got === 'object' &&
      got !== null &&
      !Array.isArray(got) &&
      Object.entries(expected).every(
        ([name, value]) => name in got && fits(value, Object(got)[name], `${path}.${name}`, rules),
      )
    );
  }
  return own ? own.every((rule) => obeys(rule, expected, got)) : expected === got;
}

function containsAll({ variants = [] }: Rule, expected: unknown, got: unknown): boolean {
  if (!Array.isArray(got) || !Array.isArray(expected)) return false;
  return variants.every(({ index, rules }) => got.some((entry) => fits(expected[index], entry, '$', rules)));
}

function listFits(expected: readonly unknown[], got: unknown, path: string, rules: Rules): boolean {
  if (!Array.isArray(got)) return false;
  const like = ruleAt(path, rules)?.find(({ match }) => match === 'type');
  if (like === undefined) {
    return (
      expected.length === got.length &&
      got.every((entry, index) => fits(expected[index], entry, `${path}[${index}]`, rules))
    );
  }
  return got.length >= (like.min ?? 0) && got.every((entry) => fits(expected[0], entry, `${path}[*]`, rules));
}

/** The rules of this path. Within the entries of a list the pact says `[*]`. */
function ruleAt(path: string, rules: Rules): Rule[] | undefined {
  return rules[path]?.matchers;
}

function obeys(rule: Rule, expected: unknown, got: unknown): boolean {
  switch (rule.match) {
    case 'type':
      return kindOf(got) === kindOf(expected);
    case 'number':
      return typeof got === 'number';
    case 'integer':
      return typeof got === 'number' && Number.isInteger(got);
    case 'regex':
      return inScript(rule.regex ?? '').test(textOf(got));
    case 'equality':
      return got === expected;
    case 'null':
      return got === null;
    default:
      throw new Error(`the pact has a rule that is not known here: ${rule.match}`);
  }
}

const kindOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value));

/** Rust knows flags within an expression, older JavaScript only for all of it. */
function inScript(regex: string): RegExp {
  return regex.includes('(?i:') ? new RegExp(regex.replace('(?i:', '(?:'), 'i') : new RegExp(regex);
}
