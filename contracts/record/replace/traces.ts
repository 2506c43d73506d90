// Shorter texts occur in others by coincidence, such as a house number in an id.
export const SHORTEST = 4;

// Longer texts are found by their prefix, to keep the search fast.
const LONGEST = 64;

/** Finds any of many texts within another. The cost is independent of their number. */
export class Traces {
  readonly #texts = new Set<string>();
  readonly #lengths = new Set<number>();

  add(text: string): void {
    if (text.length < SHORTEST) return;
    // Lower case may be longer: some letters become two.
    const folded = text.toLowerCase().slice(0, LONGEST);
    this.#texts.add(folded);
    this.#lengths.add(folded.length);
  }

  /** True if the text contains a registered one, ignoring case and separators. */
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
