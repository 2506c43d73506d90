import type { AST } from '@eslint-community/regexpp';

export type Instruction =
  | { op: 'char'; takes: (char: string) => boolean; back: boolean }
  | { op: 'fork'; first: number; second: number }
  | { op: 'jump'; to: number }
  | { op: 'keep'; register: number }
  | { op: 'edge'; side: 'start' | 'end' }
  | { op: 'word'; negate: boolean }
  | { op: 'look'; negate: boolean; after: number }
  | { op: 'found' }
  | { op: 'again'; groups: readonly number[]; back: boolean }
  | { op: 'begin'; loop: Loop }
  | { op: 'round'; loop: Loop }
  | { op: 'closed'; loop: Loop };

interface Loop {
  readonly count: number;
  readonly start: number;
  readonly min: number;
  readonly max: number;
  readonly greedy: boolean;
  readonly inside: readonly [number, number];
  round: number;
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

  writeAlternatives(alternatives: readonly AST.Alternative[], back: boolean): void {
    const jumps: { to: number }[] = [];
    for (const [at, { elements }] of alternatives.entries()) {
      const isLast = at === alternatives.length - 1;
      const fork = { op: 'fork' as const, first: 0, second: 0 };
      if (!isLast) fork.first = this.write(fork) + 1;
      for (const element of back ? [...elements].reverse() : elements) this.#element(element, back);
      if (isLast) break;
      const jump = { op: 'jump' as const, to: 0 };
      fork.second = this.write(jump) + 1;
      jumps.push(jump);
    }
    for (const jump of jumps) jump.to = this.ops.length;
  }

  #element(element: AST.Element, back: boolean): void {
    switch (element.type) {
      case 'Group':
        this.writeAlternatives(element.alternatives, back);
        return;
      case 'CapturingGroup':
        this.#group(element, back);
        return;
      case 'Quantifier':
        this.#loop(element, back);
        return;
      case 'Assertion':
        this.#assertion(element);
        return;
      case 'Backreference': {
        const groups = [element.resolved].flat().map((group) => this.#groups.indexOf(group));
        this.write({ op: 'again', groups, back });
        return;
      }
      default:
        this.write({ op: 'char', takes: oneChar(element.raw), back });
    }
  }

  #group(element: AST.CapturingGroup, back: boolean): void {
    const first = this.#groups.indexOf(element) * 2;
    this.write({ op: 'keep', register: back ? first + 1 : first });
    this.writeAlternatives(element.alternatives, back);
    this.write({ op: 'keep', register: back ? first : first + 1 });
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
        const look = { op: 'look' as const, negate: assertion.negate, after: 0 };
        this.write(look);
        this.writeAlternatives(assertion.alternatives, assertion.kind === 'lookbehind');
        look.after = this.write({ op: 'found' }) + 1;
      }
    }
  }

  #loop({ element, min, max, greedy }: AST.Quantifier, back: boolean): void {
    const inside = groupsIn(element).map((group) => this.#groups.indexOf(group) * 2);
    const loop: Loop = {
      count: this.registers++,
      start: this.registers++,
      ...{ min, max, greedy },
      inside: inside.length === 0 ? [0, 0] : [Math.min(...inside), Math.max(...inside) + 2],
      ...{ round: 0, body: 0, exit: 0 },
    };
    this.write({ op: 'begin', loop });
    loop.round = this.write({ op: 'round', loop });
    loop.body = this.ops.length;
    this.#element(element, back);
    loop.exit = this.write({ op: 'closed', loop }) + 1;
  }
}

function groupsIn(part: AST.Pattern | AST.Element): AST.CapturingGroup[] {
  if (part.type === 'Quantifier') return groupsIn(part.element);
  const own = part.type === 'CapturingGroup' ? [part] : [];
  if (!('alternatives' in part)) return own;
  const inside = part.alternatives.flatMap(({ elements }) =>
    elements.flatMap((element) => groupsIn(element)),
  );
  return [...own, ...inside];
}

/** Native matching of a single character takes constant time. */
function oneChar(raw: string): (char: string) => boolean {
  const expression = new RegExp(`^(?:${raw})$`, 'u');
  return (char) => expression.test(char);
}
