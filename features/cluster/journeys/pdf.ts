export const createPdf = (kilobytes: number) =>
  Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(kilobytes * 1024, 'x')]);
