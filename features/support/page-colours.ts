export function readPageColours(): { native: string; background: string } {
  const bodyColourParts =
    getComputedStyle(document.body)
      .backgroundColor.match(/[\d.]+/g)
      ?.map(Number) ?? [];
  const [red = 0, green = 0, blue = 0] = bodyColourParts;
  return {
    native: getComputedStyle(document.documentElement).colorScheme,
    background:
      Math.max(red, green, blue) < 64 ? 'dark' : Math.min(red, green, blue) > 230 ? 'light' : 'neither',
  };
}
