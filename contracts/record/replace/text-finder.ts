// Shorter texts occur within others by coincidence.
export const MIN_TEXT_LENGTH = 4;

const MAX_PREFIX_LENGTH = 64;

/** Search time does not grow with the number of texts. */
export class TextFinder {
  readonly #texts = new Set<string>();
  readonly #lengths = new Set<number>();

  add(text: string): void {
    if (text.length < MIN_TEXT_LENGTH) return;
    // Cuts after the conversion, because some letters become two.
    const folded = text.toLowerCase().slice(0, MAX_PREFIX_LENGTH);
    this.#texts.add(folded);
    this.#lengths.add(folded.length);
  }

  findsAnyIn(text: string): boolean {
    const folded = text.toLowerCase();
    for (const length of this.#lengths) {
      for (let from = 0; from + length <= folded.length; from += 1) {
        if (this.#texts.has(folded.slice(from, from + length))) return true;
      }
    }
    return false;
  }
}
