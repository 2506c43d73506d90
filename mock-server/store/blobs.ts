import { z } from 'zod';

const MAX_BYTES = 64 * 1024 * 1024;

export const blobRowSchema = z.object({ id: z.string(), deflated: z.base64() });
type BlobRow = z.infer<typeof blobRowSchema>;

type StoredBlob = readonly [id: string, deflated: Buffer];

/** Files are deflated buffers, because rows are frozen plain JSON. */
export class Blobs {
  readonly #files = new Map<string, Buffer>();
  readonly #onChange: () => void;
  #bytes = 0;
  #replacedBytes = 0;
  #kept: readonly StoredBlob[] | undefined;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get remainingBytes(): number {
    return MAX_BYTES - this.#bytes;
  }

  put(id: string, deflatedFile: Buffer): boolean {
    if (deflatedFile.length > this.remainingBytes) return false;
    this.#files.set(id, deflatedFile);
    this.#bytes += deflatedFile.length;
    this.#changed();
    return true;
  }

  get(id: string): Buffer | undefined {
    return this.#files.get(id);
  }

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

  get replacedBytes(): number {
    return this.#replacedBytes;
  }

  capture(): readonly StoredBlob[] {
    this.#kept ??= [...this.#files];
    return this.#kept;
  }

  restoreAll(blobs: readonly StoredBlob[]): void {
    for (const [id, deflatedFile] of blobs) this.put(id, deflatedFile);
    this.#kept = blobs;
  }

  all(): BlobRow[] {
    return Array.from(this.#files, ([id, bytes]) => ({ id, deflated: bytes.toString('base64') }));
  }

  restore({ id, deflated }: BlobRow): void {
    this.put(id, Buffer.from(deflated, 'base64'));
  }
}
