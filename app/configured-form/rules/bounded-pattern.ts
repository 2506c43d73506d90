import { compileProgram, type Instruction, type PatternProgram } from './bounded-program';
import { parsePattern } from './pattern-tree';

/** This many steps take about a tenth of a second. */
export const MAX_PATTERN_STEPS = 1_000_000;

const NO_POSITION = -1;

interface StepCounter {
  steps: number;
}

interface MatchState {
  opIndex: number;
  position: number;
  registers: Int32Array;
}

/** D-77. Null for invalid patterns. */
export function compileBoundedPattern(
  source: string,
): ((text: string, maxSteps?: number, count?: StepCounter) => boolean) | null {
  const tree = parsePattern(source);
  if (!tree) return null;
  const program = compileProgram(tree);
  return (text, maxSteps = MAX_PATTERN_STEPS, count = { steps: 0 }) =>
    new Search(program, text, { maxSteps, count }).matches();
}

class Search {
  readonly #ops: readonly Instruction[];
  readonly #empty: Int32Array;
  readonly #chars: readonly string[];
  readonly #maxSteps: number;
  readonly #count: StepCounter;

  constructor(
    { ops, registers }: PatternProgram,
    text: string,
    { maxSteps, count }: { maxSteps: number; count: StepCounter },
  ) {
    this.#ops = ops;
    this.#empty = new Int32Array(registers).fill(NO_POSITION);
    this.#chars = [...text];
    this.#maxSteps = maxSteps;
    this.#count = count;
  }

  matches(): boolean {
    for (
      let position = 0;
      position <= this.#chars.length && this.#count.steps < this.#maxSteps;
      position += 1
    ) {
      if (this.#run({ opIndex: 0, position, registers: this.#empty })) return true;
    }
    return false;
  }

  #run(startState: MatchState): Int32Array | null {
    const alternatives: MatchState[] = [];
    let state: MatchState | undefined = startState;
    while (state !== undefined) {
      if (this.#count.steps >= this.#maxSteps) return null;
      this.#count.steps += 1;
      const op: Instruction | undefined = this.#ops[state.opIndex];
      if (op === undefined || op.op === 'found') return state.registers;
      state = this.#step(op, state, alternatives) ?? alternatives.pop();
    }
    return null;
  }

  #step(
    op: Exclude<Instruction, { op: 'found' }>,
    state: MatchState,
    alternatives: MatchState[],
  ): MatchState | null {
    const { opIndex, position, registers } = state;
    const next = opIndex + 1;
    switch (op.op) {
      case 'char': {
        const char = this.#chars[op.isBackward ? position - 1 : position];
        if (char === undefined || !op.accepts(char)) return null;
        return { opIndex: next, position: op.isBackward ? position - 1 : position + 1, registers };
      }
      case 'fork':
        alternatives.push({ opIndex: op.second, position, registers });
        return { opIndex: op.first, position, registers };
      case 'jump':
        return { opIndex: op.target, position, registers };
      case 'keep':
        return { opIndex: next, position, registers: this.#withRegister(registers, op.register, position) };
      case 'edge':
        return position === (op.side === 'start' ? 0 : this.#chars.length)
          ? { opIndex: next, position, registers }
          : null;
      case 'word': {
        const isWordBoundary = isWord(this.#chars[position - 1]) !== isWord(this.#chars[position]);
        return isWordBoundary === op.negate ? null : { opIndex: next, position, registers };
      }
      case 'look': {
        const lookaroundRegisters = this.#run({ opIndex: next, position, registers });
        if ((lookaroundRegisters === null) !== op.negate) return null;
        return { opIndex: op.next, position, registers: lookaroundRegisters ?? registers };
      }
      case 'again':
        return this.#repeated(op, state);
      case 'begin':
        return { opIndex: next, position, registers: this.#withRegister(registers, op.loop.count, 0) };
      case 'round':
        return this.#round(op.loop, state, alternatives);
      case 'closed': {
        const iterations = registers[op.loop.count] ?? 0;
        // An empty iteration would repeat for ever.
        if (position === registers[op.loop.start] && iterations >= op.loop.min) return null;
        return {
          opIndex: op.loop.iteration,
          position,
          registers: this.#withRegister(registers, op.loop.count, iterations + 1),
        };
      }
    }
  }

  #round(
    loop: Extract<Instruction, { op: 'round' }>['loop'],
    state: MatchState,
    alternatives: MatchState[],
  ): MatchState {
    const iterations = state.registers[loop.count] ?? 0;
    const leaveLoop = { ...state, opIndex: loop.exit };
    if (iterations >= loop.max) return leaveLoop;
    const registers = this.#withRegister(state.registers, loop.start, state.position);
    registers.fill(NO_POSITION, ...loop.registerRange);
    const repeatLoop = { opIndex: loop.body, position: state.position, registers };
    if (iterations < loop.min) return repeatLoop;
    alternatives.push(loop.greedy ? leaveLoop : repeatLoop);
    return loop.greedy ? repeatLoop : leaveLoop;
  }

  #repeated(
    { groups, isBackward }: Extract<Instruction, { op: 'again' }>,
    { opIndex, position, registers }: MatchState,
  ): MatchState | null {
    const group = groups.find(
      (candidate) =>
        (registers[candidate * 2] ?? NO_POSITION) >= 0 && (registers[candidate * 2 + 1] ?? NO_POSITION) >= 0,
    );
    if (group === undefined) return { opIndex: opIndex + 1, position, registers };
    const [start = 0, end = 0] = registers.subarray(group * 2, group * 2 + 2);
    const length = end - start;
    const comparisonStart = isBackward ? position - length : position;
    if (comparisonStart < 0 || comparisonStart + length > this.#chars.length) return null;
    this.#count.steps += length;
    for (let offset = 0; offset < length; offset += 1) {
      if (this.#chars[start + offset] !== this.#chars[comparisonStart + offset]) return null;
    }
    return { opIndex: opIndex + 1, position: isBackward ? comparisonStart : position + length, registers };
  }

  #withRegister(registers: Int32Array, register: number, value: number): Int32Array {
    this.#count.steps += registers.length >> 5;
    const copy = registers.slice();
    copy[register] = value;
    return copy;
  }
}

const isWord = (char: string | undefined): boolean => char !== undefined && /^\w$/.test(char);
