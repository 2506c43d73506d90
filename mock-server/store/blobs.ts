import { z } from 'zod';

/** Most bytes the files of one sandbox may take, compressed as they are. */
const MAX_BYTES = 64 * 1024 * 1024;

/** A file in a snapshot. */
export const blobRow = z.object({ id: z.string(), deflated: z.base64() });
type BlobRow = z.infer<typeof blobRow>;

/** Id and deflated bytes of a file. */
type KeptBlob = readonly [id: string, deflated: Buffer];

/** The uploaded files of one sandbox, each deflated. Bytes are no rows: those are plain JSON and frozen. */
export class Blobs {
  readonly #files = new Map<string, Buffer>();
  readonly #onChange: () => void;
  #bytes = 0;
  #replacedBytes = 0;
  #kept: readonly KeptBlob[] | undefined;

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
    this.#changed();
    return true;
  }

  get(id: string): Buffer | undefined {
    return this.#files.get(id);
  }

  /** Removes the file, if it is there. */
  delete(id: string): void {
    const bytes = this.#files.get(id)?.length;
    if (bytes === undefined) return;
    this.#bytes -= bytes;
    this.#replacedBytes += bytes;
    this.#files.delete(id);
    this.#changed();
  }

  #changed(): void {
    this.#kept = undefined;
    this.#onChange();
  }

  /** Deflated bytes of all files that have been removed so far. */
  get replacedBytes(): number {
    return this.#replacedBytes;
  }

  /** All files as they are now; the same list as long as none comes or goes. */
  keep(): readonly KeptBlob[] {
    this.#kept ??= [...this.#files];
    return this.#kept;
  }

  /** Puts files that were kept into an empty store. */
  adopt(kept: readonly KeptBlob[]): void {
    for (const [id, deflated] of kept) this.put(id, deflated);
    this.#kept = kept;
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
