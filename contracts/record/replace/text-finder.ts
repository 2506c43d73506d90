// Shorter texts occur within others by coincidence.
export const MIN_TEXT_LENGTH = 4;

const MAX_PREFIX_LENGTH = 64;

export class TextFinder {
  readonly #texts = new Set<string>();
  readonly #lengths = new Set<number>();

  add(text: string): void {
    if (text.length < MIN_TEXT_LENGTH) return;
    // Cuts after the conversion, because some letters become two.
    const prefix = text.toLowerCase().slice(0, MAX_PREFIX_LENGTH);
    this.#texts.add(prefix);
    this.#lengths.add(prefix.length);
  }

  findsAnyIn(text: string): boolean {
    const lowerCaseText = text.toLowerCase();
    for (const length of this.#lengths) {
      for (let start = 0; start + length <= lowerCaseText.length; start += 1) {
        if (this.#texts.has(lowerCaseText.slice(start, start + length))) return true;
      }
    }
    return false;
  }
}
