// Shorter texts occur in others by coincidence.
export const SHORTEST = 4;

// Longer texts are found by their prefix.
const LONGEST = 64;

/** Finds any of many texts within another, independent of their number. */
export class Traces {
  readonly #texts = new Set<string>();
  readonly #lengths = new Set<number>();

  add(text: string): void {
    if (text.length < SHORTEST) return;
    // Some letters become two in lower case.
    const folded = text.toLowerCase().slice(0, LONGEST);
    this.#texts.add(folded);
    this.#lengths.add(folded.length);
  }

  /** Ignores case. */
  occurIn(text: string): boolean {
    const folded = text.toLowerCase();
    for (const length of this.#lengths) {
      for (let from = 0; from + length <= folded.length; from += 1) {
        if (this.#texts.has(folded.slice(from, from + length))) return true;
      }
    }
    return false;
  }
}
