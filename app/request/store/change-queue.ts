/** Runs the work of one id one after another and that of different ids at once, for changes that would overtake each other. */
export class ChangeQueue {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Answers what `work` answers; its failure does not stop what is queued behind it. */
  async run<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(id) ?? Promise.resolve();
    const turn = before.then(work, work);
    this.#last.set(id, turn);
    try {
      return await turn;
    } finally {
      if (this.#last.get(id) === turn) this.#last.delete(id);
    }
  }
}
