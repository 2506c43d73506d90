import { z } from 'zod';

/** Most bytes the files of one sandbox may take, compressed as they are. */
const MAX_BYTES = 64 * 1024 * 1024;

/** A file in a snapshot. */
export const blobRow = z.object({ id: z.string(), deflated: z.base64() });
type BlobRow = z.infer<typeof blobRow>;

/** The uploaded files of one sandbox, each deflated. Bytes are no rows: those are plain JSON and frozen. */
export class Blobs {
  readonly #files = new Map<string, Buffer>();
  readonly #onChange: () => void;
  #bytes = 0;

  /** `onChange` is called after each change. */
  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** How many deflated bytes there are. */
  get bytes(): number {
    return this.#bytes;
  }

  /** How many more deflated bytes there is room for. */
  get room(): number {
    return MAX_BYTES - this.#bytes;
  }

  /** Keeps a new file; false, and nothing kept, when there is no room. */
  put(id: string, deflated: Buffer): boolean {
    if (deflated.length > this.room) return false;
    this.#files.set(id, deflated);
    this.#bytes += deflated.length;
    this.#onChange();
    return true;
  }

  get(id: string): Buffer | undefined {
    return this.#files.get(id);
  }

  /** Removes the file, if it is there. */
  delete(id: string): void {
    if (this.#remove(id)) this.#onChange();
  }

  #remove(id: string): boolean {
    this.#bytes -= this.#files.get(id)?.length ?? 0;
    return this.#files.delete(id);
  }

  /** Every file as a snapshot holds it, in the order in which they came. */
  all(): BlobRow[] {
    return Array.from(this.#files, ([id, bytes]) => ({ id, deflated: bytes.toString('base64') }));
  }

  /** Puts back what a snapshot holds. */
  restore({ id, deflated }: BlobRow): void {
    this.put(id, Buffer.from(deflated, 'base64'));
  }
}
