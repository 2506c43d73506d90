/** Shorter texts stand in others by chance: a house number in an id. */
export const SHORTEST = 4;

/** A longer text is known by how it begins, so that looking for it stays quick. */
const LONGEST = 64;

/** Texts of which nothing may be found in others. Looking takes as long for one of them as for thousands. */
export class Traces {
  readonly #texts = new Set<string>();
  readonly #lengths = new Set<number>();

  add(text: string): void {
    if (text.length < SHORTEST) return;
    // Some letters become two when they are written small.
    const folded = text.toLowerCase().slice(0, LONGEST);
    this.#texts.add(folded);
    this.#lengths.add(folded.length);
  }

  /** Whether one of them stands in a text, however it is written. */
  areIn(text: string): boolean {
    const folded = text.toLowerCase();
    for (const length of this.#lengths) {
      for (let from = 0; from + length <= folded.length; from += 1) {
        if (this.#texts.has(folded.slice(from, from + length))) return true;
      }
    }
    return false;
  }
}
