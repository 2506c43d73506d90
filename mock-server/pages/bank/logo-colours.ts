export function coloursInLogo(dataUrl: string): string[] {
  const [, data] = /^data:image\/svg\+xml;base64,(.+)$/.exec(dataUrl) ?? [];
  const counts = new Map<string, number>();
  for (const [found] of atob(data ?? '').matchAll(/#[0-9a-f]{6}\b/gi)) {
    const colour = found.toLowerCase();
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([colour]) => colour)
    .slice(0, 4);
}
