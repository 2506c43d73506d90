/** References such as `url(#abc)` are no colours. */
const COLOUR = /(?<!url\(["']?|href=["'])#(?:[\da-f]{6}|[\da-f]{3})\b/gi;

const doubled = (short: string) => short.replace(/[\da-f]/g, '$&$&');

export function coloursInLogo(dataUrl: string): string[] {
  const [, data] = /^data:image\/svg\+xml;base64,(.+)$/.exec(dataUrl) ?? [];
  const counts = new Map<string, number>();
  for (const [found] of atob(data ?? '').matchAll(COLOUR)) {
    const colour = found.length === 7 ? found.toLowerCase() : doubled(found.toLowerCase());
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([colour]) => colour)
    .slice(0, 4);
}
