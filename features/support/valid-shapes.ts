import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

const VALID_SHAPES_FILE = '.reports/features/valid-shapes.txt';

export class ValidShapes {
  readonly #knownShapes = new Set<string>();
  readonly #file: string;
  #bytesRead = 0;

  constructor(file = VALID_SHAPES_FILE) {
    this.#file = file;
  }

  findUnknownShapes(shapes: readonly string[]): string[] {
    const isUnknown = (shape: string) => !this.#knownShapes.has(shape);
    const newShapes = shapes.filter(isUnknown);
    if (newShapes.length === 0) return [];
    this.#readOthers();
    return newShapes.filter(isUnknown);
  }

  add(shapes: readonly string[]): void {
    for (const shape of shapes) this.#knownShapes.add(shape);
    mkdirSync(dirname(this.#file), { recursive: true });
    // A single write does not mix with those of other workers.
    appendFileSync(this.#file, shapes.map((shape) => `${JSON.stringify(shape)}\n`).join(''));
  }

  #readOthers(): void {
    if (!existsSync(this.#file)) return;
    const unreadBytes = readFileSync(this.#file).subarray(this.#bytesRead);
    // Another worker may be writing the last line.
    const complete = unreadBytes.subarray(0, unreadBytes.lastIndexOf('\n') + 1);
    this.#bytesRead += complete.length;
    for (const line of complete.toString().split('\n'))
      if (line !== '') this.#knownShapes.add(JSON.parse(line));
  }
}

export function discardValidShapes(): void {
  rmSync(VALID_SHAPES_FILE, { force: true });
}
