export function isPrefetch({ headers }: Request): boolean {
  return /prefetch|preview/i.test(`${headers.get('Sec-Purpose')} ${headers.get('Purpose')}`);
}
