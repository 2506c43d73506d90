import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

const FILE = '.reports/features/valid-shapes.txt';

export class ValidShapes {
  readonly #known = new Set<string>();
  readonly #file: string;
  #bytesRead = 0;

  constructor(file = FILE) {
    this.#file = file;
  }

  unknownOf(shapes: readonly string[]): string[] {
    const isUnknown = (shape: string) => !this.#known.has(shape);
    const own = shapes.filter(isUnknown);
    if (own.length === 0) return [];
    this.#readOthers();
    return own.filter(isUnknown);
  }

  add(shapes: readonly string[]): void {
    for (const shape of shapes) this.#known.add(shape);
    mkdirSync(dirname(this.#file), { recursive: true });
    // A single write does not mix with those of other workers.
    appendFileSync(this.#file, shapes.map((shape) => `${JSON.stringify(shape)}\n`).join(''));
  }

  #readOthers(): void {
    if (!existsSync(this.#file)) return;
    const unread = readFileSync(this.#file).subarray(this.#bytesRead);
    // Another worker may be writing the last line.
    const complete = unread.subarray(0, unread.lastIndexOf('\n') + 1);
    this.#bytesRead += complete.length;
    for (const line of complete.toString().split('\n')) if (line !== '') this.#known.add(JSON.parse(line));
  }
}

export function discardValidShapes(): void {
  rmSync(FILE, { force: true });
}
