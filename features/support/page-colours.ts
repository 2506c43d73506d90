export function readPageColours(): { native: string; ground: string } {
  const ground =
    getComputedStyle(document.body)
      .backgroundColor.match(/[\d.]+/g)
      ?.map(Number) ?? [];
  const [red = 0, green = 0, blue = 0] = ground;
  return {
    native: getComputedStyle(document.documentElement).colorScheme,
    ground: Math.max(red, green, blue) < 64 ? 'dark' : Math.min(red, green, blue) > 230 ? 'light' : 'neither',
  };
}
