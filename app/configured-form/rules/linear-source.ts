import type { AST } from '@eslint-community/regexpp';
import { RE2JS } from 're2js';

interface Part {
  readonly source: string;
  readonly size: number;
  readonly times: number;
}

/** Larger programs take more than 10 ms to compile, and gain nothing. */
export const MAX_PROGRAM_SIZE = 4_000;

const MAX_REPETITIONS = 1_000;

class NotLinearError extends Error {}

/** DYN-14. Null for lookarounds, back references and large repetitions. */
export function toLinearSource(pattern: AST.Pattern): Pick<Part, 'source' | 'size'> | null {
  try {
    const { source, size } = toAlternation(pattern.alternatives);
    return { source, size };
  } catch (error) {
    if (error instanceof NotLinearError) return null;
    throw error;
  }
}

function toAlternation(alternatives: readonly AST.Alternative[]): Part {
  const parts = alternatives.map(({ elements }) => joinParts(elements.map(toRe2Source), ''));
  return joinParts(parts, '|');
}

function joinParts(parts: readonly Part[], separator: string): Part {
  return requireWithinLimits({
    source: parts.map(({ source }) => source).join(separator),
    size: parts.reduce((sum, { size }) => sum + size, 1),
    times: parts.reduce((most, { times }) => Math.max(most, times), 1),
  });
}

function requireWithinLimits(part: Part): Part {
  if (part.size > MAX_PROGRAM_SIZE || part.times > MAX_REPETITIONS) throw new NotLinearError();
  return part;
}

const createPart = (source: string, size = 1): Part => ({ source, size, times: 1 });

function toRe2Source(element: AST.Element): Part {
  switch (element.type) {
    case 'Group':
    case 'CapturingGroup': {
      const group = toAlternation(element.alternatives);
      return { ...group, source: `(?:${group.source})` };
    }
    case 'Quantifier':
      return repeated(element);
    case 'Assertion':
      return assertion(element);
    case 'Character':
      return createPart(character(element.value));
    case 'CharacterSet':
      if (element.kind === 'any') return createPart(`[^${rangesText(LINE_ENDS)}]`);
      return createPart(`[${inClass(element)}]`, sizeOf(element));
    case 'CharacterClass':
      return characterClass(element);
    default:
      throw new NotLinearError();
  }
}

function repeated({ element, min, max, greedy }: AST.Quantifier): Part {
  const repeatedPart = toRe2Source(element);
  const isOpen = max === Number.POSITIVE_INFINITY;
  const rounds = isOpen ? min : max;
  const sign = `{${min},${isOpen ? '' : max}}${greedy ? '' : '?'}`;
  return requireWithinLimits({
    source: `${repeatedPart.source}${isOpen && min === 0 ? `*${greedy ? '' : '?'}` : sign}`,
    size: Math.max(rounds, 1) * (repeatedPart.size + 1),
    times: repeatedPart.times * Math.max(rounds, 1),
  });
}

function assertion(element: AST.Assertion): Part {
  switch (element.kind) {
    case 'start':
      return createPart('\\A');
    case 'end':
      return createPart('\\z');
    case 'word':
      return createPart(element.negate ? '\\B' : '\\b');
    default:
      throw new NotLinearError();
  }
}

function characterClass({ elements, negate }: AST.CharacterClass): Part {
  if (elements.length === 0) return createPart(`[${negate ? '' : '^'}${rangesText(ALL_CODE_POINTS)}]`);
  const members = elements.map((element) => {
    switch (element.type) {
      case 'Character':
        return character(element.value);
      case 'CharacterClassRange':
        return rangesText([[element.min.value, element.max.value]]);
      case 'CharacterSet':
        return inClass(element);
      default:
        throw new NotLinearError();
    }
  });
  const size = elements.some((element) => sizeOf(element) > 1) ? 2 : 1;
  return createPart(`[${negate ? '^' : ''}${members.join('')}]`, size);
}

const sizeOf = (element: { type: string; kind?: string }): number => (element.kind === 'property' ? 2 : 1);

type Ranges = readonly (readonly [number, number])[];

const LAST_CODE_POINT = 0x10_ff_ff;
const ALL_CODE_POINTS: Ranges = [[0, LAST_CODE_POINT]];
const LINE_ENDS: Ranges = [
  [0x0a, 0x0a],
  [0x0d, 0x0d],
  [0x20_28, 0x20_29],
];

const CHARACTER_SETS: Readonly<Record<'digit' | 'space' | 'word', Ranges>> = {
  digit: [[0x30, 0x39]],
  space: [
    [0x09, 0x0d],
    [0x20, 0x20],
    [0xa0, 0xa0],
    [0x16_80, 0x16_80],
    [0x20_00, 0x20_0a],
    [0x20_28, 0x20_29],
    [0x20_2f, 0x20_2f],
    [0x20_5f, 0x20_5f],
    [0x30_00, 0x30_00],
    [0xfe_ff, 0xfe_ff],
  ],
  word: [
    [0x30, 0x39],
    [0x41, 0x5a],
    [0x5f, 0x5f],
    [0x61, 0x7a],
  ],
};

function inClass(set: AST.EscapeCharacterSet | AST.UnicodePropertyCharacterSet): string {
  if (set.kind === 'property') {
    if (!isSupportedByRe2(set.raw)) throw new NotLinearError();
    return set.raw;
  }
  const ranges = CHARACTER_SETS[set.kind];
  return rangesText(set.negate ? complementOf(ranges) : ranges);
}

function complementOf(ranges: Ranges): Ranges {
  const firstValues = [0, ...ranges.map(([, last]) => last + 1)];
  const lastValues = [...ranges.map(([first]) => first - 1), LAST_CODE_POINT];
  return firstValues.map((start, index) => [start, lastValues[index] ?? LAST_CODE_POINT] as const);
}

const rangesText = (ranges: Ranges): string =>
  ranges.map(([first, last]) => `${character(first)}-${character(last)}`).join('');

function character(value: number): string {
  const sign = String.fromCodePoint(value);
  return /^[0-9A-Za-z]$/.test(sign) ? sign : `\\x{${value.toString(16)}}`;
}

const supportedProperties = new Map<string, boolean>();

/** RE2 knows common properties only by their short names. */
function isSupportedByRe2(property: string): boolean {
  const isSupported = supportedProperties.get(property) ?? compiles(property);
  supportedProperties.set(property, isSupported);
  return isSupported;
}

function compiles(source: string): boolean {
  try {
    return RE2JS.compile(source).programSize() > 0;
  } catch {
    return false;
  }
}
