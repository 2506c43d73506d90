/** Keeps at most `length` UTF-16 units, but no half character, for which `encodeURIComponent` throws. */
export function cutText(text: string, length: number): string {
  return text.slice(0, length).replace(/\p{Surrogate}$/u, '');
}
