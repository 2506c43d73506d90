export type FigureParts = { before: string; number: string; after: string };

/** Finds the number in "250.000 €", "€250,000" or "5,90 – 7,40 %", so that its unit can be smaller. */
export function splitFigure(text: string): FigureParts {
  const found = /^(\D*?)([-−]?\d(?:.*\d)?)(\D*)$/.exec(text);
  const [, before = '', number = text, after = ''] = found ?? [];
  return { before, number, after };
}
