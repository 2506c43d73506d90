import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { RE2JS } from 're2js';

export type PatternKind = 'linear' | 'limited' | 'none';

/** Portals use the same limit. */
const MAX_PATTERN_LENGTH = 1_000;

/** ECMAScript edition that every supported browser supports. */
const ECMA_VERSION = 2022;

/** Compiling and matching then take hundredths of a second. Portals use the same limits. */
const SIZE_LIMITS = { instructions: 4_000, times: 1_000 } as const;

interface PatternSize {
  readonly instructions: number;
  readonly times: number;
}

const NOT_LINEAR: PatternSize = { instructions: Number.POSITIVE_INFINITY, times: 1 };

/** Does not compile the pattern (DYN-14, D-77). */
export function patternKindOf(source: string): PatternKind {
  const tree = treeOf(source);
  if (!tree) return 'none';
  const { instructions, times } = sizeOfAlternatives(tree.alternatives);
  return instructions <= SIZE_LIMITS.instructions && times <= SIZE_LIMITS.times ? 'linear' : 'limited';
}

function treeOf(source: string): AST.Pattern | null {
  if (source.length > MAX_PATTERN_LENGTH) return null;
  try {
    const parser = new RegExpParser({ ecmaVersion: ECMA_VERSION });
    return parser.parsePattern(source, 0, source.length, { unicode: true });
  } catch {
    return null;
  }
}

function sizeOfAlternatives(alternatives: readonly AST.Alternative[]): PatternSize {
  const parts = alternatives.flatMap(({ elements }) => elements.map(sizeOf));
  return {
    instructions: parts.reduce((sum, part) => sum + part.instructions, alternatives.length + 1),
    times: parts.reduce((maxTimes, part) => Math.max(maxTimes, part.times), 1),
  };
}

function sizeOf(element: AST.Element): PatternSize {
  switch (element.type) {
    case 'Group':
    case 'CapturingGroup':
      return sizeOfAlternatives(element.alternatives);
    case 'Quantifier': {
      const elementSize = sizeOf(element.element);
      const repetitions = Math.max(1, Number.isFinite(element.max) ? element.max : element.min);
      return {
        instructions: repetitions * (elementSize.instructions + 1),
        times: repetitions * elementSize.times,
      };
    }
    case 'Assertion':
      return 'alternatives' in element ? NOT_LINEAR : { instructions: 1, times: 1 };
    case 'CharacterSet':
      return sizeOfSets([element]);
    case 'CharacterClass':
      return sizeOfSets(element.elements);
    case 'Character':
      return { instructions: 1, times: 1 };
    default:
      return NOT_LINEAR;
  }
}

/** Property sets have hundreds of ranges. RE2 knows the common ones by name. */
function sizeOfSets(parts: readonly { type: string; raw: string; kind?: string }[]): PatternSize {
  const properties = parts.filter(({ kind }) => kind === 'property');
  if (!properties.every(({ raw }) => isKnownProperty(raw))) return NOT_LINEAR;
  return { instructions: properties.length > 0 ? 2 : 1, times: 1 };
}

const propertyCache = new Map<string, boolean>();

function isKnownProperty(property: string): boolean {
  const isCompilable = propertyCache.get(property) ?? compiles(property);
  propertyCache.set(property, isCompilable);
  return isCompilable;
}

function compiles(source: string): boolean {
  try {
    RE2JS.compile(source);
    return true;
  } catch {
    return false;
  }
}
