import { compileProgram, type Instruction, type PatternProgram } from './bounded-program';
import { parsePattern } from './pattern-tree';

/** This many steps take about a tenth of a second. */
export const MAX_PATTERN_STEPS = 1_000_000;

const NONE = -1;

interface Count {
  steps: number;
}

interface State {
  at: number;
  pos: number;
  registers: Int32Array;
}

/** DYN-14, D-77. Null for invalid patterns. */
export function compileBoundedPattern(
  source: string,
): ((text: string, most?: number, count?: Count) => boolean) | null {
  const tree = parsePattern(source);
  if (!tree) return null;
  const program = compileProgram(tree);
  return (text, most = MAX_PATTERN_STEPS, count = { steps: 0 }) =>
    new Search(program, text, { most, count }).fits();
}

class Search {
  readonly #ops: readonly Instruction[];
  readonly #empty: Int32Array;
  readonly #chars: readonly string[];
  readonly #most: number;
  readonly #count: Count;

  constructor(
    { ops, registers }: PatternProgram,
    text: string,
    { most, count }: { most: number; count: Count },
  ) {
    this.#ops = ops;
    this.#empty = new Int32Array(registers).fill(NONE);
    this.#chars = [...text];
    this.#most = most;
    this.#count = count;
  }

  fits(): boolean {
    for (let pos = 0; pos <= this.#chars.length && this.#count.steps < this.#most; pos += 1) {
      if (this.#run({ at: 0, pos, registers: this.#empty })) return true;
    }
    return false;
  }

  #run(from: State): Int32Array | null {
    const others: State[] = [];
    let state: State | undefined = from;
    while (state !== undefined) {
      if (this.#count.steps >= this.#most) return null;
      this.#count.steps += 1;
      const op: Instruction | undefined = this.#ops[state.at];
      if (op === undefined || op.op === 'found') return state.registers;
      state = this.#step(op, state, others) ?? others.pop();
    }
    return null;
  }

  #step(op: Exclude<Instruction, { op: 'found' }>, state: State, others: State[]): State | null {
    const { at, pos, registers } = state;
    const next = at + 1;
    switch (op.op) {
      case 'char': {
        const char = this.#chars[op.back ? pos - 1 : pos];
        if (char === undefined || !op.takes(char)) return null;
        return { at: next, pos: op.back ? pos - 1 : pos + 1, registers };
      }
      case 'fork':
        others.push({ at: op.second, pos, registers });
        return { at: op.first, pos, registers };
      case 'jump':
        return { at: op.to, pos, registers };
      case 'keep':
        return { at: next, pos, registers: this.#changed(registers, op.register, pos) };
      case 'edge':
        return pos === (op.side === 'start' ? 0 : this.#chars.length) ? { at: next, pos, registers } : null;
      case 'word': {
        const isEdge = isWord(this.#chars[pos - 1]) !== isWord(this.#chars[pos]);
        return isEdge === op.negate ? null : { at: next, pos, registers };
      }
      case 'look': {
        const found = this.#run({ at: next, pos, registers });
        if ((found === null) !== op.negate) return null;
        return { at: op.after, pos, registers: found ?? registers };
      }
      case 'again':
        return this.#repeated(op, state);
      case 'begin':
        return { at: next, pos, registers: this.#changed(registers, op.loop.count, 0) };
      case 'round':
        return this.#round(op.loop, state, others);
      case 'closed': {
        const done = registers[op.loop.count] ?? 0;
        // An empty iteration would repeat for ever.
        if (pos === registers[op.loop.start] && done >= op.loop.min) return null;
        return { at: op.loop.round, pos, registers: this.#changed(registers, op.loop.count, done + 1) };
      }
    }
  }

  #round(loop: Extract<Instruction, { op: 'round' }>['loop'], state: State, others: State[]): State {
    const done = state.registers[loop.count] ?? 0;
    const leave = { ...state, at: loop.exit };
    if (done >= loop.max) return leave;
    const registers = this.#changed(state.registers, loop.start, state.pos);
    registers.fill(NONE, ...loop.inside);
    const stay = { at: loop.body, pos: state.pos, registers };
    if (done < loop.min) return stay;
    others.push(loop.greedy ? leave : stay);
    return loop.greedy ? stay : leave;
  }

  #repeated(
    { groups, back }: Extract<Instruction, { op: 'again' }>,
    { at, pos, registers }: State,
  ): State | null {
    const group = groups.find(
      (one) => (registers[one * 2] ?? NONE) >= 0 && (registers[one * 2 + 1] ?? NONE) >= 0,
    );
    if (group === undefined) return { at: at + 1, pos, registers };
    const [start = 0, end = 0] = registers.subarray(group * 2, group * 2 + 2);
    const length = end - start;
    const from = back ? pos - length : pos;
    if (from < 0 || from + length > this.#chars.length) return null;
    this.#count.steps += length;
    for (let offset = 0; offset < length; offset += 1) {
      if (this.#chars[start + offset] !== this.#chars[from + offset]) return null;
    }
    return { at: at + 1, pos: back ? from : pos + length, registers };
  }

  #changed(registers: Int32Array, register: number, value: number): Int32Array {
    this.#count.steps += registers.length >> 5;
    const changed = registers.slice();
    changed[register] = value;
    return changed;
  }
}

const isWord = (char: string | undefined): boolean => char !== undefined && /^\w$/.test(char);
