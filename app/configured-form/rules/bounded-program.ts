import type { AST } from '@eslint-community/regexpp';

export type Instruction =
  | { op: 'char'; accepts: (char: string) => boolean; isBackward: boolean }
  | { op: 'fork'; first: number; second: number }
  | { op: 'jump'; target: number }
  | { op: 'keep'; register: number }
  | { op: 'edge'; side: 'start' | 'end' }
  | { op: 'word'; negate: boolean }
  | { op: 'look'; negate: boolean; next: number }
  | { op: 'found' }
  | { op: 'again'; groups: readonly number[]; isBackward: boolean }
  | { op: 'begin'; loop: Loop }
  | { op: 'round'; loop: Loop }
  | { op: 'closed'; loop: Loop };

interface Loop {
  readonly count: number;
  readonly start: number;
  readonly min: number;
  readonly max: number;
  readonly greedy: boolean;
  readonly registerRange: readonly [number, number];
  iteration: number;
  body: number;
  exit: number;
}

export interface PatternProgram {
  readonly ops: readonly Instruction[];
  readonly registers: number;
}

export function compileProgram(pattern: AST.Pattern): PatternProgram {
  const writer = new Writer(groupsIn(pattern));
  writer.writeAlternatives(pattern.alternatives, false);
  writer.write({ op: 'found' });
  return { ops: writer.ops, registers: writer.registers };
}

class Writer {
  readonly ops: Instruction[] = [];
  readonly #groups: readonly AST.CapturingGroup[];
  registers: number;

  constructor(groups: readonly AST.CapturingGroup[]) {
    this.#groups = groups;
    this.registers = groups.length * 2;
  }

  write(op: Instruction): number {
    return this.ops.push(op) - 1;
  }

  writeAlternatives(alternatives: readonly AST.Alternative[], isBackward: boolean): void {
    const jumps: { target: number }[] = [];
    for (const [index, { elements }] of alternatives.entries()) {
      const isLast = index === alternatives.length - 1;
      const fork = { op: 'fork' as const, first: 0, second: 0 };
      if (!isLast) fork.first = this.write(fork) + 1;
      for (const element of isBackward ? [...elements].reverse() : elements)
        this.#element(element, isBackward);
      if (isLast) break;
      const jump = { op: 'jump' as const, target: 0 };
      fork.second = this.write(jump) + 1;
      jumps.push(jump);
    }
    for (const jump of jumps) jump.target = this.ops.length;
  }

  #element(element: AST.Element, isBackward: boolean): void {
    switch (element.type) {
      case 'Group':
        this.writeAlternatives(element.alternatives, isBackward);
        return;
      case 'CapturingGroup':
        this.#group(element, isBackward);
        return;
      case 'Quantifier':
        this.#loop(element, isBackward);
        return;
      case 'Assertion':
        this.#assertion(element);
        return;
      case 'Backreference': {
        const groups = [element.resolved].flat().map((group) => this.#groups.indexOf(group));
        this.write({ op: 'again', groups, isBackward });
        return;
      }
      default:
        this.write({ op: 'char', accepts: createCharTest(element.raw), isBackward });
    }
  }

  #group(element: AST.CapturingGroup, isBackward: boolean): void {
    const first = this.#groups.indexOf(element) * 2;
    this.write({ op: 'keep', register: isBackward ? first + 1 : first });
    this.writeAlternatives(element.alternatives, isBackward);
    this.write({ op: 'keep', register: isBackward ? first : first + 1 });
  }

  #assertion(assertion: AST.Assertion): void {
    switch (assertion.kind) {
      case 'start':
      case 'end':
        this.write({ op: 'edge', side: assertion.kind });
        return;
      case 'word':
        this.write({ op: 'word', negate: assertion.negate });
        return;
      default: {
        const lookaround = { op: 'look' as const, negate: assertion.negate, next: 0 };
        this.write(lookaround);
        this.writeAlternatives(assertion.alternatives, assertion.kind === 'lookbehind');
        lookaround.next = this.write({ op: 'found' }) + 1;
      }
    }
  }

  #loop({ element, min, max, greedy }: AST.Quantifier, isBackward: boolean): void {
    const groupRegisters = groupsIn(element).map((group) => this.#groups.indexOf(group) * 2);
    const loop: Loop = {
      count: this.registers++,
      start: this.registers++,
      ...{ min, max, greedy },
      registerRange:
        groupRegisters.length === 0 ? [0, 0] : [Math.min(...groupRegisters), Math.max(...groupRegisters) + 2],
      ...{ iteration: 0, body: 0, exit: 0 },
    };
    this.write({ op: 'begin', loop });
    loop.iteration = this.write({ op: 'round', loop });
    loop.body = this.ops.length;
    this.#element(element, isBackward);
    loop.exit = this.write({ op: 'closed', loop }) + 1;
  }
}

function groupsIn(part: AST.Pattern | AST.Element): AST.CapturingGroup[] {
  if (part.type === 'Quantifier') return groupsIn(part.element);
  const ownGroups = part.type === 'CapturingGroup' ? [part] : [];
  if (!('alternatives' in part)) return ownGroups;
  const innerGroups = part.alternatives.flatMap(({ elements }) =>
    elements.flatMap((element) => groupsIn(element)),
  );
  return [...ownGroups, ...innerGroups];
}

/** Native matching of a single character takes constant time. */
function createCharTest(raw: string): (char: string) => boolean {
  const expression = new RegExp(`^(?:${raw})$`, 'u');
  return (char) => expression.test(char);
}
