/** References such as `url(#abc)` are no colours. */
const HEX_COLOUR = /(?<!url\(["']?|href=["'])#(?:[\da-f]{6}|[\da-f]{3})\b/gi;

const expandShortColour = (shortColour: string) => shortColour.replace(/[\da-f]/g, '$&$&');

export function listColoursInLogo(dataUrl: string): string[] {
  const [, data] = /^data:image\/svg\+xml;base64,(.+)$/.exec(dataUrl) ?? [];
  const counts = new Map<string, number>();
  for (const [match] of atob(data ?? '').matchAll(HEX_COLOUR)) {
    const colour = match.length === 7 ? match.toLowerCase() : expandShortColour(match.toLowerCase());
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([, leftCount], [, rightCount]) => rightCount - leftCount)
    .map(([colour]) => colour)
    .slice(0, 4);
}
