/** True if the response may never be shown. */
export function isPrefetch({ headers }: Request): boolean {
  return /prefetch|preview/i.test(`${headers.get('Sec-Purpose')} ${headers.get('Purpose')}`);
}
