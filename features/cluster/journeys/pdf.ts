/** A PDF as far as its beginning goes, large enough to be under way for a while. */
export const pdf = (kilobytes: number) =>
  Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(kilobytes * 1024, 'x')]);
