/** At most `length` UTF-16 units. Never ends in half a character, which addresses and JSON readers may refuse. */
export function cutText(text: string, length: number): string {
  return text.slice(0, length).replace(/\p{Surrogate}$/u, '');
}
